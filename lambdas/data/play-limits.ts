/** Keeps the limits that people set for themselves, and self-exclusion, which outlives the account. */
import { createHash } from 'node:crypto';
import { mailboxOf } from '../domain/mailbox.ts';
import {
  changed,
  type ExclusionPeriod,
  endOfExclusion,
  lasts,
  type PlayLimitName,
  type PlayLimits,
} from '../domain/play-limits.ts';
import { auditEntry } from './audit.ts';
import { changeItem } from './change-item.ts';
import { type Key, keys } from './keys.ts';
import { get, held, transact, type Write } from './table.ts';
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
 * Excludes a person, on the account and on a hash of the mailbox, in one transaction with the audit entry. An exclusion
 * that lasts longer already stays, whichever account of the mailbox it came from.
 * @returns the account as it is after it
 * @throws AccountGone
 */
export async function exclude(user: User, period: ExclusionPeriod, now: Date): Promise<User> {
  return changeAccount(user, async (before) => {
    const kept = await exclusionOf(before.email, now);
    const ends = [endOfExclusion(period, now), kept, before.excludedUntil];
    const until = ends.reduce<string>((latest, end) => (end && end > latest ? end : latest), '');
    const after = { ...before, excludedUntil: until };
    const write = changeItem(keys.user(before.id), before, after, ['deactivatedAt']);
    if (!write && kept === until) return { after, writes: [] };
    const entry = auditEntry({
      userId: before.id,
      at: now.toISOString(),
      by: 'user',
      what: 'self-exclusion',
      before: { excludedUntil: before.excludedUntil ?? null },
      after: { excludedUntil: until },
    });
    return { after, writes: [...(write ? [write, entry] : []), keepExclusion(before.email, until)] };
  });
}

/**
 * AP: Get EXCLUDED#hash of the mailbox.
 * @returns until when whoever has this mailbox is excluded, ISO 8601; undefined where nobody is
 */
export async function exclusionOf(email: string, now: Date): Promise<string | undefined> {
  const until = (await get<{ until: string }>(keyOf(email)))?.until;
  return lasts(until, now) ? until : undefined;
}

/** Holds only while no longer exclusion of the mailbox is kept. */
function keepExclusion(email: string, until: string): Write {
  return {
    Put: {
      Item: { ...keyOf(email), until, expiresAt: Math.ceil(Date.parse(until) / 1000) },
      ConditionExpression: 'attribute_not_exists(#until) OR #until <= :until',
      ExpressionAttributeNames: { '#until': 'until' },
      ExpressionAttributeValues: { ':until': until },
    },
  };
}

/** One-way, so that the record does not say whose it is. */
function keyOf(email: string): Key {
  return keys.exclusion(
    createHash('sha256')
      .update(mailboxOf(canonicalEmail(email)))
      .digest('base64url'),
  );
}

interface Changed {
  readonly after: User;
  readonly writes: readonly Write[];
}

async function changeAccount(
  reader: User,
  change: (before: User) => Changed | Promise<Changed>,
): Promise<User> {
  let before: User | undefined = reader;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    if (!before || before.deactivatedAt) throw new AccountGone('The account is gone');
    const { after, writes } = await change(before);
    if (writes.length === 0 || (await held(transact(writes)))) return after;
    before = await findUser(reader.id);
  }
  throw new Error('The account was changed too often to keep a limit');
}
