/** A lock per feed, so that one caller at a time reads it; it expires if its holder dies. */
import { keys } from '../platform/keys.ts';
import { ConditionFailed, conditionMet, update } from '../platform/table.ts';

/** Longer than the slowest read of a feed, including storage. */
const leaseMs = 60_000;
const keptSeconds = 3600;

interface Lock {
  /** Absent during the pause after a read. */
  readonly holder?: string;
  /** Epoch milliseconds. */
  readonly until: number;
}

/** `busy`: another caller holds the lock. `resting`: the vendor requires a pause after the last read. */
export type LockResult = 'acquired' | 'busy' | 'resting';

/** AP: Update FEEDLOCK#feed, if it is free or already ours: the SDK repeats a write whose response was lost. */
export async function acquireLock(feed: string, holder: string, now: Date): Promise<LockResult> {
  const at = now.getTime();
  try {
    await update({
      Key: { ...keys.feedLock(feed) },
      UpdateExpression: 'SET holder = :holder, #until = :until, expiresAt = :expires',
      ConditionExpression: 'attribute_not_exists(#until) OR #until <= :now OR holder = :holder',
      ExpressionAttributeNames: { '#until': 'until' },
      ExpressionAttributeValues: {
        ':holder': holder,
        ':until': at + leaseMs,
        ':now': at,
        ':expires': Math.floor(at / 1000) + keptSeconds,
      },
    });
    return 'acquired';
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return (error.failed[0] as Lock | null)?.holder === undefined ? 'resting' : 'busy';
  }
}

/** Does nothing if the lease expired and another caller holds the lock. @param restMs pause before it may be acquired again */
export async function releaseLock(feed: string, holder: string, restMs: number, now: Date): Promise<void> {
  await conditionMet(
    update({
      Key: { ...keys.feedLock(feed) },
      UpdateExpression: 'SET #until = :until REMOVE holder',
      ConditionExpression: 'holder = :holder',
      ExpressionAttributeNames: { '#until': 'until' },
      ExpressionAttributeValues: { ':holder': holder, ':until': now.getTime() + restMs },
    }),
  );
}
