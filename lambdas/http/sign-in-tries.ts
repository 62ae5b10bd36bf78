/** Limits sign-in attempts, so that guessing is slow and nobody can lock an account's owner out. */
import type * as rates from '../data/rates.ts';
import { tooMany } from './errors.ts';
import { limits } from './limits.ts';
import { consumeOf, refundOf, usesOf, type Visitor } from './visitor.ts';

interface Try {
  /** Whose account; `admin|` before it keeps the portal's tries apart. */
  readonly account: string;
  readonly visitor: Visitor;
  readonly now: Date;
}

/**
 * Counts a try before the password is looked at, so that a burst cannot outrun the limit. An account at which many
 * guess from many places stays open to its owner, from wherever: each network then has a few tries and no more.
 * @returns takes the try back, for a password that was right
 * @throws HttpError 429
 */
export async function countTry(
  { account, visitor, now }: Try,
  given: Pick<typeof rates, 'consume' | 'refund'>,
): Promise<() => Promise<unknown>> {
  const { consume, refund } = given;
  const here = `${account}|`;
  const counted = await Promise.all([
    consumeOf(visitor, limits.signInAtAccount, now, given, here),
    consumeOf(visitor, limits.signInFromAddress, now, given),
    consume(limits.signInWhileGuessed, here + visitor.network, now),
    consume(limits.guessesAtAccount, account, now),
  ]);
  const [atAccount, fromAddress, whileGuessed, { allowed: isCalm }] = counted;
  const refused = [atAccount, fromAddress, ...(isCalm ? [] : [whileGuessed])].find(({ allowed }) => !allowed);
  if (refused) throw tooMany(refused.retryAfter);
  return () =>
    Promise.all([
      refundOf(visitor, limits.signInAtAccount, now, given, here),
      refundOf(visitor, limits.signInFromAddress, now, given),
      refund(limits.signInWhileGuessed, here + visitor.network, now),
      refund(limits.guessesAtAccount, account, now),
    ]);
}

/** What `countTry` counts for the account, for whoever removes it; what it counts for the visitor alone stays. */
export function usesOfTry({ account, visitor, now }: Try): rates.Use[] {
  const here = `${account}|`;
  return [
    ...usesOf(visitor, limits.signInAtAccount, now, here),
    { limit: limits.signInWhileGuessed, who: here + visitor.network, now },
    { limit: limits.guessesAtAccount, who: account, now },
  ];
}
