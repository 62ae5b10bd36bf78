/** Whose push notifications this browser shows: they end when that person signs out, or somebody else signs in. */
import { keys, read, write } from './storage.ts';

/** @param userId who keeps them, if they are theirs */
export function endPush(userId?: string): void {
  const owner = read(keys.pushOwner);
  if (owner === null || owner === userId) return;
  write(keys.pushOwner, null);
  // The worker outlives the page, which may be on its way out.
  navigator.serviceWorker?.controller?.postMessage('end-push');
}
