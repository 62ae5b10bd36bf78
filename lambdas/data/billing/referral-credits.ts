/**
 * Referral credits for friends who subscribed. A friend's mailbox earns at most one credit ever: an anonymous mark remains
 * after the friend's or the referrer's account is deleted.
 *
 * States: `waiting` (until the referrer has a paid plan, or for the next month) -> `reserved` (the amount is set and the
 * provider is called) -> `paid`. Any state may change to `withdrawn`.
 */
import { createHash } from 'node:crypto';
import { mailboxOf } from '../../domain/platform/mailbox.ts';
import { canonicalEmail } from '../accounts/users.ts';
import { type Key, keys, lists } from '../platform/keys.ts';
import { beginsWith } from '../platform/queries.ts';
import { conditionMet, get, queryAll, transact, update } from '../platform/table.ts';

export interface ReferralCredit {
  /** Hash of the friend's mailbox. */
  readonly id: string;
  /** The referrer. */
  readonly userId: string;
  /** Time of the friend's payment, ISO 8601. */
  readonly at: string;
  readonly state: 'waiting' | 'reserved' | 'paid' | 'withdrawn';
  /** The payment provider's fingerprints of the friend's cards; removed when the credit is settled. */
  readonly cards?: readonly string[];
  /** Cents of `currency`; set once reserved. */
  readonly amount?: number;
  readonly currency?: string;
}

/** The ID of the credit that a friend's mailbox earns. */
export function creditId(email: string): string {
  return createHash('sha256')
    .update(`referral:${mailboxOf(canonicalEmail(email))}`)
    .digest('base64url');
}

/**
 * Creates the credit for a friend's first payment, once per mailbox. Safe to repeat.
 * @returns false if the mailbox has already earned another referrer a credit
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

/** AP: Query USER#id CREDIT#. All credits of a referrer, in any order. */
export function creditsOf(userId: string): Promise<ReferralCredit[]> {
  return queryAll<ReferralCredit>({ ...beginsWith(lists.referralCredits(userId)), ConsistentRead: true });
}

/** AP: Get USER#id/CREDITED#month. Cents credited in a month. */
export async function creditedIn(userId: string, month: string): Promise<number> {
  return (await get<{ cents?: number }>(keys.creditedMonth(userId, month)))?.cents ?? 0;
}

/**
 * Sets the amount of a waiting credit and adds it to the month's total, in one transaction.
 * @param credited the month's total as read
 * @returns false, writing nothing, if the total or the credit's state has changed
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

/** Sets a credit's final state and removes the card fingerprints. Does nothing if its state has changed. */
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
