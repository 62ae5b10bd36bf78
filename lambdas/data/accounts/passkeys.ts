/**
 * Passkeys with their accounts, and the challenges for creating and using them. A credential belongs to one account, and a
 * challenge can be used once: both are enforced by conditional writes.
 */
import { createHash } from 'node:crypto';
import { type Key, keys, lists } from '../platform/keys.ts';
import { beginsWith } from '../platform/queries.ts';
import {
  ConditionFailed,
  conditionMet,
  get,
  queryAll,
  transact,
  update,
  type Write,
} from '../platform/table.ts';

/** The account of a user or an administrator. An administrator's ID is the address. */
export interface PasskeyOwner {
  readonly kind: 'user' | 'admin';
  readonly id: string;
}

export interface Passkey {
  /** The authenticator's credential ID, base64url. */
  readonly credentialId: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  /** The authenticator's signature counter; always 0 if it does not count. */
  readonly counter: number;
  /** Hints for the browser on how to reach the authenticator. */
  readonly transports: readonly string[];
  /** Whether it is backed up by its provider and available on several devices. */
  readonly synced: boolean;
  readonly name: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** A challenge is valid only for its purpose and subject. */
export interface Challenge {
  /** 256 random bits, base64url. */
  readonly challenge: string;
  readonly purpose: 'add' | 'enroll' | 'sign-in';
  /** The handle of the account; for a sign-in, the kind of account. */
  readonly subject: string;
  /** Epoch seconds. */
  readonly expiresAt: number;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The WebAuthn user handle, hashed because it must not contain personal data (WebAuthn, 14.6.1). */
export const handleOf = ({ kind, id }: PasskeyOwner): string => sha256(`${kind}|${id}`);

/** Our ID of a passkey, because a credential ID may be too long for a key. */
export const passkeyIdOf = ({ credentialId }: Pick<Passkey, 'credentialId'>): string => sha256(credentialId);

const accountKey = ({ kind, id }: PasskeyOwner): Key => (kind === 'user' ? keys.user(id) : keys.admin(id));
const passkeyKey = (owner: PasskeyOwner, id: string): Key => keys.passkey(accountKey(owner).pk, id);

/** AP: Query USER#id or ADMIN#address PASSKEY#, oldest first. */
export async function passkeysOf(owner: PasskeyOwner): Promise<Passkey[]> {
  const found = await queryAll<Passkey>(beginsWith(lists.passkeys(accountKey(owner).pk)));
  return found.sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/** AP: Get CREDENTIAL#id. Undefined if it belongs to no account. */
export async function findPasskeyOwner(id: string): Promise<PasskeyOwner | undefined> {
  return (await get<{ owner: PasskeyOwner }>(keys.credential(id)))?.owner;
}

/** AP: Get USER#id or ADMIN#address PASSKEY#id. */
export function findPasskey(owner: PasskeyOwner, id: string): Promise<Passkey | undefined> {
  return get<Passkey>(passkeyKey(owner, id));
}

export function storeChallenge(challenge: Challenge): Promise<void> {
  return transact([{ Put: { Item: { ...keys.challenge(challenge.challenge), ...challenge } } }]);
}

/** Deletes a challenge, on condition that it exists, matches purpose and subject, and has not expired. */
function useChallenge({ challenge, purpose, subject }: Omit<Challenge, 'expiresAt'>, now: Date): Write {
  return {
    Delete: {
      Key: { ...keys.challenge(challenge) },
      ConditionExpression: 'purpose = :purpose AND #subject = :subject AND expiresAt > :now',
      ExpressionAttributeNames: { '#subject': 'subject' },
      ExpressionAttributeValues: {
        ':purpose': purpose,
        ':subject': subject,
        ':now': Math.floor(now.getTime() / 1000),
      },
    },
  };
}

interface Account extends PasskeyOwner {
  /** The version that was read: adding fails if the sessions were ended since. */
  readonly sessionVersion: number;
}

const closedField = { user: 'deactivatedAt', admin: 'closedAt' } as const;

/** Increments the passkey count of an open account, within the limit. Consumes the enrollment link, if there is one. */
function countPasskey({ kind, id, sessionVersion }: Account, { most, enrollment }: Bounds): Write {
  return {
    Update: {
      Key: { ...accountKey({ kind, id }) },
      UpdateExpression: `ADD passkeys :one${enrollment ? ' REMOVE enrollment' : ''}`,
      ConditionExpression: [
        'sessionVersion = :version',
        '#closed = :open',
        '(attribute_not_exists(passkeys) OR passkeys < :most)',
        ...(enrollment ? ['enrollment.#hash = :hash'] : []),
      ].join(' AND '),
      ExpressionAttributeNames: { '#closed': closedField[kind], ...(enrollment && { '#hash': 'hash' }) },
      ExpressionAttributeValues: {
        ':version': sessionVersion,
        ':open': null,
        ':one': 1,
        ':most': most,
        ...(enrollment && { ':hash': enrollment }),
      },
    },
  };
}

interface Bounds {
  readonly most: number;
  /** Hash of the one-time link for an administrator's first passkey. */
  readonly enrollment?: string;
}

const absent = { ConditionExpression: 'attribute_not_exists(pk)' };

/**
 * Adds a passkey to an account and uses up its challenge, in one transaction.
 * @returns `expired` if the challenge is invalid, expired or used; `taken` if the credential already belongs to an account;
 *   `refused` if the account has the maximum number of passkeys or has changed
 */
export async function addPasskey(
  account: Account,
  passkey: Passkey,
  challenge: Pick<Challenge, 'challenge' | 'purpose'>,
  { now, ...bounds }: Bounds & { readonly now: Date },
): Promise<'added' | 'expired' | 'taken' | 'refused'> {
  const id = passkeyIdOf(passkey);
  const owner: PasskeyOwner = { kind: account.kind, id: account.id };
  try {
    await transact([
      useChallenge({ ...challenge, subject: handleOf(owner) }, now),
      { Put: { Item: { ...keys.credential(id), owner }, ...absent } },
      { Put: { Item: { ...passkeyKey(owner, id), ...passkey }, ...absent } },
      countPasskey(account, bounds),
    ]);
    return 'added';
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const [challenged, credential] = error.failed;
    if (challenged !== undefined) return 'expired';
    return credential !== undefined ? 'taken' : 'refused';
  }
}

/**
 * Records the use of a passkey and uses up its challenge, in one transaction.
 * @param before the passkey as read; the write fails if its counter has changed since
 * @param after the authenticator's new state
 * @returns false if the challenge is invalid, expired or used, or the passkey was used or removed meanwhile
 */
export function recordPasskeyUse(
  owner: PasskeyOwner,
  before: Passkey,
  after: Pick<Passkey, 'counter' | 'synced'>,
  challenge: string,
  now: Date,
): Promise<boolean> {
  return conditionMet(
    transact([
      useChallenge({ challenge, purpose: 'sign-in', subject: owner.kind }, now),
      {
        Update: {
          Key: { ...passkeyKey(owner, passkeyIdOf(before)) },
          UpdateExpression: 'SET #counter = :counter, synced = :synced, lastUsedAt = :now',
          ConditionExpression: 'attribute_exists(pk) AND #counter = :before',
          ExpressionAttributeNames: { '#counter': 'counter' },
          ExpressionAttributeValues: {
            ':counter': after.counter,
            ':synced': after.synced,
            ':now': now.toISOString(),
            ':before': before.counter,
          },
        },
      },
    ]),
  );
}

/** @returns the passkey after the change; undefined if the account has none with this ID */
export async function renamePasskey(
  owner: PasskeyOwner,
  id: string,
  name: string,
): Promise<Passkey | undefined> {
  try {
    return await update<Passkey>({
      Key: { ...passkeyKey(owner, id) },
      UpdateExpression: 'SET #name = :name',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#name': 'name' },
      ExpressionAttributeValues: { ':name': name },
    });
  } catch (error) {
    if (error instanceof ConditionFailed) return undefined;
    throw error;
  }
}

/** The writes that delete a passkey; the account's count is changed separately. */
export function deletePasskey(owner: PasskeyOwner, id: string): Write[] {
  return [
    { Delete: { Key: { ...passkeyKey(owner, id) }, ConditionExpression: 'attribute_exists(pk)' } },
    { Delete: { Key: { ...keys.credential(id) } } },
  ];
}

/**
 * Removes a passkey from its account.
 * @param least minimum number of passkeys the account must keep
 * @returns `last` if fewer would be left; `unknown` if the account has none with this ID
 */
export async function removePasskey(
  owner: PasskeyOwner,
  id: string,
  least: number,
): Promise<'removed' | 'last' | 'unknown'> {
  try {
    await transact([
      ...deletePasskey(owner, id),
      {
        Update: {
          Key: { ...accountKey(owner) },
          UpdateExpression: 'ADD passkeys :less',
          ConditionExpression: 'passkeys > :least',
          ExpressionAttributeValues: { ':less': -1, ':least': least },
        },
      },
    ]);
    return 'removed';
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return error.failed[0] !== undefined ? 'unknown' : 'last';
  }
}
