/** Limits attempts to sign in, so that guessing is slow, without locking an account's owner out. */
import type * as rates from '../data/rates.ts';
import { tooMany } from './errors.ts';
import { limits } from './limits.ts';

interface Try {
  /** Whose account; `admin|` before it keeps the portal's tries apart. */
  readonly account: string;
  /** The visitor's IP address. */
  readonly address: string;
  readonly now: Date;
}

/**
 * Counts a try before the password is looked at, so that a burst cannot outrun the limit.
 * @returns takes the try back, for a password that was right
 * @throws HttpError 429
 */
export async function countTry(
  { account, address, now }: Try,
  { consume, refund }: Pick<typeof rates, 'consume' | 'refund'>,
): Promise<() => Promise<unknown>> {
  const tries = [
    [limits.signInAtAccount, `${account}|${address}`],
    [limits.signInFromAddress, address],
  ] as const;
  const counted = await Promise.all(tries.map(([limit, who]) => consume(limit, who, now)));
  const refused = counted.find(({ allowed }) => !allowed);
  if (refused) throw tooMany(refused.retryAfter);
  return () => Promise.all(tries.map(([limit, who]) => refund(limit, who, now)));
}
