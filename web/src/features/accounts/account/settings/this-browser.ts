/** Push notifications in this browser: whether they are supported, and subscribing to them. */
import type { GivenDevice } from '../../../../../../lambdas/contracts/notifications/notices.ts';
import { keys, write } from '../../../../api/client/storage.ts';
import { deviceName } from '../../../../components/accounts/passkeys/device-name.ts';
import { isIos } from './ios.ts';

/** @returns a message for the user if push notifications are not available here; null if they are */
export function pushProblem(): string | null {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return isIos()
      ? 'On an iPhone or iPad, add GamePlan to your Home Screen first (Share, then Add to Home Screen), and open it there.'
      : 'This browser does not support push notifications.';
  }
  return Notification.permission === 'denied' ? blocked : null;
}

const blocked =
  'Notifications from GamePlan are blocked in this browser. Allow them in its site settings, then try again.';

/** The message is for the user. */
export class PushError extends Error {
  override readonly name = 'PushError';
}

/**
 * Requests permission and subscribes to the browser's push service.
 * @param publicKey the server's VAPID key, base64url
 * @throws PushError
 */
export async function subscribeThisBrowser(publicKey: string, userId: string): Promise<GivenDevice> {
  const permission = await Notification.requestPermission();
  if (permission === 'denied') throw new PushError(blocked);
  if (permission !== 'granted')
    throw new PushError('The browser needs your permission to show notifications.');
  const { endpoint, keys: secrets } = await subscribe(publicKey);
  const { p256dh, auth } = secrets ?? {};
  if (!endpoint || !p256dh || !auth) throw new PushError(unreachable);
  write(keys.pushOwner, userId);
  return { name: deviceName(navigator.userAgent), subscription: { endpoint, keys: { p256dh, auth } } };
}

const unreachable = 'Your browser could not reach its push service. Please try again later.';

async function subscribe(publicKey: string): Promise<PushSubscriptionJSON> {
  // The site registers the service worker when it opens, so a missing registration will not appear later.
  if (!(await navigator.serviceWorker.getRegistration())) {
    throw new PushError('This browser does not support push notifications.');
  }
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return (await pushManager.subscribe(options)).toJSON();
  } catch (error) {
    // The browser is still subscribed with an earlier key of the server.
    const old = await pushManager.getSubscription();
    if (!old) throw new PushError(unreachable, { cause: error });
    await old.unsubscribe();
    return (await pushManager.subscribe(options)).toJSON();
  }
}

/** @returns the server's ID for this browser; null if it is not subscribed */
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
