/** Brings one notice to one person, over the channels they turned on for its kind. */
import { environment } from '../../contracts/environment.ts';
import { type NoticeChoice, noticeChoices } from '../../contracts/notices.ts';
import { pathOf } from '../../contracts/routes.ts';
import { type Addressee, changeNotices, type Device } from '../../data/notices.ts';
import { deviceUntil, kindNames, mayBeNotified, type NoticeKind, partsOf } from '../../domain/notices.ts';
import { sendMail } from '../../services/mail.ts';
import { subscribedMail } from '../../services/mails.ts';
import { PushNotSent, sendPush } from '../../services/push.ts';
import { setting } from '../../services/settings.ts';
import { log } from '../../telemetry/log.ts';
import { metric } from '../../telemetry/metrics.ts';
import { handOver } from '../accounts/hand-over.ts';
import { mayBeMailed } from '../accounts/links.ts';
import type { Notice } from './texts.ts';

export interface Means {
  readonly sendMail: typeof sendMail;
  readonly sendPush: typeof sendPush;
  /** Waits a little after each mail: the mail service takes some fourteen a second. */
  readonly pace: () => Promise<void>;
}

const mailMs = 100;

export const means: Means = {
  sendMail,
  sendPush,
  pace: () => new Promise((resolve) => setTimeout(resolve, mailMs)),
};

/** What is delivered moves the end of a device, at most so often. */
const refreshedAfterMs = 7 * 24 * 3600_000;

/**
 * What cannot be handed over is lost: it was marked as told before, so that nothing is told twice. It is counted, and
 * keeps nobody else waiting.
 */
export async function deliver(
  { user, settings }: Addressee,
  kind: NoticeKind,
  notice: Notice,
  now: Date,
  { sendMail, sendPush, pace }: Means = means,
): Promise<void> {
  if (!mayBeNotified(user, now)) return;
  for (const choice of noticeChoices) {
    const parts = partsOf(choice);
    if (parts.kind !== kind || !settings.on.includes(choice)) continue;
    const end = endUrl(user.id, choice, settings.endKey);
    if (parts.channel === 'push') await pushTo(settings, payloadOf(notice, kind, end), now, sendPush);
    else if (mayBeMailed(user)) {
      const mail = subscribedMail(user.email, { ...linked(notice), end, kind: kindNames[kind] });
      await handOver(mail, notSent, sendMail);
      await pace();
    }
  }
}

const linked = ({ path, ...notice }: Notice) => ({ ...notice, href: setting(environment.siteOrigin) + path });

/** Ends one kind over one channel, without signing in. */
function endUrl(userId: string, choice: NoticeChoice, key: string): string {
  const query = new URLSearchParams({ user: userId, choice, key });
  return `${setting(environment.siteOrigin)}${pathOf('unsubscribe')}?${query}`;
}

/** Read by web/service-worker.js. A newer notice of the same kind takes the place of an older one. */
function payloadOf({ title, body, path }: Notice, kind: NoticeKind, end: string): string {
  return JSON.stringify({ title, body, path, tag: kind, end, kind: kindNames[kind] });
}

async function pushTo(
  { userId, devices }: Addressee['settings'],
  payload: string,
  now: Date,
  send: Means['sendPush'],
): Promise<void> {
  const gone = new Set<string>();
  const reached = new Set<string>();
  for (const device of devices) {
    if (Date.parse(device.until) <= now.getTime()) gone.add(device.id);
    else {
      const outcome = await countedPush(() => send(device, payload));
      if (outcome === 'gone') gone.add(device.id);
      if (outcome === 'sent') reached.add(device.id);
    }
  }
  const isOld = ({ id, until }: Device) =>
    reached.has(id) && Date.parse(deviceUntil(now)) - Date.parse(until) > refreshedAfterMs;
  if (gone.size === 0 && !devices.some(isOld)) return;
  await changeNotices(userId, (before) => ({
    ...before,
    devices: before.devices
      .filter(({ id }) => !gone.has(id))
      .map((device) => (isOld(device) ? { ...device, until: deviceUntil(now) } : device)),
  }));
}

const notSent = (error: Error) => log.warn('notice not sent', error);

/** @returns undefined where it could not be handed over */
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
