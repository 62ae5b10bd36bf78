/**
 * Mailboxes: all accounts whose addresses reach the same mailbox, and whether its owner is self-excluded. An exclusion is
 * stored under a hash, because it outlives the accounts.
 */
import { createHash } from 'node:crypto';
import { lasts } from '../../domain/accounts/play-limits.ts';
import { mailboxOf } from '../../domain/platform/mailbox.ts';
import { type Key, keys, lists } from '../platform/keys.ts';
import { partition } from '../platform/queries.ts';
import { get, queryAll, type Write } from '../platform/table.ts';

interface Account {
  readonly id: string;
  /** Canonical. */
  readonly email: string;
}

/** The key of an account in its mailbox's list; none for the plain address, which is found by its email lock. */
const placeOf = ({ id, email }: Account): Key | undefined =>
  mailboxOf(email) === email ? undefined : keys.labeled(mailboxOf(email), id);

/** The writes that update the list when an account changes from `before` to `after`; null for no account. */
export function changePlace(before: Account | null, after: Account | null): Write[] {
  const [old, fresh] = [before && placeOf(before), after && placeOf(after)];
  if (old?.pk === fresh?.pk) return [];
  return [
    ...(old ? [{ Delete: { Key: { ...old } } }] : []),
    ...(fresh ? [{ Put: { Item: { ...fresh } } }] : []),
  ];
}

/**
 * AP: Query MAILBOX#mailbox, and Get EMAIL#mailbox.
 * @param email any canonical address of the mailbox
 * @returns IDs of all accounts of the mailbox
 */
export async function accountsOf(email: string): Promise<string[]> {
  const mailbox = mailboxOf(email);
  const [plain, labeled] = await Promise.all([
    get<{ userId: string }>(keys.emailLock(mailbox)),
    queryAll<Key>({ ...partition(lists.labeled(mailbox)), ConsistentRead: true }),
  ]);
  return [...(plain ? [plain.userId] : []), ...labeled.map(({ sk }) => sk)];
}

/**
 * AP: Get EXCLUDED#hash of the mailbox.
 * @param email canonical
 * @returns end of the exclusion of the mailbox's owner, ISO 8601; undefined if there is none
 */
export async function exclusionOf(email: string, now: Date): Promise<string | undefined> {
  const until = (await get<{ until: string }>(exclusionKey(email)))?.until;
  return lasts(until, now) ? until : undefined;
}

/**
 * The write that stores an exclusion of the mailbox's owner, on condition that none with a later end exists.
 * @param email canonical
 * @param until ISO 8601
 */
export function putExclusion(email: string, until: string): Write {
  return {
    Put: {
      Item: { ...exclusionKey(email), until, expiresAt: Math.ceil(Date.parse(until) / 1000) },
      ConditionExpression: 'attribute_not_exists(#until) OR #until <= :until',
      ExpressionAttributeNames: { '#until': 'until' },
      ExpressionAttributeValues: { ':until': until },
    },
  };
}

/**
 * The write that makes a transaction fail if the mailbox's owner is excluded. It deletes an exclusion that has ended.
 * @param email canonical
 */
export function unlessExcluded(email: string, now: Date): Write {
  return {
    Delete: {
      Key: { ...exclusionKey(email) },
      ConditionExpression: 'attribute_not_exists(#until) OR #until <= :now',
      ExpressionAttributeNames: { '#until': 'until' },
      ExpressionAttributeValues: { ':now': now.toISOString() },
    },
  };
}

/** Hashed, so that the item does not reveal the address. */
function exclusionKey(email: string): Key {
  return keys.exclusion(createHash('sha256').update(mailboxOf(email)).digest('base64url'));
}
