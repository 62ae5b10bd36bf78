/** The user whose push notifications this browser shows. They end when that user signs out or another one signs in. */
import { keys, read, write } from '../api/client/storage.ts';

/** @param userId the user signing in, whose own notifications continue */
export function endPush(userId?: string): void {
  const owner = read(keys.pushOwner);
  if (owner === null || owner === userId) return;
  write(keys.pushOwner, null);
  // The service worker finishes this even if the page is closing.
  navigator.serviceWorker?.controller?.postMessage('end-push');
}
