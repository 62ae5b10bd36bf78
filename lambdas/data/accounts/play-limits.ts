/** Stores the limits that users set for themselves, and self-exclusion, which outlives the account. */
import {
  changed,
  type ExclusionPeriod,
  endOfExclusion,
  type PlayLimitName,
  type PlayLimits,
} from '../../domain/accounts/play-limits.ts';
import { changeItem } from '../platform/change-item.ts';
import { keys } from '../platform/keys.ts';
import { conflict, retryOnConflict } from '../platform/retry-on-conflict.ts';
import { conditionMet, transact, type Write } from '../platform/table.ts';
import { auditEntry } from './audit.ts';
import { accountsOf, exclusionOf, putExclusion } from './mailboxes.ts';
import { canonicalEmail, findUser, type User } from './users.ts';

/** The account has been deleted, or is being deleted, since it was read. */
export class AccountGone extends Error {}

/**
 * Changes limits by the rules of `domain/accounts/play-limits.ts`. Absent limits stay as they are.
 * @returns the account after the change
 * @throws AccountGone
 */
export async function saveLimits(
  user: User,
  wanted: { readonly [Name in PlayLimitName]?: number | null | undefined },
  now: Date,
): Promise<User> {
  return changeAccount(user, (before) => {
    const limits = Object.entries(wanted).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, changed(before.playLimits?.[name as PlayLimitName], value, now)]],
    );
    const playLimits: PlayLimits = { ...before.playLimits, ...Object.fromEntries(limits) };
    const after = { ...before, playLimits };
    const write = changeItem(keys.user(before.id), before, after, ['deactivatedAt']);
    return { after, writes: write ? [write] : [] };
  });
}

/**
 * Self-exclusion. The account, a hash of the mailbox and the audit entry are written in one transaction; then the other
 * accounts of the mailbox follow. New accounts of the mailbox are excluded from the transaction on. Safe to repeat. An
 * exclusion with a later end stays, whichever account of the mailbox it came from.
 * @returns all accounts of the mailbox after the change, the user's own first
 * @throws AccountGone
 */
export async function exclude(user: User, period: ExclusionPeriod, now: Date): Promise<User[]> {
  const address = canonicalEmail(user.email);
  let before: User | undefined = user;
  let until = endOfExclusion(period, now);
  const excluded = await retryOnConflict('an exclusion', async () => {
    if (!before || before.deactivatedAt) throw new AccountGone('The account is gone');
    if (before.excludedUntil && before.excludedUntil > until) until = before.excludedUntil;
    const { after, writes } = exclusion(before, until, now);
    if (await conditionMet(transact([...writes, putExclusion(address, until)]))) return after;
    const [current, stored] = await Promise.all([findUser(user.id), exclusionOf(address, now)]);
    before = current;
    if (stored && stored > until) until = stored;
    return conflict;
  });
  return [excluded, ...(await excludeOthers(excluded, until, now))];
}

async function excludeOthers({ id: own, email }: User, until: string, now: Date): Promise<User[]> {
  const ids = (await accountsOf(canonicalEmail(email))).filter((id) => id !== own);
  const others = await Promise.all(ids.map((id) => excludeOther(id, until, now)));
  return others.flatMap((other) => other ?? []);
}

/** @returns undefined if the account no longer exists */
async function excludeOther(id: string, until: string, now: Date): Promise<User | undefined> {
  try {
    return await changeAccount(await findUser(id), (before) => exclusion(before, until, now));
  } catch (error) {
    if (error instanceof AccountGone) return undefined;
    throw error;
  }
}

/** The excluded account and its writes, with an audit entry. */
function exclusion(before: User, until: string, now: Date): Changed {
  if (before.excludedUntil && before.excludedUntil >= until) return { after: before, writes: [] };
  const after = { ...before, excludedUntil: until };
  const write = changeItem(keys.user(before.id), before, after, ['deactivatedAt']);
  const entry = auditEntry({
    userId: before.id,
    at: now.toISOString(),
    by: 'user',
    what: 'self-exclusion',
    before: { excludedUntil: before.excludedUntil ?? null },
    after: { excludedUntil: until },
  });
  return { after, writes: write ? [write, entry] : [] };
}

interface Changed {
  readonly after: User;
  readonly writes: readonly Write[];
}

/** Another session may change the account at the same time. @param reader the account as read by the caller */
async function changeAccount(reader: User | undefined, change: (before: User) => Changed): Promise<User> {
  let before = reader;
  return retryOnConflict('an account', async () => {
    if (!before || before.deactivatedAt) throw new AccountGone('The account is gone');
    const { after, writes } = change(before);
    if (writes.length === 0 || (await conditionMet(transact(writes)))) return after;
    before = await findUser(before.id);
    return conflict;
  });
}
