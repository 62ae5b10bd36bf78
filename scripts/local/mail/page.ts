/** The local inbox, as pages and as JSON. */

import { escapeHtml } from '../../../lambdas/domain/platform/html.ts';
import { type Answer, html, json } from '../http.ts';
import { page } from '../pages.ts';
import type { Mail, Mailbox } from './mailbox.ts';

/** @param path below `/_local` */
export function answerMailPage(mailbox: Mailbox, path: string, query: URLSearchParams): Answer | undefined {
  const to = query.get('to') || undefined;
  if (path === '/mail.json') return json(mailbox.list(to));
  if (path === '/mail') return html(inbox(mailbox.list(to), to));
  const [, id, view] = /^\/mail\/([\w-]+)(\/html)?$/.exec(path) ?? [];
  const mail = id ? mailbox.find(id) : undefined;
  if (!mail) return undefined;
  // As in a mail program: links work, scripts do not.
  if (view) return { ...html(withOpenLinks(mail.html)), headers: { 'content-security-policy': mailPolicy } };
  return html(single(mail));
}

const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

function inbox(mails: readonly Mail[], to: string | undefined): string {
  const rows = mails.map(
    (mail) => `<tr>
<td><time datetime="${mail.at}">${shortTime(mail.at)}</time></td>
<td>${escapeHtml(mail.to)}</td>
<td><a href="/_local/mail/${mail.id}">${escapeHtml(mail.subject)}</a></td>
</tr>`,
  );
  const filter = to
    ? `<p>Only mails to ${escapeHtml(to)}. <a href="/_local/mail">Show all</a></p>`
    : '<p>Every mail that the product sends locally is kept here; none is delivered.</p>';
  const table = `<table>
<thead><tr><th scope="col">Sent (UTC)</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>`;
  return page('Mail', `${filter}\n${mails.length > 0 ? table : '<p>No mail yet.</p>'}`);
}

function single(mail: Mail): string {
  const text = escapeHtml(mail.text).replace(
    /https?:\/\/[^\s<]+/g,
    (link) => `<a href="${link}">${link}</a>`,
  );
  return page(
    mail.subject,
    `<p>From ${escapeHtml(mail.from)} to ${escapeHtml(mail.to)}, <time datetime="${mail.at}">${shortTime(mail.at)} UTC</time></p>
<h2>As text</h2>
<pre>${text}</pre>
${
  mail.html
    ? `<h2>As HTML</h2>
<iframe title="The mail as HTML" src="/_local/mail/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>`
    : ''
}`,
  );
}

/** Links in the frame open in the whole window. */
function withOpenLinks(body: string): string {
  const base = '<base target="_top">';
  return body.includes('<head>') ? body.replace('<head>', `<head>${base}`) : base + body;
}

function shortTime(at: string): string {
  return at.slice(0, 16).replace('T', ' ');
}
