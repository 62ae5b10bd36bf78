/** A tab's session storage for the signed-in person, cleared at sign-out. If it is blocked, nothing is kept. */
import { keys, write } from './storage.ts';

const key = 'tabData';

interface Kept {
  readonly userId: string;
  readonly value: unknown;
}

/** @returns null where nothing is kept, or only of somebody else */
export function readTab(userId: string): unknown {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
    return kept?.userId === userId ? kept.value : null;
  } catch {
    // Blocked by the browser's settings, or not ours.
    return null;
  }
}

export function writeTab(userId: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ userId, value } satisfies Kept));
  } catch {
    // Blocked or full: what is on the screen stays there.
  }
}

/** What one person has seen is never shown to the next: nothing of it is left on this device either. */
export function clearTab(): void {
  write(keys.lastTracker, null);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked by the browser's settings: nothing is kept.
  }
}
