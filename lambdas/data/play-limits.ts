/** Stores the limits that people set for themselves, and self-exclusion, which outlives the account. */
import {
  changed,
  type ExclusionPeriod,
  endOfExclusion,
  type PlayLimitName,
  type PlayLimits,
} from '../domain/play-limits.ts';
import { auditEntry } from './audit.ts';
import { changeItem } from './change-item.ts';
import { keys } from './keys.ts';
import { accountsOf, exclusionOf, keepExclusion } from './mailboxes.ts';
import { conditionMet, transact, type Write } from './table.ts';
import { canonicalEmail, findUser, type User } from './users.ts';

/** Another session may change the same account; then it is read again. */
const attempts = 5;

/** Gone, or leaving, since the account was read. */
export class AccountGone extends Error {}

/**
 * Changes limits, each by the rules of `domain/play-limits.ts`: what is absent stays.
 * @returns the account as it is after it
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
 * Excludes a person: the account and a hash of the mailbox in one transaction with the audit entry, then every other account
 * of the mailbox. No account of it is made after the transaction that is not excluded. Safe to repeat; an exclusion that
 * lasts longer already stays, whichever account of the mailbox it came from.
 * @returns the accounts of the mailbox as they are after it, the person's own first
 * @throws AccountGone
 */
export async function exclude(user: User, period: ExclusionPeriod, now: Date): Promise<User[]> {
  const address = canonicalEmail(user.email);
  let before: User | undefined = user;
  let until = endOfExclusion(period, now);
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    if (!before || before.deactivatedAt) throw new AccountGone('The account is gone');
    if (before.excludedUntil && before.excludedUntil > until) until = before.excludedUntil;
    const { after, writes } = exclusion(before, until, now);
    if (await conditionMet(transact([...writes, keepExclusion(address, until)]))) {
      return [after, ...(await excludeOthers(after, until, now))];
    }
    const [current, kept] = await Promise.all([findUser(user.id), exclusionOf(address, now)]);
    before = current;
    if (kept && kept > until) until = kept;
  }
  throw new Error('The account was changed too often to exclude it');
}

async function excludeOthers({ id: own, email }: User, until: string, now: Date): Promise<User[]> {
  const ids = (await accountsOf(canonicalEmail(email))).filter((id) => id !== own);
  const others = await Promise.all(ids.map((id) => excludeOther(id, until, now)));
  return others.flatMap((other) => other ?? []);
}

/** @returns undefined where the account is gone: there is nothing to exclude */
async function excludeOther(id: string, until: string, now: Date): Promise<User | undefined> {
  try {
    return await changeAccount(await findUser(id), (before) => exclusion(before, until, now));
  } catch (error) {
    if (error instanceof AccountGone) return undefined;
    throw error;
  }
}

/** An account excluded until then, with the audit entry that says so. */
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

async function changeAccount(reader: User | undefined, change: (before: User) => Changed): Promise<User> {
  let before = reader;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    if (!before || before.deactivatedAt) throw new AccountGone('The account is gone');
    const { after, writes } = change(before);
    if (writes.length === 0 || (await conditionMet(transact(writes)))) return after;
    before = await findUser(before.id);
  }
  throw new Error('The account was changed too often to keep a limit');
}
