/** The subscription of an account, and the account of a customer at the payment provider. */
import { isDeepStrictEqual } from 'node:util';
import type { Standing } from '../../domain/billing/subscription.ts';
import { mailOfStanding } from '../../domain/notifications/account-mail.ts';
import { accountMailWrites } from '../accounts/account-mails.ts';
import { auditEntry } from '../accounts/audit.ts';
import { changeUser, type User } from '../accounts/users.ts';
import { keys } from '../platform/keys.ts';
import { ConditionFailed, conditionMet, get, transact, update, type Write } from '../platform/table.ts';

/** The actor and reason of a change, for the audit trail. */
export interface Change {
  /** `user`, `payments:<event id>`, or `admin:<address>`. */
  readonly by: string;
  readonly what: string;
  readonly now: Date;
}

/**
 * The writes that change an account's standing, with an audit entry and the mail to its owner. They fail if the account has changed since it was read.
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
  writes.push(...accountMailWrites(user, mailOfStanding(user, after), now));
  return writes;
}

/** The fields of a standing that an audit entry records: those that are visible to the user. */
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
 * Changes an account's standing.
 * @returns false if the account has changed since it was read; the caller retries
 */
export function setStanding(user: User, standing: Standing, change: Change): Promise<boolean> {
  return conditionMet(transact(changeStanding(user, standing, change)));
}

/** AP: Get CUSTOMER#id. The account of a customer; undefined if unknown. */
export async function userIdOfCustomer(customerId: string): Promise<string | undefined> {
  return (await get<{ userId: string }>(keys.customer(customerId)))?.userId;
}

/** The write that links a customer to an account, on condition that it is not linked to another. */
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
 * Records that a customer is about to be created at the provider, so that it can be found if its ID is never stored.
 * @returns the account after the change, with `customerEmail`, the address to create the customer with. Undefined if the
 *   account has been or is being deleted
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
 * Stores an account's customer. If two were created at the same time, the first is kept.
 * @returns the account's customer ID; undefined if the account has been or is being deleted
 */
export async function storeCustomer(userId: string, customerId: string): Promise<string | undefined> {
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
