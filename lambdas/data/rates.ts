/** Counters of a fixed window of time, for limits on sign-in, sign-up, mails and asks. */
import { keys } from './keys.ts';
import { update } from './table.ts';

export interface Limit {
  /** What is limited; part of the key. */
  readonly scope: string;
  readonly max: number;
  readonly seconds: number;
}

export interface Consumed {
  readonly allowed: boolean;
  /** Whole seconds until the window ends. */
  readonly retryAfter: number;
}

/** Counts one use and says whether it is within the limit; one atomic write, so that a burst cannot slip through. */
export async function consume(limit: Limit, who: string, now: Date): Promise<Consumed> {
  const { window, end, retryAfter } = windowOf(limit, now);
  const { count } = await add(limit, who, window, end, 1);
  return { allowed: count <= limit.max, retryAfter };
}

/** Takes one use back, where only failures are to count. */
export async function refund(limit: Limit, who: string, now: Date): Promise<void> {
  const { window, end } = windowOf(limit, now);
  await add(limit, who, window, end, -1);
}

function windowOf({ seconds }: Limit, now: Date) {
  const at = Math.floor(now.getTime() / 1000);
  const window = at - (at % seconds);
  const end = window + seconds;
  return { window, end, retryAfter: end - at };
}

function add(limit: Limit, who: string, window: number, end: number, step: 1 | -1) {
  return update<{ count: number }>({
    Key: { ...keys.rate(limit.scope, who, window) },
    UpdateExpression: 'ADD #count :step SET expiresAt = :end',
    ExpressionAttributeNames: { '#count': 'count' },
    ExpressionAttributeValues: { ':step': step, ':end': end },
  });
}
