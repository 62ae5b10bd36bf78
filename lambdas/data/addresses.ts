/** The state of an account's address: verified by a link, reset by a link, or undeliverable. */
import { keys } from './keys.ts';
import { codeOf, countReferral, findReferral } from './referrals.ts';
import { conditionMet, transact, update, type Write } from './table.ts';
import { type LinkToken, putToken } from './tokens.ts';
import { findUser, findUserByEmail, type User } from './users.ts';

const exists = 'attribute_exists(pk)';

/** Another link may verify the same address in the same moment, or whoever sent this person may leave; then we look again. */
const attempts = 3;

/**
 * The address is verified; the time of the first verification stays. Whoever referred this person is credited in the same transaction.
 * @returns the account's address; undefined when there is no such account any more
 */
export async function markVerified(id: string, at: string): Promise<string | undefined> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
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
    if (await conditionMet(transact([proof, ...(await creditFor(user))]))) return user.email;
  }
  throw new Error('The account was changed too often to verify its address');
}

/** The write that credits whoever sent this person; none where nobody did, or did but has left since. */
async function creditFor({ verifiedAt, referredBy }: User): Promise<Write[]> {
  if (verifiedAt || !referredBy || !(await findReferral(codeOf(referredBy)))) return [];
  return [countReferral(referredBy)];
}

/** Makes a reset link the one that works, and every older one void. False when there is no such account any more. */
export function armReset(link: LinkToken): Promise<boolean> {
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
 * Sets a new password by a reset link, once: ends every session, and verifies the address as the other link would, since
 * this one came by mail too.
 * @returns the account as it was before; undefined when the link was used, or a newer one was sent
 */
export async function resetPassword(
  link: LinkToken,
  passwordHash: string,
  at: string,
): Promise<User | undefined> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
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
    if (await conditionMet(transact([change, ...(await creditFor(user))]))) return user;
  }
  throw new Error('The account was changed too often to set its password');
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
