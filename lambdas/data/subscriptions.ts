/** An account's subscription, and the account of a customer of the payment provider. */
import { isDeepStrictEqual } from 'node:util';
import type { Standing } from '../domain/subscription.ts';
import { auditEntry } from './audit.ts';
import { keys } from './keys.ts';
import { ConditionFailed, conditionMet, get, transact, update, type Write } from './table.ts';
import { changeUser, type User } from './users.ts';

/** Who changes a subscription, and why: for the audit. */
export interface Change {
  /** `user`, `payments:<event id>`, or `admin:<address>`. */
  readonly by: string;
  readonly what: string;
  readonly now: Date;
}

/**
 * The writes that give an account another standing, for the transaction that also records why.
 * They hold only while the account is as it was read.
 */
export function changeStanding(user: User, standing: Standing, { by, what, now }: Change): Write[] {
  const revision = (user.subscription?.revision ?? 0) + 1;
  const after = { ...user, ...standing, subscription: { ...standing.subscription, revision } };
  const writes = changeUser(user, after, now);
  const shownBefore = visible(user);
  const shownAfter = visible(after);
  if (!isDeepStrictEqual(shownBefore, shownAfter)) {
    const change = { before: shownBefore, after: shownAfter };
    writes.push(auditEntry({ userId: user.id, at: now.toISOString(), by, what, ...change }));
  }
  return writes;
}

/** What an audit shows of a standing: what its owner would notice. */
function visible({ plan, subscriptionStatus, subscription }: Pick<User, keyof Standing>) {
  const paid = subscription?.provider === 'stripe' ? subscription : undefined;
  return {
    plan,
    status: subscriptionStatus,
    subscriptionId: paid?.id ?? null,
    amount: paid?.amount ?? null,
    currentPeriodEnd: paid?.currentPeriodEnd ?? null,
    cancelAtPeriodEnd: paid?.cancelAtPeriodEnd ?? false,
  };
}

/**
 * Gives an account another standing.
 * @returns false when the account was changed in the meantime: read it again and decide again
 */
export function setStanding(user: User, standing: Standing, change: Change): Promise<boolean> {
  return conditionMet(transact(changeStanding(user, standing, change)));
}

/** AP: Get CUSTOMER#id. The account a customer of the provider is; undefined where we do not know it. */
export async function userIdOfCustomer(customerId: string): Promise<string | undefined> {
  return (await get<{ userId: string }>(keys.customer(customerId)))?.userId;
}

/** The write that says whose customer it is; a customer never changes hands. */
export function putCustomer(customerId: string, userId: string): Write {
  return {
    Put: {
      Item: { ...keys.customer(customerId), userId },
      ConditionExpression: 'attribute_not_exists(pk) OR userId = :userId',
      ExpressionAttributeValues: { ':userId': userId },
    },
  };
}

/**
 * Notes that a customer is about to be made at the provider, so that one whose id is never kept can be found again.
 * @returns the account as it is after it; its `customerEmail` is the address to make the customer with. Undefined where
 *   the account is gone, or is being deleted
 */
export async function beginCustomer({ id, email }: User): Promise<User | undefined> {
  try {
    return await update<User>({
      Key: { ...keys.user(id) },
      UpdateExpression: 'SET customerEmail = if_not_exists(customerEmail, :email)',
      ConditionExpression: 'deactivatedAt = :never AND attribute_not_exists(customerId)',
      ExpressionAttributeValues: { ':email': email, ':never': null },
    });
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const account = error.failed[0] as User | null | undefined;
    return account?.deactivatedAt === null ? account : undefined;
  }
}

/**
 * Makes a customer an account's own, once: of two made at the same time the first stays.
 * @returns the customer that the account has now; undefined where the account is gone, or is being deleted
 */
export async function keepCustomer(userId: string, customerId: string): Promise<string | undefined> {
  try {
    await transact([
      putCustomer(customerId, userId),
      {
        Update: {
          Key: { ...keys.user(userId) },
          UpdateExpression: 'SET customerId = :customer REMOVE customerEmail',
          ConditionExpression:
            'deactivatedAt = :never AND (attribute_not_exists(customerId) OR customerId = :customer)',
          ExpressionAttributeValues: { ':customer': customerId, ':never': null },
        },
      },
    ]);
    return customerId;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const account = error.failed[1] as User | null | undefined;
    return account?.deactivatedAt === null ? account.customerId : undefined;
  }
}
