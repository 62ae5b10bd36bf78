/** Reads a feed under a lock: one reader at a time, and no more often than the vendor allows. */
import { randomUUID } from 'node:crypto';
import * as locks from '../../data/feed/feed-locks.ts';

/** Interval at which a waiting caller tries the lock again. */
const retryMs = 200;

export interface Waiting {
  /** Ends the wait for another reader; without it, the call does not wait. */
  readonly signal?: AbortSignal | undefined;
  /** Minimum pause after the read before anyone may read the feed again. */
  readonly restMs?: number;
}

/**
 * Runs `read` while holding the lock; returns without running it if the feed is resting or the wait ends.
 * @param feed name of the lock
 * @param read must check first whether a read is still due, because another caller may have done it
 */
export async function withFeedLock(
  feed: string,
  { signal, restMs = 0 }: Waiting,
  read: () => Promise<void>,
): Promise<void> {
  const holder = randomUUID();
  for (;;) {
    const result = await locks.acquireLock(feed, holder, new Date());
    if (result === 'acquired') break;
    if (result === 'resting' || !signal || signal.aborted) return;
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
  try {
    await read();
  } finally {
    await locks.releaseLock(feed, holder, restMs, new Date());
  }
}
