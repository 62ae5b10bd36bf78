/** The HTML document around pages made by functions: head with link-preview metadata, header and footer. */
import { ageRule } from '../../domain/accounts/age-rule.ts';
import { dialLink, type Helpline, mainLines } from '../../domain/accounts/helplines.ts';
import { Html, html } from './html.ts';
import { style } from './style.ts';

export interface Head {
  readonly title: string;
  readonly description: string;
  /** Link-preview metadata; absent for pages that are not shared. */
  readonly card?: {
    readonly url: string;
    readonly picture: string;
    readonly alt: string;
  };
}

/** Pixels, as social networks recommend. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** @returns a complete document that follows the device's color scheme and is not indexed by search engines */
export function document(head: Head, content: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
<title>${head.title} | GamePlan</title>
<meta name="description" content="${head.description}" />
<meta name="robots" content="noindex" />
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0a0e11" />
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f3f4ee" />
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
${preview(head)}
<style>${styleSheet}</style>
</head>
<body>
<header class="top"><div class="wrap"><a class="logo" href="/" aria-label="GamePlan home">${mark}<span>GamePlan</span></a><a class="button small" href="/">Open GamePlan</a></div></header>
<main class="wrap">${content}</main>
${foot}
</body>
</html>
`.markup;
}

function preview({ title, description, card }: Head): Html | null {
  if (!card) return null;
  return html`<meta property="og:type" content="article" />
<meta property="og:site_name" content="GamePlan" />
<meta property="og:title" content="${title}" />
<meta property="og:description" content="${description}" />
<meta property="og:url" content="${card.url}" />
<meta property="og:image" content="${card.picture}" />
<meta property="og:image:type" content="image/png" />
<meta property="og:image:width" content="${pictureSize.width}" />
<meta property="og:image:height" content="${pictureSize.height}" />
<meta property="og:image:alt" content="${card.alt}" />
<meta name="twitter:card" content="summary_large_image" />
<link rel="canonical" href="${card.url}" />`;
}

/** Trusted markup. */
const styleSheet = new Html(style);

const mark = html`<svg viewBox="0 0 28 28" aria-hidden="true"><g stroke="var(--accentFg)"><circle cx="6" cy="21.5" r="4" /><path d="M6 17.5V11a3.5 3.5 0 0 1 3.5-3.5H25" /><path d="M20.5 3 25 7.5 20.5 12" /></g><path d="m17 18 7 7m0-7-7 7" stroke="var(--fg)" /></svg>`;

const phoneLink = (line: Helpline) => html`<a href="${dialLink(line)}">${line.number}</a>`;

/** The same age, legal and help texts as in the footer of the site. */
const foot = html`<footer><div class="wrap">
<nav aria-label="Footer" class="small muted"><a href="/track-record">Track Record</a><a href="/terms">Terms</a><a href="/privacy">Privacy</a><a href="/disclaimer">Disclaimer</a></nav>
<p class="small muted">${ageRule}. Information only: GamePlan takes no bets and promises no result.
If betting stops being fun, call ${phoneLink(mainLines.usa)} (USA) or ${mainLines.canada.name} at
${phoneLink(mainLines.canada)} (Canada).</p>
</div></footer>`;
