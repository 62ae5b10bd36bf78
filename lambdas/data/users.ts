/** People: one account per address, and what each session check reads. */
import type { PlanName } from '../domain/plans.ts';
import type { Subscription } from '../domain/subscription.ts';
import { keys } from './keys.ts';
import { ConditionFailed, get, transact, update } from './table.ts';
import { type LinkToken, putToken } from './tokens.ts';

export interface User {
  readonly id: string;
  /** As the person wrote it; `canonicalEmail` is what makes it unique. */
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly role: 'user';
  /** ISO 8601; null until the address is proven. */
  readonly verifiedAt: string | null;
  /** Raised by whatever must end all sessions; a token carries the version it was made for. */
  readonly sessionVersion: number;
  readonly plan: PlanName;
  /** The payment provider's word, or `inactive` without a subscription. */
  readonly subscriptionStatus: string;
  /** What stands behind plan and status; absent for who never had a subscription. */
  readonly subscription?: Subscription;
  /** The payment provider's id of this person, once there was a checkout. */
  readonly customerId?: string;
  readonly createdAt: string;
  readonly lastLoginAt: string | null;
  readonly deactivatedAt: string | null;
  /** Hash of the reset link that works; a newer link takes its place, a use removes it. */
  readonly resetHash?: string;
}

/** One spelling per mailbox: no spaces around, one Unicode form, no capitals. */
export function canonicalEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/** AP: Get USER#id. Undefined for nobody. */
export function findUser(id: string): Promise<User | undefined> {
  return get<User>(keys.user(id));
}

/** AP: Get EMAIL#address, then USER#id. */
export async function findUserByEmail(email: string): Promise<User | undefined> {
  const lock = await get<{ userId: string }>(keys.emailLock(canonicalEmail(email)));
  return lock && findUser(lock.userId);
}

/**
 * Makes an account, its address lock and the link that proves the address: all or nothing.
 * @returns `taken` when the address has an account, however many ask at once
 */
export async function createUser(user: User, verification?: LinkToken): Promise<'created' | 'taken'> {
  const absent = { ConditionExpression: 'attribute_not_exists(pk)' };
  try {
    await transact([
      {
        Put: {
          Item: { ...keys.emailLock(canonicalEmail(user.email)), userId: user.id },
          ...absent,
        },
      },
      { Put: { Item: { ...keys.user(user.id), ...user }, ...absent } },
      ...(verification ? [putToken(verification)] : []),
    ]);
    return 'created';
  } catch (error) {
    if (error instanceof ConditionFailed) return 'taken';
    throw error;
  }
}

const exists = 'attribute_exists(pk)';

export function recordLogin(id: string, at: string): Promise<User> {
  return update<User>({
    Key: { ...keys.user(id) },
    UpdateExpression: 'SET lastLoginAt = :at',
    ConditionExpression: exists,
    ExpressionAttributeValues: { ':at': at },
  });
}

/** The address is proven; the time of the first proof stays. False when there is no such account any more. */
export async function markVerified(id: string, at: string): Promise<boolean> {
  try {
    await update<User>({
      Key: { ...keys.user(id) },
      UpdateExpression: 'SET verifiedAt = :at',
      ConditionExpression: `${exists} AND verifiedAt = :never`,
      ExpressionAttributeValues: { ':at': at, ':never': null },
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return error.failed[0] !== null;
    throw error;
  }
}

/** Makes a reset link the one that works, and every older one void. False when there is no such account any more. */
export async function armReset(link: LinkToken): Promise<boolean> {
  try {
    await transact([
      putToken(link),
      {
        Update: {
          Key: { ...keys.user(link.userId) },
          UpdateExpression: 'SET resetHash = :hash',
          ConditionExpression: exists,
          ExpressionAttributeValues: { ':hash': link.hash },
        },
      },
    ]);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

/**
 * Sets a new password by a reset link, once: ends every session, and proves the address, since the link came by mail.
 * @returns false when the link was used, or a newer one was sent
 */
export async function resetPassword(
  link: LinkToken,
  passwordHash: string,
  verifiedAt: string,
): Promise<boolean> {
  try {
    await update<User>({
      Key: { ...keys.user(link.userId) },
      UpdateExpression:
        'SET passwordHash = :password, verifiedAt = :at ADD sessionVersion :one REMOVE resetHash',
      ConditionExpression: 'resetHash = :hash',
      ExpressionAttributeValues: {
        ':password': passwordHash,
        ':at': verifiedAt,
        ':one': 1,
        ':hash': link.hash,
      },
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

/** Sets what a person has subscribed to; takes effect on the next call, because each call reads the user. */
export function setSubscription(id: string, plan: PlanName, subscriptionStatus: string): Promise<User> {
  return update<User>({
    Key: { ...keys.user(id) },
    UpdateExpression: 'SET #plan = :plan, subscriptionStatus = :status',
    ConditionExpression: exists,
    ExpressionAttributeNames: { '#plan': 'plan' },
    ExpressionAttributeValues: { ':plan': plan, ':status': subscriptionStatus },
  });
}
