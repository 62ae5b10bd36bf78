/** A lock per feed, so that one caller at a time reads it; it expires if its holder dies. */
import { keys } from './keys.ts';
import { ConditionFailed, conditionMet, update } from './table.ts';

/** Longer than the slowest reading of a feed, with what is stored of it. */
const leaseMs = 60_000;
const keptSeconds = 3600;

interface Lock {
  /** Absent while the feed rests. */
  readonly holder?: string;
  /** Epoch milliseconds. */
  readonly until: number;
}

/** `busy`: somebody reads it now. `resting`: the vendor allows no other call so soon after the last. */
export type Turn = 'ours' | 'busy' | 'resting';

/** AP: Update FEEDLOCK#feed, on condition that nobody else holds it: the SDK repeats a write whose answer was lost. */
export async function takeTurn(feed: string, holder: string, now: Date): Promise<Turn> {
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
    return 'ours';
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return (error.failed[0] as Lock | null)?.holder === undefined ? 'resting' : 'busy';
  }
}

/** @param restMs for how long nobody may read it after this; a lock that is somebody else's by now stays theirs */
export async function endTurn(feed: string, holder: string, restMs: number, now: Date): Promise<void> {
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
