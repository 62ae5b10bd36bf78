/** Changes that users make to their own account. */
import type { Profile } from '../../contracts/accounts/account.ts';
import { keys } from '../platform/keys.ts';
import { ConditionFailed, conditionMet, update } from '../platform/table.ts';
import { endSessionOf } from './ended-sessions.ts';
import type { User } from './users.ts';

export function saveProfile(userId: string, profile: Profile): Promise<User> {
  return update<User>({
    Key: { ...keys.user(userId) },
    UpdateExpression: 'SET profile = :profile',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':profile': profile },
  });
}

/**
 * Starts or extends a break; never shortens one.
 * @param until ISO 8601
 * @returns the end of the break
 */
export async function takeBreak(userId: string, until: string): Promise<string> {
  try {
    await update({
      Key: { ...keys.user(userId) },
      UpdateExpression: 'SET breakUntil = :until',
      ConditionExpression:
        'attribute_exists(pk) AND (attribute_not_exists(breakUntil) OR breakUntil < :until)',
      ExpressionAttributeValues: { ':until': until },
    });
    return until;
  } catch (error) {
    const before = error instanceof ConditionFailed ? error.failed[0]?.breakUntil : undefined;
    if (typeof before === 'string') return before;
    throw error;
  }
}

/**
 * Sets a new password and ends every session. Idempotent: the condition also accepts its own result (hashes are unique),
 * because the SDK repeats a write whose response was lost.
 * @returns false if the account has changed since it was read, by another password change or reset
 */
export function changePassword(user: User, passwordHash: string): Promise<boolean> {
  return conditionMet(
    update({
      Key: { ...keys.user(user.id) },
      UpdateExpression: 'SET passwordHash = :password, sessionVersion = :next REMOVE resetHash',
      ConditionExpression:
        'sessionVersion = :version OR (sessionVersion = :next AND passwordHash = :password)',
      ExpressionAttributeValues: {
        ':password': passwordHash,
        ':version': user.sessionVersion,
        ':next': user.sessionVersion + 1,
      },
    }),
  );
}

/**
 * Ends every session. A failed condition means that they were already ended after the account was read, by another call or
 * by this write repeated by the SDK.
 */
export async function endSessions({ id, sessionVersion }: User): Promise<void> {
  await conditionMet(
    update({
      Key: { ...keys.user(id) },
      UpdateExpression: 'SET sessionVersion = :next',
      ConditionExpression: 'sessionVersion = :version',
      ExpressionAttributeValues: { ':version': sessionVersion, ':next': sessionVersion + 1 },
    }),
  );
}

/** Ends one session; see `ended-sessions.ts`. */
export function endSession(
  { id }: User,
  session: Parameters<typeof endSessionOf>[1],
  now: Date,
): Promise<void> {
  return endSessionOf(keys.user(id), session, now);
}
