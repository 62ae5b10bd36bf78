/**
 * What is kept of a mailbox, whichever address it is written to under: which accounts it has, and whether its owner is
 * excluded. An exclusion is kept under a hash, because it outlives the accounts.
 */
import { createHash } from 'node:crypto';
import { mailboxOf } from '../domain/mailbox.ts';
import { lasts } from '../domain/play-limits.ts';
import { type Key, keys, lists } from './keys.ts';
import { partition } from './queries.ts';
import { get, queryAll, type Write } from './table.ts';

interface Account {
  readonly id: string;
  /** In its one spelling. */
  readonly email: string;
}

/** The place of an account among those of its mailbox; none for the plain address, whose lock leads to it. */
const placeOf = ({ id, email }: Account): Key | undefined =>
  mailboxOf(email) === email ? undefined : keys.labeled(mailboxOf(email), id);

/** The writes that list `after` in the place of `before`; null for no account. */
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
 * @param email any address of the mailbox, in its one spelling
 * @returns the ids of all accounts of the mailbox
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
 * @param email in its one spelling
 * @returns until when the owner of the mailbox is excluded, ISO 8601; undefined where they are not
 */
export async function exclusionOf(email: string, now: Date): Promise<string | undefined> {
  const until = (await get<{ until: string }>(exclusionKey(email)))?.until;
  return lasts(until, now) ? until : undefined;
}

/**
 * The write that excludes the owner of a mailbox. It holds only while no longer exclusion is kept.
 * @param email in its one spelling
 * @param until ISO 8601
 */
export function keepExclusion(email: string, until: string): Write {
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
 * The write that keeps a transaction from being done where the owner of a mailbox is excluded. It removes an exclusion
 * that is over.
 * @param email in its one spelling
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

/** One-way, so that the record does not say whose it is. */
function exclusionKey(email: string): Key {
  return keys.exclusion(createHash('sha256').update(mailboxOf(email)).digest('base64url'));
}
