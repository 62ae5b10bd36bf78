/** What mails tell of an account's address: a link proves it, a link sets a new password, or no mail arrives. */
import { keys } from './keys.ts';
import { countReferral } from './referrals.ts';
import { ConditionFailed, held, transact, update } from './table.ts';
import { type LinkToken, putToken } from './tokens.ts';
import { findUser, findUserByEmail, type User } from './users.ts';

const exists = 'attribute_exists(pk)';

/**
 * The address is proven; the time of the first proof stays. Who sent this person gets the referral in the same moment.
 * @returns false when there is no such account any more
 */
export async function markVerified(id: string, at: string): Promise<boolean> {
  const user = await findUser(id);
  if (!user) return false;
  if (user.verifiedAt) return true;
  try {
    await transact([
      {
        Update: {
          Key: { ...keys.user(id) },
          UpdateExpression: 'SET verifiedAt = :at',
          ConditionExpression: `${exists} AND verifiedAt = :never`,
          ExpressionAttributeValues: { ':at': at, ':never': null },
        },
      },
      ...(user.referredBy ? [countReferral(user.referredBy)] : []),
    ]);
    return true;
  } catch (error) {
    // Proven by another click in the same moment, or removed in it.
    if (error instanceof ConditionFailed) return error.failed[0] !== null;
    throw error;
  }
}

/** Makes a reset link the one that works, and every older one void. False when there is no such account any more. */
export function armReset(link: LinkToken): Promise<boolean> {
  return held(
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
 * Sets a new password by a reset link, once: ends every session, and proves the address, since the link came by mail.
 * @returns false when the link was used, or a newer one was sent
 */
export function resetPassword(link: LinkToken, passwordHash: string, verifiedAt: string): Promise<boolean> {
  return held(
    update({
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
    }),
  );
}

/**
 * Notes that an address takes no mail. The newest word stands, however often and in whatever order they come.
 * @returns the account it belongs to, if any
 */
export async function noteMailProblem(
  address: string,
  { problem, at }: NonNullable<User['mailProblem']>,
): Promise<string | undefined> {
  const user = await findUserByEmail(address);
  if (!user) return undefined;
  // Not held where the account has gone or has another address by now, or a newer problem is noted.
  await held(
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
