/** Changes that come from mail: an address is verified, a password is reset by link, or mail is undeliverable. */
import { keys } from '../platform/keys.ts';
import { conflict, retryOnConflict } from '../platform/retry-on-conflict.ts';
import { conditionMet, transact, update, type Write } from '../platform/table.ts';
import { codeOf, countReferral, findReferral } from './referrals.ts';
import { type LinkToken, putToken } from './tokens.ts';
import { findUser, findUserByEmail, type User } from './users.ts';

const exists = 'attribute_exists(pk)';

/**
 * Marks the address as verified, and counts the sign-up for the referrer in the same transaction. Does nothing the second time.
 * Another link may verify the address, or the referrer may delete their account, at the same time.
 * @returns the account's address; undefined if the account no longer exists
 */
export async function markVerified(id: string, at: string): Promise<string | undefined> {
  return retryOnConflict('a verified address', async () => {
    const user = await findUser(id);
    if (!user) return undefined;
    if (user.verifiedAt) return user.email;
    const proof: Write = {
      Update: {
        Key: { ...keys.user(id) },
        UpdateExpression: 'SET verifiedAt = :at',
        ConditionExpression: `${exists} AND verifiedAt = :never`,
        ExpressionAttributeValues: { ':at': at, ':never': null },
      },
    };
    const isWritten = await conditionMet(transact([proof, ...(await referralCountFor(user))]));
    return isWritten ? user.email : conflict;
  });
}

/** The write that counts the sign-up for the referrer; none if there is no referrer, or their account was deleted. */
async function referralCountFor({ verifiedAt, referredBy }: User): Promise<Write[]> {
  if (verifiedAt || !referredBy || !(await findReferral(codeOf(referredBy)))) return [];
  return [countReferral(referredBy)];
}

/** Stores a reset link and invalidates older ones. @returns false if the account no longer exists */
export function storeResetLink(link: LinkToken): Promise<boolean> {
  return conditionMet(
    transact([
      putToken(link),
      {
        Update: {
          Key: { ...keys.user(link.userId) },
          UpdateExpression: 'SET resetHash = :hash',
          ConditionExpression: exists,
          ExpressionAttributeValues: { ':hash': link.hash },
        },
      },
    ]),
  );
}

/**
 * Sets a new password with a reset link, once. Ends every session, and verifies the address, because the link was mailed to
 * it.
 * @returns the account before the change; undefined if the link was already used or replaced by a newer one
 */
export async function resetPassword(
  link: LinkToken,
  passwordHash: string,
  at: string,
): Promise<User | undefined> {
  return retryOnConflict('a password', async () => {
    const user = await findUser(link.userId);
    if (user?.resetHash !== link.hash) return undefined;
    const change: Write = {
      Update: {
        Key: { ...keys.user(link.userId) },
        UpdateExpression:
          'SET passwordHash = :password, verifiedAt = :proven ADD sessionVersion :one REMOVE resetHash',
        ConditionExpression: 'resetHash = :hash AND verifiedAt = :before',
        ExpressionAttributeValues: {
          ':password': passwordHash,
          ':proven': user.verifiedAt ?? at,
          ':before': user.verifiedAt,
          ':one': 1,
          ':hash': link.hash,
        },
      },
    };
    const isWritten = await conditionMet(transact([change, ...(await referralCountFor(user))]));
    return isWritten ? user : conflict;
  });
}

/**
 * Records that an address bounced or complained. The latest problem wins, in whatever order they arrive.
 * @returns the ID of the account with this address, if any
 */
export async function recordMailProblem(
  address: string,
  { problem, at }: NonNullable<User['mailProblem']>,
): Promise<string | undefined> {
  const user = await findUserByEmail(address);
  if (!user) return undefined;
  // The condition fails if the account was deleted or has a new address, or a newer problem is stored.
  await conditionMet(
    update({
      Key: { ...keys.user(user.id) },
      UpdateExpression: 'SET mailProblem = :problem',
      ConditionExpression: `${exists} AND email = :email AND (attribute_not_exists(mailProblem) OR mailProblem.#at < :at)`,
      ExpressionAttributeNames: { '#at': 'at' },
      ExpressionAttributeValues: { ':problem': { problem, at }, ':email': user.email, ':at': at },
    }),
  );
  return user.id;
}
