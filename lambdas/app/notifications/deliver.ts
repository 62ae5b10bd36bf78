/** Delivers a notice to a user, on the channels they turned on for its kind. */

import { type NoticeChoice, noticeChoices } from '../../contracts/notifications/notices.ts';
import { environment } from '../../contracts/platform/environment.ts';
import { pathOf } from '../../contracts/routes.ts';
import { type Addressee, changeNotices, type Device } from '../../data/notifications/notices.ts';
import {
  deviceUntil,
  kindNames,
  mayBeNotified,
  type NoticeKind,
  partsOf,
} from '../../domain/notifications/notices.ts';
import { sendMail } from '../../services/notifications/mail.ts';
import { subscribedMail } from '../../services/notifications/mails.ts';
import { PushNotSent, sendPush } from '../../services/notifications/push.ts';
import { setting } from '../../services/platform/settings.ts';
import { log } from '../../telemetry/log.ts';
import { metric } from '../../telemetry/metrics.ts';
import { canReceiveMail } from '../accounts/links.ts';
import { trySendMail } from '../accounts/try-send-mail.ts';
import type { Notice } from './texts.ts';

export interface Dependencies {
  readonly sendMail: typeof sendMail;
  readonly sendPush: typeof sendPush;
  /** Pauses after each mail: the SES limit is about 14 a second. */
  readonly pace: () => Promise<void>;
}

const mailMs = 100;

export const dependencies: Dependencies = {
  sendMail,
  sendPush,
  pace: () => new Promise((resolve) => setTimeout(resolve, mailMs)),
};

/** A delivered push extends the device's expiry, at most once in this time. */
const extendAfterMs = 7 * 24 * 3600_000;

/**
 * At most once: the notice was marked as sent beforehand, so one that cannot be delivered is lost. A failure is counted and
 * does not affect other users.
 */
export async function deliver(
  { user, settings }: Addressee,
  kind: NoticeKind,
  notice: Notice,
  now: Date,
  { sendMail, sendPush, pace }: Dependencies = dependencies,
): Promise<void> {
  if (!mayBeNotified(user, now)) return;
  for (const choice of noticeChoices) {
    const parts = partsOf(choice);
    if (parts.kind !== kind || !settings.on.includes(choice)) continue;
    if (notice.only && notice.only !== parts.channel) continue;
    const end = unsubscribeUrl(user.id, choice, settings.endKey);
    if (parts.channel === 'push') await pushTo(settings, payloadOf(notice, kind, end), now, sendPush);
    else if (canReceiveMail(user)) {
      const mail = subscribedMail(user.email, { ...linked(notice), end, kind: kindNames[kind] });
      await trySendMail(mail, notSent, sendMail);
      await pace();
    }
  }
}

const linked = ({ path, only: _, ...notice }: Notice) => ({
  ...notice,
  href: setting(environment.siteOrigin) + path,
});

/** The unsubscribe link, which needs no sign-in. */
function unsubscribeUrl(userId: string, choice: NoticeChoice, key: string): string {
  const query = new URLSearchParams({ user: userId, choice, key });
  return `${setting(environment.siteOrigin)}${pathOf('unsubscribe')}?${query}`;
}

/** Read by web/service-worker.js. The tag makes a newer notice replace an older one of the same kind. */
function payloadOf({ title, body, path }: Notice, kind: NoticeKind, end: string): string {
  return JSON.stringify({ title, body, path, tag: kind, end, kind: kindNames[kind] });
}

async function pushTo(
  { userId, devices }: Addressee['settings'],
  payload: string,
  now: Date,
  send: Dependencies['sendPush'],
): Promise<void> {
  const expired = new Set<string>();
  const reached = new Set<string>();
  for (const device of devices) {
    if (Date.parse(device.until) <= now.getTime()) expired.add(device.id);
    else {
      const outcome = await countedPush(() => send(device, payload));
      if (outcome === 'gone') expired.add(device.id);
      if (outcome === 'sent') reached.add(device.id);
    }
  }
  const isDue = ({ id, until }: Device) =>
    reached.has(id) && Date.parse(deviceUntil(now)) - Date.parse(until) > extendAfterMs;
  if (expired.size === 0 && !devices.some(isDue)) return;
  await changeNotices(userId, (before) => ({
    ...before,
    devices: before.devices
      .filter(({ id }) => !expired.has(id))
      .map((device) => (isDue(device) ? { ...device, until: deviceUntil(now) } : device)),
  }));
}

const notSent = (error: Error) => log.warn('notice not sent', error);

/** @returns undefined if the push could not be sent */
async function countedPush<T>(send: () => Promise<T>): Promise<T | undefined> {
  try {
    const outcome = await send();
    if (outcome !== 'gone') metric('PushesSent', 1);
    return outcome;
  } catch (error) {
    if (!(error instanceof PushNotSent)) throw error;
    notSent(error);
    metric('PushesFailed', 1);
    return undefined;
  }
}
