/** Users: one account per address, and what a session check reads. */
import type { MailProblem, Profile } from '../contracts/account.ts';
import type { PlanName } from '../contracts/plans.ts';
import { type BusinessCounts, countsOfSubscription, countsOfTurn } from '../domain/business-counts.ts';
import { stepsBetween } from '../domain/counts.ts';
import type { PlayLimits } from '../domain/play-limits.ts';
import type { Subscription } from '../domain/subscription.ts';
import { torontoDay } from '../domain/toronto-day.ts';
import { type AuditEntry, auditEntry } from './audit.ts';
import { changeItem } from './change-item.ts';
import { changeCounters } from './counters.ts';
import { changeList } from './directory.ts';
import type { AccountSessions } from './ended-sessions.ts';
import { keys } from './keys.ts';
import { changePlace, unlessExcluded } from './mailboxes.ts';
import { consumeWithin, type Use } from './rates.ts';
import { ConditionFailed, get, transact, type Write } from './table.ts';
import { type LinkToken, putToken } from './tokens.ts';

export interface User extends AccountSessions {
  readonly id: string;
  /** As the person wrote it; `canonicalEmail` is what makes it unique. */
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly role: 'user';
  /** ISO 8601; null until the address is verified. */
  readonly verifiedAt: string | null;
  readonly plan: PlanName;
  /** The payment provider's word, or `inactive` without a subscription. */
  readonly subscriptionStatus: string;
  /** What stands behind plan and status; absent for who never had a subscription. */
  readonly subscription?: Subscription;
  /** The payment provider's id of this person, once there was a checkout. */
  readonly customerId?: string;
  /** The address a customer is being made with at the payment provider, until its id is kept. */
  readonly customerEmail?: string;
  readonly createdAt: string;
  readonly lastLoginAt: string | null;
  readonly deactivatedAt: string | null;
  /** Hash of the reset link that works; a newer link takes its place, a use removes it. */
  readonly resetHash?: string;
  /** The account whose referral code this one registered with; absent, too, once that account was deleted. */
  readonly referredBy?: string;
  /** Absent until it is saved for the first time. */
  readonly profile?: Profile;
  /** How many passkeys the account has; absent before the first. */
  readonly passkeys?: number;
  /** ISO 8601: until when the person takes a break from asking. */
  readonly breakUntil?: string;
  /** ISO 8601: until when the person has excluded themselves. Nothing makes it shorter. */
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

/** An account as it begins: on the free plan, with no session and no sign-in. */
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

/** One spelling per mailbox: no spaces around, one Unicode form, no capitals. */
export function canonicalEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/** AP: Get USER#id. Undefined for nobody. */
export function findUser(id: string): Promise<User | undefined> {
  return get<User>(keys.user(id));
}

/** AP: Get EMAIL#address. The id of the account that has an address. */
export async function findUserIdByEmail(email: string): Promise<string | undefined> {
  return (await get<{ userId: string }>(keys.emailLock(canonicalEmail(email))))?.userId;
}

/** AP: Get EMAIL#address, then USER#id. */
export async function findUserByEmail(email: string): Promise<User | undefined> {
  const id = await findUserIdByEmail(email);
  return id === undefined ? undefined : findUser(id);
}

/**
 * Makes an account with all that hangs on it (address lock, places in the administrators' list, counters), the link
 * that verifies the address, and the audit entry: all or nothing.
 * @param within what is counted with it, and keeps it from being made beyond its limit
 * @returns `taken` when the address has an account, however many ask at once; `too-many` beyond the limit; `excluded` when
 *   the owner of the mailbox has excluded themselves since `excludedUntil` was read
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

/** What an account adds to the business counters for as long as it exists. */
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

/** By what a person stands in the list. */
const listed = ['name', 'email', 'plan', 'createdAt', 'lastLoginAt'] as const;
/** What the list shows is made of these too, so that it follows every change of them. */
const shown = [...listed, 'subscription'] as const;

/**
 * The writes that make `after` of `before`, with the address lock, the places in the list and the counters; the one
 * way to change a name, an address, a plan or the last sign-in. They hold only while what they change, and what the
 * list is made of, is as it was read.
 * @returns none where nothing changes; where the address changes, the first one is that of its lock
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
 * The writes that remove an account with all that hangs on it, as it was read; asks, picks and the like are others'.
 * @param at when it left: a subscription that was still billed ended then
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

/** Holds while what the list and the counters are made of is as it was read. */
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
 * Makes `after` of `before`, and keeps the entry in the audit: both or neither.
 * @returns `taken` when the new address has an account; `changed` when the account was changed in the meantime: read
 *   it again and decide again
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

/** The account may be changed by somebody else between reading and writing; then it is read again. */
const attempts = 5;

/** A sign-in moves its person in two lists and on every search card, so it is written at most once an hour. */
const loginKeptMs = 3600_000;

/** Notes a sign-in, unless one was noted within the hour. */
export async function recordLogin(user: User, now: Date): Promise<void> {
  let current: User | undefined = user;
  for (let attempt = 1; attempt <= attempts && current; attempt += 1) {
    const since = now.getTime() - Date.parse(current.lastLoginAt ?? '1970-01-01');
    if (since < loginKeptMs) return;
    if ((await editUser(current, { ...current, lastLoginAt: now.toISOString() }, now)) === 'edited') return;
    current = await findUser(user.id);
  }
  if (current) throw new Error('The account was changed too often to note a sign-in');
}
