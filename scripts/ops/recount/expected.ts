/** The expected value of every counter, computed from items, and which items are counters. */

import { codeOf } from '../../../lambdas/data/accounts/referrals.ts';
import { countsOfUser, type User } from '../../../lambdas/data/accounts/users.ts';
import { type Ask, countsOfAsk } from '../../../lambdas/data/asking/asks.ts';
import { counterOfAsk, countersOf } from '../../../lambdas/data/picks/pick-records.ts';
import type { Pick } from '../../../lambdas/data/picks/picks.ts';
import { shardOf } from '../../../lambdas/data/platform/counters.ts';
import { type Key, keys, lists } from '../../../lambdas/data/platform/keys.ts';
import { type Counts, total } from '../../../lambdas/domain/platform/counts.ts';
import { torontoDay } from '../../../lambdas/domain/platform/toronto-day.ts';
import {
  type BusinessCounts,
  stepsOfAllTime,
  stepsOfDay,
} from '../../../lambdas/domain/records/business-counts.ts';
import { slateUserId } from '../../../lambdas/domain/records/slate.ts';

export type Item = Key & Readonly<Record<string, unknown>>;

/** Counts by key, as text. */
export type CountsByKey = Map<string, Counts>;

export const textOf = ({ pk, sk }: Key) => JSON.stringify([pk, sk]);

export function keyOf(text: string): Key {
  const [pk, sk] = JSON.parse(text) as [string, string];
  return { pk, sk };
}

const shard = keys.counters(0).pk;
const day = keys.dayCounters('', 0).pk;
const months = keys.trackRecord('').pk;
const referral = keys.referral('').sk;
const ofPerson = [
  keys.tally('').sk,
  keys.record('', '').sk,
  keys.recordByKind('', '').sk,
  keys.recordOfMonth('', '').sk,
];

/** Whether an item consists of counters only. */
export function isCounter({ pk, sk }: Key): boolean {
  return (
    [shard, day, months].includes(pk) || sk === referral || ofPerson.some((prefix) => sk.startsWith(prefix))
  );
}

/**
 * Whether a counter also includes deleted items: day counters, and sign-ups by referral code. Such a counter can be higher
 * than the recount, but not lower. Numbers of a day without a stored item (asks that ended without a play, subscriptions
 * started and ended, revenue) cannot be recounted.
 */
export const keepsRemoved = ({ pk, sk }: Key) => pk === day || sk === referral;

/** The numbers in a counter item. */
export function countsIn({ pk: _pk, sk: _sk, ...fields }: Item): Counts {
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, number] => typeof field[1] === 'number'),
  );
}

/** Adds an item to every counter that counts it. */
export function addItem(expected: CountsByKey, item: Item): void {
  for (const { key, counts } of countedIn(item)) {
    const text = textOf(key);
    expected.set(text, total([expected.get(text) ?? {}, counts]));
  }
}

function countedIn(item: Item): readonly { readonly key: Key; readonly counts: Counts }[] {
  if (item.sk === keys.user('').sk) return countedOfUser(item as unknown as User);
  if (item.sk.startsWith(lists.asks('').prefix)) {
    const ask = item as unknown as Ask;
    const counts = countsOfAsk(ask);
    return [
      ofAllTime(ask.userId, counts),
      counterOfAsk(ask.userId),
      onDay(torontoDay(new Date(ask.createdAt)), ask.userId, counts),
    ];
  }
  if (item.sk.startsWith(lists.picks('').prefix)) {
    const pick = item as unknown as Pick;
    const counters = countersOf(pick);
    return pick.userId === slateUserId ? counters : [...counters, onDay(pick.day, pick.userId, { picks: 1 })];
  }
  return [];
}

function countedOfUser(user: User) {
  return [
    ofAllTime(user.id, countsOfUser(user)),
    onDay(torontoDay(new Date(user.createdAt)), user.id, { signups: 1 }),
    ...(user.referredBy && user.verifiedAt
      ? [{ key: keys.referral(codeOf(user.referredBy)), counts: { signUps: 1 } }]
      : []),
  ];
}

function ofAllTime(userId: string, counts: BusinessCounts) {
  return { key: keys.counters(shardOf(userId)), counts: { ...stepsOfAllTime(counts) } as Counts };
}

function onDay(day: string, userId: string, counts: BusinessCounts) {
  return { key: keys.dayCounters(day, shardOf(userId)), counts: { ...stepsOfDay(counts) } as Counts };
}

/**
 * Adds sign-ups of all time as the sum of the day counters, because deleted accounts have no item.
 * @param days the expected day counters
 */
export function addSignups(expected: CountsByKey, days: CountsByKey): void {
  for (const [text, { signups = 0 }] of days) {
    const { sk } = keyOf(text);
    const all = textOf(keys.counters(Number(sk.slice(sk.lastIndexOf('#') + 1))));
    expected.set(all, total([expected.get(all) ?? {}, { signups }]));
  }
}

export const isDay = ({ pk }: Key) => pk === day;
