/** Administrators' accounts. Only a command creates them. */
import { createHash, randomBytes } from 'node:crypto';
import { keys } from '../platform/keys.ts';
import { type Change, conditionMet, get, transact, update } from '../platform/table.ts';
import { type AccountSessions, endSessionOf } from './ended-sessions.ts';
import { deletePasskey, passkeyIdOf, passkeysOf } from './passkeys.ts';
import { canonicalEmail } from './users.ts';

export interface Admin extends AccountSessions {
  /** The canonical address, which is also the ID. */
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly lastLoginAt: string | null;
  /** ISO 8601; null while the account is open. */
  readonly closedAt: string | null;
  /** Number of passkeys; absent before the first. */
  readonly passkeys?: number;
  /** The one-time link for adding the first passkey, until it is used. */
  readonly enrollment?: Enrollment;
}

export interface Enrollment {
  /** SHA-256 of the token in the link, hex. */
  readonly hash: string;
  /** Epoch seconds. */
  readonly expiresAt: number;
}

/** @returns a token of 256 random bits for the link, and its hash to store */
export function newEnrollment(expiresAt: Date): { token: string; enrollment: Enrollment } {
  const token = randomBytes(32).toString('base64url');
  return { token, enrollment: { hash: hashOf(token), expiresAt: Math.floor(expiresAt.getTime() / 1000) } };
}

/** @returns the token's hash if it belongs to this administrator and has not expired, otherwise undefined */
export function enrollmentOf({ enrollment, closedAt }: Admin, token: string, now: Date): string | undefined {
  if (!enrollment || closedAt || enrollment.expiresAt * 1000 <= now.getTime()) return undefined;
  return enrollment.hash === hashOf(token) ? enrollment.hash : undefined;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** AP: Get ADMIN#address. */
export function findAdmin(email: string): Promise<Admin | undefined> {
  return get<Admin>(keys.admin(canonicalEmail(email)));
}

/**
 * Creates an administrator or resets an existing one: new name and password, no passkeys, account open, all sessions ended.
 * One transaction.
 * @param given `enrollment` is the link for adding the first passkey; it replaces an earlier link
 * @returns the account after the change
 * @throws ConditionFailed if a passkey was added or removed at the same time; retry
 */
export async function saveAdmin(
  given: {
    readonly email: string;
    readonly name: string;
    readonly passwordHash: string;
    readonly enrollment?: Enrollment;
  },
  now: Date,
): Promise<Admin> {
  const email = canonicalEmail(given.email);
  const key = keys.admin(email);
  const owner = { kind: 'admin', id: email } as const;
  const [before, passkeys] = await Promise.all([get<Admin>(key), passkeysOf(owner)]);
  const { enrollment } = given;
  await transact([
    {
      Update: {
        Key: { ...key },
        UpdateExpression:
          'SET email = :email, #name = :name, passwordHash = :password, closedAt = :open, ' +
          'createdAt = if_not_exists(createdAt, :now), lastLoginAt = if_not_exists(lastLoginAt, :never)' +
          `${enrollment ? ', enrollment = :enrollment' : ''} ` +
          'ADD sessionVersion :one ' +
          `REMOVE passkeys${enrollment ? '' : ', enrollment'}`,
        ConditionExpression:
          before?.passkeys === undefined ? 'attribute_not_exists(passkeys)' : 'passkeys = :before',
        ExpressionAttributeNames: { '#name': 'name' },
        ExpressionAttributeValues: {
          ':email': email,
          ':name': given.name,
          ':password': given.passwordHash,
          ':open': null,
          ':now': now.toISOString(),
          ':never': null,
          ':one': 1,
          ...(before?.passkeys !== undefined && { ':before': before.passkeys }),
          ...(enrollment && { ':enrollment': enrollment }),
        },
      },
    },
    ...passkeys.flatMap((passkey) => deletePasskey(owner, passkeyIdOf(passkey))),
  ]);
  const after = await get<Admin>(key);
  if (!after) throw new Error('The administrator was not found after saving');
  return after;
}

/** Ends one session; see `ended-sessions.ts`. */
export function endAdminSession(
  { email }: Admin,
  session: Parameters<typeof endSessionOf>[1],
  now: Date,
): Promise<void> {
  return endSessionOf(keys.admin(email), session, now);
}

/** Closes an administrator's account and ends every session. @returns false if there is no such account */
export function closeAdmin(email: string, now: Date): Promise<boolean> {
  return change(email, {
    UpdateExpression: 'SET closedAt = :now ADD sessionVersion :one',
    ExpressionAttributeValues: { ':now': now.toISOString(), ':one': 1 },
  });
}

/** Records a sign-in. @returns false if there is no such account */
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
  return conditionMet(
    update({
      Key: { ...keys.admin(canonicalEmail(email)) },
      ConditionExpression: 'attribute_exists(pk)',
      ...what,
    }),
  );
}
