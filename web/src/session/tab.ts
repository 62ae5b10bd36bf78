/** A tab's session storage for the signed-in user, cleared at sign-out. If it is blocked, nothing is kept. */
import { keys, write } from '../api/client/storage.ts';

const key = 'tabData';

interface Stored {
  readonly userId: string;
  readonly value: unknown;
}

/** @returns null if nothing is stored for this user */
export function readTab(userId: string): unknown {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Stored | null;
    return stored?.userId === userId ? stored.value : null;
  } catch {
    // Blocked by the browser's settings, or not JSON.
    return null;
  }
}

export function writeTab(userId: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ userId, value } satisfies Stored));
  } catch {
    // Blocked or full: the value is lost when the page is reloaded.
  }
}

/** Removes the user's data from this device, so that the next user cannot see it. */
export function clearTab(): void {
  write(keys.lastTracker, null);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked by the browser's settings, so nothing was stored.
  }
}
