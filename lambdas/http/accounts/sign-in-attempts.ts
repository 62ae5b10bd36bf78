/** Limits sign-in attempts, so that guessing is slow and nobody can lock an account's owner out. */
import type * as rates from '../../data/platform/rates.ts';
import { tooMany } from '../errors.ts';
import { limits } from '../limits.ts';
import { consumeOf, refundOf, usesOf, type Visitor } from '../visitor.ts';

interface Attempt {
  /** Identifies the account; administrators' accounts have the prefix `admin|`. */
  readonly account: string;
  readonly visitor: Visitor;
  readonly now: Date;
}

/**
 * Counts an attempt before the password is checked, so that parallel requests cannot exceed the limit. An account under a
 * distributed attack stays open to its owner: each network then gets a few attempts.
 * @returns refunds the attempt; to be called after a successful sign-in
 * @throws HttpError 429
 */
export async function countAttempt(
  { account, visitor, now }: Attempt,
  given: Pick<typeof rates, 'consume' | 'refund'>,
): Promise<() => Promise<unknown>> {
  const { consume, refund } = given;
  const prefix = `${account}|`;
  const counted = await Promise.all([
    consumeOf(visitor, limits.signInAtAccount, now, given, prefix),
    consumeOf(visitor, limits.signInFromAddress, now, given),
    consume(limits.signInWhileGuessed, prefix + visitor.network, now),
    consume(limits.guessesAtAccount, account, now),
  ]);
  const [atAccount, fromAddress, whileGuessed, { allowed: isCalm }] = counted;
  const refused = [atAccount, fromAddress, ...(isCalm ? [] : [whileGuessed])].find(({ allowed }) => !allowed);
  if (refused) throw tooMany(refused.retryAfter);
  return () =>
    Promise.all([
      refundOf(visitor, limits.signInAtAccount, now, given, prefix),
      refundOf(visitor, limits.signInFromAddress, now, given),
      refund(limits.signInWhileGuessed, prefix + visitor.network, now),
      refund(limits.guessesAtAccount, account, now),
    ]);
}

/** The counts of `countAttempt` that belong to the account, for deletion; those of the visitor alone stay. */
export function usesOfAttempt({ account, visitor, now }: Attempt): rates.Use[] {
  const prefix = `${account}|`;
  return [
    ...usesOf(visitor, limits.signInAtAccount, now, prefix),
    { limit: limits.signInWhileGuessed, who: prefix + visitor.network, now },
    { limit: limits.guessesAtAccount, who: account, now },
  ];
}
