/** The portal's own accounts, made by a command and by nothing else. */
import type { AccountSessions } from './ended-sessions.ts';
import { keys } from './keys.ts';
import { type Change, get, held, update } from './table.ts';
import { canonicalEmail } from './users.ts';

export interface Admin extends AccountSessions {
  /** The canonical address, which is also the id. */
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly lastLoginAt: string | null;
  /** ISO 8601; null for who may sign in. */
  readonly closedAt: string | null;
}

/** AP: Get ADMIN#address. */
export function findAdmin(email: string): Promise<Admin | undefined> {
  return get<Admin>(keys.admin(canonicalEmail(email)));
}

/**
 * Makes an administrator, or gives one a new name and password, open again: ends every session.
 * @returns the account as it is after
 */
export function saveAdmin(
  given: { readonly email: string; readonly name: string; readonly passwordHash: string },
  now: Date,
): Promise<Admin> {
  const email = canonicalEmail(given.email);
  return update<Admin>({
    Key: { ...keys.admin(email) },
    UpdateExpression:
      'SET email = :email, #name = :name, passwordHash = :password, closedAt = :open, ' +
      'createdAt = if_not_exists(createdAt, :now), lastLoginAt = if_not_exists(lastLoginAt, :never) ' +
      'ADD sessionVersion :one',
    ExpressionAttributeNames: { '#name': 'name' },
    ExpressionAttributeValues: {
      ':email': email,
      ':name': given.name,
      ':password': given.passwordHash,
      ':open': null,
      ':now': now.toISOString(),
      ':never': null,
      ':one': 1,
    },
  });
}

/** Closes an administrator's account and ends every session. False when there is no such account. */
export function closeAdmin(email: string, now: Date): Promise<boolean> {
  return change(email, {
    UpdateExpression: 'SET closedAt = :now ADD sessionVersion :one',
    ExpressionAttributeValues: { ':now': now.toISOString(), ':one': 1 },
  });
}

/** Notes a sign-in. False when there is no such account. */
export function recordAdminLogin(admin: Admin, now: Date): Promise<boolean> {
  return change(admin.email, {
    UpdateExpression: 'SET lastLoginAt = :now',
    ExpressionAttributeValues: { ':now': now.toISOString() },
  });
}

function change(
  email: string,
  what: Pick<Change, 'UpdateExpression' | 'ExpressionAttributeValues'>,
): Promise<boolean> {
  return held(
    update({
      Key: { ...keys.admin(canonicalEmail(email)) },
      ConditionExpression: 'attribute_exists(pk)',
      ...what,
    }),
  );
}
