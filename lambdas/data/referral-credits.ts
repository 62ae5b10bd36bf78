/**
 * Credits for friends who subscribed. A friend's mailbox earns one credit, ever: a mark that names nobody stays when the
 * friend's account or the referrer's is deleted.
 *
 * `waiting` (until the referrer pays for a plan, or for the next month) -> `reserved` (the amount is decided, and the
 * provider is asked) -> `paid`. From each state it may become `withdrawn`.
 */
import { createHash } from 'node:crypto';
import { mailboxOf } from '../domain/mailbox.ts';
import { type Key, keys, lists } from './keys.ts';
import { beginsWith } from './queries.ts';
import { conditionMet, get, queryAll, transact, update } from './table.ts';
import { canonicalEmail } from './users.ts';

export interface ReferralCredit {
  /** Hash of the friend's mailbox. */
  readonly id: string;
  /** The referrer. */
  readonly userId: string;
  /** When the friend paid, ISO 8601. */
  readonly at: string;
  readonly state: 'waiting' | 'reserved' | 'paid' | 'withdrawn';
  /** Fingerprints of the friend's cards, by the payment provider; until the credit is paid. */
  readonly cards?: readonly string[];
  /** Cents of `currency`, once it is reserved. */
  readonly amount?: number;
  readonly currency?: string;
}

/** The id of the credit that a friend's mailbox earns. */
export function creditId(email: string): string {
  return createHash('sha256')
    .update(`referral:${mailboxOf(canonicalEmail(email))}`)
    .digest('base64url');
}

/**
 * Notes a friend's first payment, once for a mailbox.
 * @returns false where the mailbox has earned somebody a credit before
 */
export async function claimCredit(credit: ReferralCredit): Promise<boolean> {
  const absent = { ConditionExpression: 'attribute_not_exists(pk)' };
  const claimed = await conditionMet(
    transact([
      { Put: { Item: { ...keys.referredMailbox(credit.id), at: credit.at }, ...absent } },
      { Put: { Item: { ...keys.referralCredit(credit.userId, credit.id), ...credit }, ...absent } },
    ]),
  );
  return claimed || (await findCredit(credit.userId, credit.id)) !== undefined;
}

/** AP: Get USER#id/CREDIT#mailbox. */
export function findCredit(userId: string, id: string): Promise<ReferralCredit | undefined> {
  return get<ReferralCredit>(keys.referralCredit(userId, id));
}

/** AP: Query USER#id CREDIT#. Every credit of a referrer, in no order. */
export function creditsOf(userId: string): Promise<ReferralCredit[]> {
  return queryAll<ReferralCredit>({ ...beginsWith(lists.referralCredits(userId)), ConsistentRead: true });
}

/** AP: Get USER#id/CREDITED#month. Cents credited in a month. */
export async function creditedIn(userId: string, month: string): Promise<number> {
  return (await get<{ cents?: number }>(keys.creditedMonth(userId, month)))?.cents ?? 0;
}

/**
 * Decides the amount of a waiting credit, and counts it in its month.
 * @param credited what was read of the month; where it has changed, nothing is written
 */
export function reserveCredit(
  { userId, id }: ReferralCredit,
  {
    month,
    credited,
    amount,
    currency,
  }: { month: string; credited: number; amount: number; currency: string },
): Promise<boolean> {
  return conditionMet(
    transact([
      {
        Update: {
          Key: { ...keys.referralCredit(userId, id) },
          UpdateExpression: 'SET #state = :reserved, amount = :amount, currency = :currency',
          ConditionExpression: '#state = :waiting',
          ExpressionAttributeNames: { '#state': 'state' },
          ExpressionAttributeValues: {
            ':reserved': 'reserved',
            ':waiting': 'waiting',
            ':amount': amount,
            ':currency': currency,
          },
        },
      },
      {
        Update: {
          Key: { ...keys.creditedMonth(userId, month) },
          UpdateExpression: 'SET cents = :after',
          ConditionExpression: credited === 0 ? 'attribute_not_exists(cents)' : 'cents = :before',
          ExpressionAttributeValues: {
            ':after': credited + amount,
            ...(credited > 0 && { ':before': credited }),
          },
        },
      },
    ]),
  );
}

/** Moves a credit on; nothing happens where it is in another state by now. The cards are not needed any more. */
export async function settleCredit(
  { userId, id, state }: ReferralCredit,
  next: 'paid' | 'withdrawn',
): Promise<void> {
  const Key: Key = keys.referralCredit(userId, id);
  await conditionMet(
    update({
      Key: { ...Key },
      UpdateExpression: 'SET #state = :next REMOVE cards',
      ConditionExpression: '#state = :state',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':next': next, ':state': state },
    }),
  );
}
