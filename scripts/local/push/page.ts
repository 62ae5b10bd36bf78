/** The page with the local push devices and the messages they received. */
import { escapeHtml } from '../../../lambdas/domain/platform/html.ts';
import { page } from '../pages.ts';
import type { BrowserKeys } from './encryption.ts';

interface Subscription extends BrowserKeys {
  readonly id: string;
  readonly name: string;
  /** The one key that may send to it. */
  readonly publicKey: string;
  readonly ended: boolean;
}

export interface PushState {
  readonly devices: readonly Subscription[];
  /** Oldest first. */
  readonly messages: readonly { readonly at: string; readonly device: string; readonly text: string }[];
}

export function pushPage({ devices, messages }: PushState, notice = ''): string {
  const rows = messages.toReversed().map(
    ({ at, device, text }) => `<tr>
<td><time datetime="${at}">${at.slice(0, 16).replace('T', ' ')}</time></td>
<td>${escapeHtml(devices.find(({ id }) => id === device)?.name ?? 'A removed device')}</td>
<td>${shown(text)}</td>
</tr>`,
  );
  const table = `<table>
<thead><tr><th scope="col">Sent (UTC)</th><th scope="col">Device</th><th scope="col">Notification</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>`;
  const list = devices.map(
    ({ id, name, ended }) =>
      `<li>${escapeHtml(name)}${
        ended
          ? ' (ended: the push service answers 410)'
          : ` <form method="post" action="/_local/push/end/${id}"><button>End the subscription</button></form>`
      }</li>`,
  );
  return page(
    'Push notifications',
    `<p>A real browser receives notifications through its vendor's push service, over the internet. This page is a local push
service with simulated devices: it accepts messages as the real services do, and decrypts them.</p>
${notice && `<p role="status">${escapeHtml(notice)}</p>`}
<h2>Add a device</h2>
<p>Then turn on notifications under Settings, and run <code>send-notices</code> on the <a href="/_local/controls">controls</a>.</p>
<form method="post" action="/_local/push/add"><label>Email of the account
<input type="email" name="email" value="subscriber@gameplan.test" required></label><button>Add a device</button></form>
<h2>Devices</h2>
${devices.length > 0 ? `<ul>${list.join('\n')}</ul>` : '<p>None yet.</p>'}
<h2>Messages</h2>
${messages.length > 0 ? table : '<p>None yet.</p>'}`,
  );
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly end: string;
}

function shown(text: string): string {
  const { title, body, path, end }: Shown = JSON.parse(text);
  return `<strong>${escapeHtml(title)}</strong><br>${escapeHtml(body)}<br>
<a href="${escapeHtml(path)}">Open</a> · <a href="${escapeHtml(end)}">Turn off</a>`;
}
