/** The expected value of every counter, computed from items, and which items are counters. */

import { codeOf } from '../../../lambdas/data/accounts/referrals.ts';
import { countsOfUser, type User } from '../../../lambdas/data/accounts/users.ts';
import { type Ask, countsOfAsk } from '../../../lambdas/data/asking/asks.ts';
import { type PickItem, unpackPick } from '../../../lambdas/data/picks/pick-item.ts';
import { counterOfAsk, countersOf } from '../../../lambdas/data/picks/pick-records.ts';
import type { Pick } from '../../../lambdas/data/picks/picks.ts';
import { counterOf, dayCounterOf, lanes, shards } from '../../../lambdas/data/platform/counters.ts';
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

const allShards = Array.from({ length: shards }, (_, nth) => nth + 1);
const ofAll = [lists.oldCounters(), ...allShards.map(lists.counters)].map(({ pk }) => pk);
const ofDays = [lists.oldDayCounters(), ...allShards.map(lists.dayCounters)].map(({ pk }) => pk);
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
    [...ofAll, ...ofDays, months].includes(pk) ||
    sk === referral ||
    ofPerson.some((prefix) => sk.startsWith(prefix))
  );
}

/**
 * Whether a counter also includes deleted items: day counters, and sign-ups by referral code. Such a counter can be higher
 * than the recount, but not lower. Numbers of a day without a stored item (asks that ended without a play, subscriptions
 * started and ended, revenue) cannot be recounted.
 */
export const keepsRemoved = ({ pk, sk }: Key) => isDay({ pk, sk }) || sk === referral;

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
    const pick = unpackPick(item as unknown as PickItem<Pick>);
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
  return { key: counterOf(userId), counts: { ...stepsOfAllTime(counts) } as Counts };
}

function onDay(day: string, userId: string, counts: BusinessCounts) {
  return { key: dayCounterOf(day, userId), counts: { ...stepsOfDay(counts) } as Counts };
}

/**
 * Adds sign-ups of all time as the sum of the day counters, because deleted accounts have no item.
 * @param days the expected day counters
 */
export function addSignups(expected: CountsByKey, days: CountsByKey): void {
  for (const [text, { signups = 0 }] of days) {
    const { pk, sk } = keyOf(text);
    const all = textOf({ pk: ofAll[ofDays.indexOf(pk)] ?? '', sk: sk.slice(sk.lastIndexOf('#') + 1) });
    expected.set(all, total([expected.get(all) ?? {}, { signups }]));
  }
}

export const isDay = ({ pk }: Key) => ofDays.includes(pk);

/** The counter from before shards had partitions whose counts continue in this one; undefined for any other item. */
export function oldCounterOf({ pk, sk }: Key): Key | undefined {
  const shard = Math.max(ofAll.indexOf(pk), ofDays.indexOf(pk));
  if (shard < 1) return undefined;
  return isDay({ pk, sk }) ? keys.oldDayCounters(dayIn(sk), shard - 1) : keys.oldCounters(shard - 1);
}

/** The counters in which the counts of an old one continue; none for any other item. */
export function lanesOf({ pk, sk }: Key): Key[] {
  const isOld = pk === ofAll[0] || pk === ofDays[0];
  if (!isOld) return [];
  const shard = Number(sk.slice(sk.lastIndexOf('#') + 1)) + 1;
  return Array.from({ length: lanes }, (_, lane) =>
    isDay({ pk, sk }) ? keys.dayCounters(dayIn(sk), shard, lane) : keys.counters(shard, lane),
  );
}

const dayIn = (sk: string) => sk.slice(0, sk.lastIndexOf('#'));
