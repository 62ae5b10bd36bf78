/** The pages behind a notice's link: they work without a script and without the app, in dark and in light. */
import { type Channel, channelNames, kindNames, type NoticeKind } from '../../domain/notices.ts';

interface Ending {
  readonly kind: NoticeKind;
  readonly channel: Channel;
}

const settings = '<a href="/account/settings#notifications">Notification settings</a>';

export function askingPage({ kind, channel }: Ending): string {
  return page(
    'Turn off notifications',
    `<p>Turn off <strong>${kindNames[kind]}</strong> by ${channelWords(channel)}?</p>
<form method="post"><button>Turn off</button></form>
<p class="small">Everything else you turned on stays on. ${settings}</p>`,
  );
}

export function endedPage({ kind, channel }: Ending): string {
  return page(
    'Turned off',
    `<p>You will get no more <strong>${kindNames[kind]}</strong> by ${channelWords(channel)}.</p>
<p class="small">You can turn it on again at any time. ${settings}</p>`,
  );
}

const channelWords = (channel: Channel) => (channel === 'push' ? 'push notification' : channelNames.email);

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · GamePlan</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>
:root { color-scheme: dark light; --bg: #0a0e11; --panel: #12181c; --fg: #eef3ee; --muted: #a3b0ab; --edge: #26312f; --accent: #d6ff3f; --on: #0a0e11; }
@media (prefers-color-scheme: light) { :root { --bg: #f3f4ee; --panel: #fff; --fg: #10171a; --muted: #52605c; --edge: #d8ddd3; --accent: #10171a; --on: #fff; } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; box-sizing: border-box; background: var(--bg); color: var(--fg); font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; }
main { width: 100%; max-width: 27rem; box-sizing: border-box; padding: 2rem; background: var(--panel); border: 1px solid var(--edge); border-radius: .75rem; }
.brand { display: flex; align-items: center; gap: .625rem; margin: 0 0 1.5rem; font-weight: 800; }
.brand img { display: block; border-radius: .4rem; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.2; }
p { margin: 0 0 1.25rem; }
button { width: 100%; min-height: 3rem; padding: 0 1.25rem; border: 0; border-radius: .5rem; background: var(--accent); color: var(--on); font: inherit; font-weight: 700; cursor: pointer; margin-bottom: 1.25rem; }
.small { margin: 0; color: var(--muted); font-size: .9375rem; }
a { color: inherit; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
</style>
</head>
<body>
<main>
<p class="brand"><img src="/favicon.svg" width="32" height="32" alt="">GamePlan</p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`;
}
