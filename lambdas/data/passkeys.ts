/**
 * Passkeys, with the account they open, and the challenges that one is made or used with. A credential belongs to one
 * account only, and each challenge is good for one answer: both are conditions of the writes.
 */
import { createHash } from 'node:crypto';
import { type Key, keys, lists } from './keys.ts';
import { beginsWith } from './queries.ts';
import { ConditionFailed, conditionMet, get, queryAll, transact, update, type Write } from './table.ts';

/** Whose passkeys: an account of a user, or one of an administrator, whose id is the address. */
export interface PasskeyOwner {
  readonly kind: 'user' | 'admin';
  readonly id: string;
}

export interface Passkey {
  /** The credential's id as the authenticator made it, base64url. */
  readonly credentialId: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  /** How often the authenticator says it was used; 0 for ever where it does not count. */
  readonly counter: number;
  /** How a browser may reach the authenticator. */
  readonly transports: readonly string[];
  /** Whether the authenticator keeps it in an account of its own, beyond one device. */
  readonly synced: boolean;
  readonly name: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** What a challenge may be answered for: another purpose, or another account, finds it wrong. */
export interface Challenge {
  /** 256 random bits, base64url. */
  readonly challenge: string;
  readonly purpose: 'add' | 'enroll' | 'sign-in';
  /** The handle of the account it was made for; for signing in, the kind of account. */
  readonly subject: string;
  /** Epoch seconds. */
  readonly expiresAt: number;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Names an account to an authenticator, which is to keep nothing that names the person (WebAuthn, 14.6.1). */
export const handleOf = ({ kind, id }: PasskeyOwner): string => sha256(`${kind}|${id}`);

/** Our own id of a passkey: an authenticator's may be longer than a key. */
export const passkeyIdOf = ({ credentialId }: Pick<Passkey, 'credentialId'>): string => sha256(credentialId);

const accountKey = ({ kind, id }: PasskeyOwner): Key => (kind === 'user' ? keys.user(id) : keys.admin(id));
const passkeyKey = (owner: PasskeyOwner, id: string): Key => keys.passkey(accountKey(owner).pk, id);

/** AP: Query USER#id or ADMIN#address PASSKEY#, oldest first. */
export async function passkeysOf(owner: PasskeyOwner): Promise<Passkey[]> {
  const found = await queryAll<Passkey>(beginsWith(lists.passkeys(accountKey(owner).pk)));
  return found.sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/** AP: Get CREDENTIAL#id. Undefined for one that opens no account. */
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

/** Holds once: for what the challenge was made for, and before its end. */
function takeChallenge({ challenge, purpose, subject }: Omit<Challenge, 'expiresAt'>, now: Date): Write {
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
  /** As it was read: an account whose sessions were ended since takes no passkey. */
  readonly sessionVersion: number;
}

const closedField = { user: 'deactivatedAt', admin: 'closedAt' } as const;

/** Counts one more passkey of an open account, within its limit; by an enrollment, uses that up. */
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
  /** Hash of the one-time link by which an administrator's first passkey is added. */
  readonly enrollment?: string;
}

const absent = { ConditionExpression: 'attribute_not_exists(pk)' };

/**
 * Adds a passkey to an account, by the answer to a challenge: all or nothing.
 * @returns `expired` where the challenge is not, or is no longer, good for this; `taken` where the credential opens an
 *   account already; `refused` where the account has as many as it may, or was changed
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
      takeChallenge({ ...challenge, subject: handleOf(owner) }, now),
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
 * Notes that a passkey was used, by the answer to a challenge: both or neither.
 * @param before as it was read: of two uses that were made of one reading, one holds
 * @param after what the authenticator says now
 * @returns false where the challenge is not, or is no longer, good for this, or the passkey was used or removed since
 */
export function notePasskeyUse(
  owner: PasskeyOwner,
  before: Passkey,
  after: Pick<Passkey, 'counter' | 'synced'>,
  challenge: string,
  now: Date,
): Promise<boolean> {
  return conditionMet(
    transact([
      takeChallenge({ challenge, purpose: 'sign-in', subject: owner.kind }, now),
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

/** @returns it as it is after; undefined where the account has none of that id */
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

/** The writes that remove a passkey; its account's count is another. */
export function deletePasskey(owner: PasskeyOwner, id: string): Write[] {
  return [
    { Delete: { Key: { ...passkeyKey(owner, id) }, ConditionExpression: 'attribute_exists(pk)' } },
    { Delete: { Key: { ...keys.credential(id) } } },
  ];
}

/**
 * Removes a passkey from its account.
 * @param least how many the account must keep
 * @returns `last` where it would keep fewer; `unknown` where the account has none of that id
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
