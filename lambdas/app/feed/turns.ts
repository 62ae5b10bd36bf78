/** Reads a feed under a lock: one reader at a time, and no more often than the vendor allows. */
import { randomUUID } from 'node:crypto';
import * as locks from '../../data/feed-locks.ts';

/** How often somebody who waits for another's reading looks whether it has ended. */
const lookEveryMs = 200;

export interface Waiting {
  /** Until when to wait for whoever reads it now; without it nobody is waited for. */
  readonly signal?: AbortSignal | undefined;
  /** For how long the feed is left alone afterwards. */
  readonly restMs?: number;
}

/**
 * @param feed what is read by one at a time
 * @param read looks first whether there is still need, since another may have read it in the meantime
 */
export async function inTurn(
  feed: string,
  { signal, restMs = 0 }: Waiting,
  read: () => Promise<void>,
): Promise<void> {
  const holder = randomUUID();
  for (;;) {
    const turn = await locks.takeTurn(feed, holder, new Date());
    if (turn === 'ours') break;
    if (turn === 'resting' || !signal || signal.aborted) return;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  try {
    await read();
  } finally {
    await locks.endTurn(feed, holder, restMs, new Date());
  }
}
