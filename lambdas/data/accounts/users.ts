/** Users: one account per address. */
import type { MailProblem, Profile } from '../../contracts/accounts/account.ts';
import type { PlanName } from '../../contracts/billing/plans.ts';
import type { PlayLimits } from '../../domain/accounts/play-limits.ts';
import type { Subscription } from '../../domain/billing/subscription.ts';
import { stepsBetween } from '../../domain/platform/counts.ts';
import { torontoDay } from '../../domain/platform/toronto-day.ts';
import {
  type BusinessCounts,
  countsOfSubscription,
  countsOfTurn,
} from '../../domain/records/business-counts.ts';
import { changeItem } from '../platform/change-item.ts';
import { changeCounters } from '../platform/counters.ts';
import { keys } from '../platform/keys.ts';
import { consumeWithin, type Use } from '../platform/rates.ts';
import { conflict, retryOnConflict } from '../platform/retry-on-conflict.ts';
import { ConditionFailed, get, transact, type Write } from '../platform/table.ts';
import { type AuditEntry, auditEntry } from './audit.ts';
import { changeList } from './directory.ts';
import type { AccountSessions } from './ended-sessions.ts';
import { changePlace, unlessExcluded } from './mailboxes.ts';
import { type LinkToken, putToken } from './tokens.ts';

export interface User extends AccountSessions {
  readonly id: string;
  /** As entered; uniqueness is by `canonicalEmail`. */
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly role: 'user';
  /** ISO 8601; null until the address is verified. */
  readonly verifiedAt: string | null;
  readonly plan: PlanName;
  /** The payment provider's status, or `inactive` without a subscription. */
  readonly subscriptionStatus: string;
  /** Absent if the user never had a subscription. */
  readonly subscription?: Subscription;
  /** The payment provider's customer ID, from the first checkout on. */
  readonly customerId?: string;
  /** The address of a customer being created at the payment provider, until its ID is stored. */
  readonly customerEmail?: string;
  readonly createdAt: string;
  readonly lastLoginAt: string | null;
  readonly deactivatedAt: string | null;
  /** Hash of the valid reset link; replaced by a newer link, removed by use. */
  readonly resetHash?: string;
  /** The referrer's account; removed when that account is deleted. */
  readonly referredBy?: string;
  /** Absent until first saved. */
  readonly profile?: Profile;
  /** Number of passkeys; absent before the first. */
  readonly passkeys?: number;
  /** End of a break from asking, ISO 8601. */
  readonly breakUntil?: string;
  /** End of self-exclusion, ISO 8601. Never shortened. */
  readonly excludedUntil?: string;
  /** Absent until one is set. */
  readonly playLimits?: PlayLimits;
  /** What the mail service reported about the address; no more mail is sent to it. */
  readonly mailProblem?: {
    readonly problem: MailProblem;
    /** ISO 8601. */
    readonly at: string;
  };
}

/** @returns a new account on the free plan */
export function newUser(
  given: Pick<User, 'id' | 'email' | 'name' | 'passwordHash' | 'verifiedAt'>,
  now: Date,
): User {
  return {
    ...given,
    role: 'user',
    sessionVersion: 1,
    plan: 'free',
    subscriptionStatus: 'inactive',
    createdAt: now.toISOString(),
    lastLoginAt: null,
    deactivatedAt: null,
  };
}

/** Trimmed, in Unicode NFKC, lower case. */
export function canonicalEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/** AP: Get USER#id. */
export function findUser(id: string): Promise<User | undefined> {
  return get<User>(keys.user(id));
}

/** AP: Get EMAIL#address. The ID of the account with this address. */
export async function findUserIdByEmail(email: string): Promise<string | undefined> {
  return (await get<{ userId: string }>(keys.emailLock(canonicalEmail(email))))?.userId;
}

/** AP: Get EMAIL#address, then USER#id. */
export async function findUserByEmail(email: string): Promise<User | undefined> {
  const id = await findUserIdByEmail(email);
  return id === undefined ? undefined : findUser(id);
}

/**
 * Creates an account with its dependent items (address lock, entries of the administrators' list, counters), its verification
 * link and its audit entry, in one transaction.
 * @param within a use of a rate limit, counted in the same transaction
 * @returns `taken` if the address already has an account, also under concurrency; `too-many` if the limit is exceeded;
 *   `excluded` if the mailbox's owner was self-excluded after `excludedUntil` was read
 */
export async function createUser(
  user: User,
  { verification, audit, within }: { verification?: LinkToken; audit?: AuditEntry; within?: Use } = {},
): Promise<'created' | 'taken' | 'too-many' | 'excluded'> {
  const limit = within && consumeWithin(within);
  const open = user.excludedUntil
    ? undefined
    : unlessExcluded(canonicalEmail(user.email), new Date(user.createdAt));
  const lock = putLock(user);
  const writes = [
    lock,
    { Put: { Item: { ...user, ...keys.user(user.id) }, ConditionExpression: absent } },
    ...changePlace(null, addressed(user)),
    ...(user.referredBy ? [{ Put: { Item: { ...keys.referredFriend(user.referredBy, user.id) } } }] : []),
    ...changeList(null, user),
    ...changeCounters(
      { ...countsOfUser(user), signups: 1 },
      { day: torontoDay(new Date(user.createdAt)), shardKey: user.id },
    ),
    ...(verification ? [putToken(verification)] : []),
    ...(audit ? [auditEntry(audit)] : []),
    ...(open ? [open] : []),
    ...(limit ? [limit] : []),
  ];
  try {
    await transact(writes);
    return 'created';
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const failed = (write: Write | undefined) =>
      write !== undefined && error.failed[writes.indexOf(write)] !== undefined;
    if (failed(lock)) return 'taken';
    if (failed(limit)) return 'too-many';
    return failed(open) ? 'excluded' : 'taken';
  }
}

