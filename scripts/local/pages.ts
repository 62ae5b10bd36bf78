/** The frame of the local pages: plain HTML without scripts. */
import { escapeHtml } from '../../lambdas/domain/platform/html.ts';

export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · GamePlan local</title>
<style>
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
nav a { margin-inline-end: 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #8886; vertical-align: top; }
iframe { width: 100%; height: 32rem; border: 1px solid #8886; border-radius: .5rem; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid #8886; border-radius: .5rem; }
label { display: block; margin-top: .75rem; }
select, input, button { box-sizing: border-box; font: inherit; padding: .5rem .75rem; min-height: 2.75rem; }
button { margin-block: .25rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.5rem; }
dt { opacity: .75; }
dd { margin: 0; overflow-wrap: anywhere; }
fieldset { border: 1px solid #8886; border-radius: .5rem; margin: 0 0 1.25rem; padding: .25rem 1rem 1rem; }
a { overflow-wrap: anywhere; }
</style>
</head>
<body>
<nav aria-label="Local pages"><a href="/">GamePlan</a><a href="/_local/mail">Mail</a><a href="/_local/push">Push</a><a href="/_local/controls">Controls</a></nav>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>`;
}
