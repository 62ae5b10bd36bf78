/** Fixed-window counters for rate limits. */
import { createHash, randomUUID } from 'node:crypto';
import { keys } from './keys.ts';
import { ConditionFailed, transact, update, type Write } from './table.ts';

export interface Limit {
  /** Name of the limit; part of the key. */
  readonly scope: string;
  readonly max: number;
  readonly seconds: number;
}

/** One use of a limit. */
export interface Use {
  readonly limit: Limit;
  /** The subject, such as an address or account; hashed in the key, so that it can have any length and is not stored. */
  readonly who: string;
  readonly now: Date;
}

export interface Consumed {
  readonly allowed: boolean;
  /** Whole seconds until the window ends. */
  readonly retryAfter: number;
}

/** Counts one use and returns whether it is within the limit. One atomic write, so that a burst cannot exceed the limit. */
export async function consume(limit: Limit, who: string, now: Date): Promise<Consumed> {
  return { allowed: (await add({ limit, who, now }, 1)) <= limit.max, retryAfter: retryAfter(limit, now) };
}

/** Undoes one use, for limits that count only failures. */
export async function refund(limit: Limit, who: string, now: Date): Promise<void> {
  await add({ limit, who, now }, -1);
}

/** The write that counts one use, for a transaction that must fail beyond the limit. */
export function consumeWithin(use: Use): Write {
  return {
    Update: {
      Key: keyOf(use),
      UpdateExpression: 'ADD #count :step SET expiresAt = :end',
      ConditionExpression: 'attribute_not_exists(#count) OR #count < :max',
      ExpressionAttributeNames: { '#count': 'count' },
      ExpressionAttributeValues: { ':step': 1, ':end': windowOf(use).end, ':max': use.limit.max },
    },
  };
}

/** Deletes counts of the current windows, at most 100, for the deletion of an account. */
export function forget(uses: readonly Use[]): Promise<void> {
  return transact(uses.map((use) => ({ Delete: { Key: keyOf(use) } })));
}

/** Whole seconds until the window of a limit ends. */
export function retryAfter(limit: Limit, now: Date): number {
  return windowOf({ limit, now }).end - Math.floor(now.getTime() / 1000);
}

function windowOf({ limit: { seconds }, now }: Omit<Use, 'who'>) {
  const at = Math.floor(now.getTime() / 1000);
  const start = at - (at % seconds);
  return { start, end: start + seconds };
}

function keyOf({ limit, who, now }: Use) {
  const hash = createHash('sha256').update(who).digest('base64url');
  return { ...keys.rate(limit.scope, hash, windowOf({ limit, now }).start) };
}

/** @returns the new count */
async function add(use: Use, step: 1 | -1): Promise<number> {
  try {
    const { count } = await update<{ count: number }>({
      Key: keyOf(use),
      UpdateExpression: 'ADD #count :step SET expiresAt = :end, lastUse = :use',
      ConditionExpression: 'attribute_not_exists(lastUse) OR lastUse <> :use',
      ExpressionAttributeNames: { '#count': 'count' },
      ExpressionAttributeValues: { ':step': step, ':end': windowOf(use).end, ':use': randomUUID() },
    });
    return count;
  } catch (error) {
    // This write had succeeded: the SDK repeated it because the response was lost.
    if (error instanceof ConditionFailed) return Number(error.failed[0]?.count ?? 0);
    throw error;
  }
}