const addressed = ({ id, email }: User) => ({ id, email: canonicalEmail(email) });

/** An account's steps of the business counters. */
export function countsOfUser({ plan, subscription }: Pick<User, 'plan' | 'subscription'>): BusinessCounts {
  return { users: 1, [`plan:${plan}`]: 1, ...countsOfSubscription(subscription) };
}

const absent = 'attribute_not_exists(pk)';

function putLock({ id, email }: User): Write {
  const key = keys.emailLock(canonicalEmail(email));
  return { Put: { Item: { ...key, userId: id }, ConditionExpression: absent } };
}

const deleteLock = ({ email }: User): Write => ({
  Delete: { Key: { ...keys.emailLock(canonicalEmail(email)) } },
});

/** Fields that determine the list position. */
const listed = ['name', 'email', 'plan', 'createdAt', 'lastLoginAt'] as const;

/** Fields shown in the list, which must follow every change of them. */
const shown = [...listed, 'subscription'] as const;

/**
 * The writes that change an account from `before` to `after`, with address lock, list entries and counters. The only way to
 * change a name, an address, a plan or the last sign-in. They fail if the changed or listed fields have changed since they
 * were read.
 * @returns none if nothing changes; if the address changes, the first write is its lock
 */
export function changeUser(before: User, after: User, now: Date): Write[] {
  const change = changeItem(keys.user(before.id), before, after, shown);
  if (!change) return [];
  const moves = canonicalEmail(before.email) !== canonicalEmail(after.email);
  const steps = {
    ...stepsBetween(countsOfUser(before), countsOfUser(after)),
    ...countsOfTurn(before.subscription, after.subscription),
  };
  return [
    ...(moves
      ? [putLock(after), deleteLock(before), ...changePlace(addressed(before), addressed(after))]
      : []),
    ...(moves && !after.excludedUntil ? [unlessExcluded(canonicalEmail(after.email), now)] : []),
    change,
    ...(shown.some((name) => before[name] !== after[name]) ? changeList(before, after) : []),
    ...changeCounters(steps, { day: torontoDay(now), shardKey: before.id }),
  ];
}

/**
 * The writes that remove an account with its dependent items; asks, picks and so on are removed separately.
 * @param at time of deletion, when a subscription that was still billed ended
 */
export function removeUser(user: User, at: Date): Write[] {
  const { id, subscription } = user;
  const steps = { ...stepsBetween(countsOfUser(user), {}), ...countsOfTurn(subscription, undefined) };
  return [
    { Delete: { Key: { ...keys.user(id) }, ...asRead(user) } },
    deleteLock(user),
    ...changePlace(addressed(user), null),
    ...(user.referredBy ? [{ Delete: { Key: { ...keys.referredFriend(user.referredBy, user.id) } } }] : []),
    ...changeList(user, null),
    ...changeCounters(steps, { day: torontoDay(at), shardKey: id }),
  ];
}

/** The condition that the fields of the list and the counters have not changed since they were read. */
function asRead(user: User) {
  const known = shown.filter((name) => user[name] !== undefined);
  return {
    ConditionExpression: shown
      .map((name) => (known.includes(name) ? `#${name} = :${name}` : `attribute_not_exists(#${name})`))
      .join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(shown.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(known.map((name) => [`:${name}`, user[name]])),
  };
}

/**
 * Changes an account and writes the audit entry, in one transaction.
 * @returns `taken` if the new address already has an account; `changed` if the account has changed since it was read, and the
 *   caller has to retry
 */
export async function editUser(
  before: User,
  after: User,
  now: Date,
  audit?: AuditEntry,
): Promise<'edited' | 'taken' | 'changed'> {
  const writes = changeUser(before, after, now);
  if (writes.length === 0) return 'edited';
  try {
    await transact([...writes, ...(audit ? [auditEntry(audit)] : [])]);
    return 'edited';
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return writes[0]?.Put && error.failed[0] !== undefined ? 'taken' : 'changed';
  }
}

/** A sign-in changes two list entries and every search row, so it is recorded at most once an hour. */
const loginIntervalMs = 3600_000;

/** Records a sign-in, unless one was recorded within the last hour. */
export async function recordLogin(user: User, now: Date): Promise<void> {
  let current: User | undefined = user;
  await retryOnConflict('the last sign-in', async () => {
    if (!current) return undefined;
    const since = now.getTime() - Date.parse(current.lastLoginAt ?? '1970-01-01');
    if (since < loginIntervalMs) return undefined;
    const after = { ...current, lastLoginAt: now.toISOString() };
    if ((await editUser(current, after, now)) === 'edited') return undefined;
    current = await findUser(user.id);
    return conflict;
  });
}
