/**
 * Sends a push message to a browser through the browser's push service, encrypted for the browser (RFC 8291) and signed with
 * our key (VAPID, RFC 8292).
 */
import webPush from 'web-push';
import { environment } from '../../contracts/platform/environment.ts';
import { timeouts } from '../../contracts/platform/timeouts.ts';
import { readSecret } from '../platform/secrets.ts';
import { setting } from '../platform/settings.ts';
import { type PushKeys, pushKeys } from './push-keys.ts';
import { isPushService } from './push-services.ts';

interface Recipient {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The message could not be sent; a later attempt may succeed. */
export class PushNotSent extends Error {
  override readonly name = 'PushNotSent';
}

/** Seconds for which the push service keeps a message while the browser is offline. */
const keptSeconds = 12 * 3600;

/**
 * @param payload JSON text, at most about 3,000 bytes, because push services accept 4 KB
 * @returns `gone` if the browser has ended the subscription
 * @throws PushNotSent
 */
export async function sendPush(to: Recipient, payload: string): Promise<'sent' | 'gone'> {
  if (!isPushService(to.endpoint)) return 'gone';
  const seed = await readSecret(setting(environment.pushKeysSecret));
  const keys = pushKeys(seed, Number(setting(environment.pushKeyVersion)));
  const { endpoint, headers, body } = requestFor(to, payload, keys);
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(body),
    // A redirect could send the request to a host that is not allowed.
    redirect: 'error',
    signal: AbortSignal.timeout(timeouts.push.totalMs),
  }).catch((error: unknown) => {
    throw new PushNotSent('The push service could not be reached', { cause: error });
  });
  await response.body?.cancel();
  if (response.status === 404 || response.status === 410) return 'gone';
  if (!response.ok) throw new PushNotSent(`The push service answered ${response.status}`);
  return 'sent';
}

function requestFor({ endpoint, p256dh, auth }: Recipient, payload: string, keys: PushKeys) {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject: contact(), ...keys },
      TTL: keptSeconds,
    });
  } catch (error) {
    // The browser's keys are invalid.
    throw new PushNotSent('The message could not be encrypted', { cause: error });
  }
}

/** Contact for the operators of push services. */
function contact(): string {
  const from = setting(environment.mailFrom);
  return `mailto:${/<([^<>]+)>/.exec(from)?.[1] ?? from}`;
}
