/**
 * The tracker as the user last saw it on this device, for reading offline. `clearTab` removes it at sign-out and when
 * another user signs in.
 */
import * as z from 'zod/mini';
import { listPicks } from '../../../lambdas/contracts/picks/tracker.ts';
import type { OutputOf } from '../../../lambdas/contracts/platform/contract.ts';
import { keys, read, write } from '../api/client/storage.ts';
import { parseStored } from './session.ts';

export interface SavedTracker {
  /** ISO 8601. */
  readonly savedAt: string;
  /** The first page of all picks, newest first. */
  readonly page: OutputOf<typeof listPicks>;
}

const stored = z.object({ userId: z.string(), savedAt: z.string(), page: listPicks.output });

/** @returns null if nothing is saved for this user */
export function readTracker(userId: string): SavedTracker | null {
  const saved = stored.safeParse(parseStored(read(keys.lastTracker))).data;
  return saved?.userId === userId ? saved : null;
}

/** @param page the first page of all picks, as the server returned it */
export function saveTracker(userId: string, page: SavedTracker['page'], now: Date): void {
  write(keys.lastTracker, JSON.stringify({ userId, savedAt: now.toISOString(), page }));
}
