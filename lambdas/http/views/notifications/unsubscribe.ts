/** The pages behind a notice's unsubscribe link. They need neither scripts nor the app. */
import {
  type Channel,
  channelNames,
  kindNames,
  type NoticeKind,
} from '../../../domain/notifications/notices.ts';
import { document } from '../../pages/frame.ts';
import { type Html, html } from '../../pages/html.ts';

interface Ending {
  readonly kind: NoticeKind;
  readonly channel: Channel;
}

const settings = html`<a href="/account/settings#notifications">Notification settings</a>`;

export function askingPage({ kind, channel }: Ending): string {
  return page(
    'Turn off notifications',
    html`<p>Turn off <strong>${kindNames[kind]}</strong> by ${channelWords(channel)}?</p>
<form method="post"><button class="button">Turn off</button></form>
<p class="small muted">Everything else you turned on stays on. ${settings}</p>`,
  );
}

export function endedPage({ kind, channel }: Ending): string {
  return page(
    'Turned off',
    html`<p>You will get no more <strong>${kindNames[kind]}</strong> by ${channelWords(channel)}.</p>
<p class="small muted">You can turn it on again at any time. ${settings}</p>`,
  );
}

const channelWords = (channel: Channel) => (channel === 'push' ? 'push notification' : channelNames.email);

const page = (title: string, body: Html): string =>
  document(
    { title, description: 'Turns off a notification from GamePlan.' },
    html`<section class="card"><h1>${title}</h1>${body}</section>`,
  );
