/**
 * The tracker as this person last saw it on this device, to be read without a network. It is theirs alone: `clearTab`
 * removes it at sign-out, and when somebody else signs in.
 */
import * as z from 'zod/mini';
import type { OutputOf } from '../../../lambdas/contracts/contract.ts';
import { listPicks } from '../../../lambdas/contracts/tracker.ts';
import { parseStored } from './session.ts';
import { keys, read, write } from './storage.ts';

export interface SavedTracker {
  /** ISO 8601. */
  readonly savedAt: string;
  /** The first page of all picks, newest first. */
  readonly page: OutputOf<typeof listPicks>;
}

const stored = z.object({ userId: z.string(), savedAt: z.string(), page: listPicks.output });

/** @returns null where nothing is saved, or only what somebody else saw */
export function readTracker(userId: string): SavedTracker | null {
  const kept = stored.safeParse(parseStored(read(keys.lastTracker))).data;
  return kept?.userId === userId ? kept : null;
}

/** @param page the first page of all picks, as the server answered it */
export function saveTracker(userId: string, page: SavedTracker['page'], now: Date): void {
  write(keys.lastTracker, JSON.stringify({ userId, savedAt: now.toISOString(), page }));
}
