/** This browser as a device that gets push notifications: whether it can, and subscribing it. */
import type { GivenDevice } from '../../../../lambdas/contracts/notices.ts';
import { deviceName } from '../../components/passkeys/device-name.ts';
import { keys, write } from '../../session/storage.ts';

/** Why there are no push notifications here, in words for the person; null where there can be. */
export function pushProblem(): string | null {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return /iPhone|iPad/.test(navigator.userAgent)
      ? 'On an iPhone or iPad, add GamePlan to your Home Screen first (Share, then Add to Home Screen), and open it there.'
      : 'This browser does not support push notifications.';
  }
  return Notification.permission === 'denied' ? blocked : null;
}

const blocked =
  'Notifications from GamePlan are blocked in this browser. Allow them in its site settings, then try again.';

/** Has words for the person. */
export class NoPush extends Error {
  override readonly name = 'NoPush';
}

/**
 * Asks for the browser's permission and subscribes at its push service.
 * @param publicKey what it subscribes with, base64url
 * @throws NoPush
 */
export async function subscribeThisBrowser(publicKey: string, userId: string): Promise<GivenDevice> {
  const permission = await Notification.requestPermission();
  if (permission === 'denied') throw new NoPush(blocked);
  if (permission !== 'granted') throw new NoPush('The browser needs your permission to show notifications.');
  const { endpoint, keys: secrets } = await subscription(publicKey);
  const { p256dh, auth } = secrets ?? {};
  if (!endpoint || !p256dh || !auth) throw new NoPush(unreachable);
  write(keys.pushOwner, userId);
  return { name: deviceName(navigator.userAgent), subscription: { endpoint, keys: { p256dh, auth } } };
}

const unreachable = 'Your browser could not reach its push service. Please try again later.';

async function subscription(publicKey: string): Promise<PushSubscriptionJSON> {
  // Without a registration there will be none later: the site registers it when it opens.
  if (!(await navigator.serviceWorker.getRegistration())) {
    throw new NoPush('This browser does not support push notifications.');
  }
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return (await pushManager.subscribe(options)).toJSON();
  } catch (error) {
    // It was subscribed with another key, before ours was replaced.
    const old = await pushManager.getSubscription();
    if (!old) throw new NoPush(unreachable, { cause: error });
    await old.unsubscribe();
    return (await pushManager.subscribe(options)).toJSON();
  }
}

/** The id by which the server knows this browser; null where it is not subscribed. */
export async function thisDeviceId(): Promise<string | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const known = await registration?.pushManager?.getSubscription();
  if (!known) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(known.endpoint));
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
