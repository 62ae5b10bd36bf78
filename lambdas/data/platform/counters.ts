/**
 * The counters of the admin portal. Each is changed in the transaction of what it counts, so that reading it needs no scan and
 * it cannot drift.
 *
 * Each counter is sharded over 144 items in 12 partitions. If two transactions write the same item, one must retry: at 200
 * counted changes a second, twice the peak of a million users, each holding its items for about 20 ms, one attempt in 36
 * meets another, and four in a row fail once in 1.7 million. One partition takes 1,000 write units a second, and a counted
 * change two: 12 partitions take twice the peak of ten million users with two thirds to spare (docs/scale.md).
 */
import {
  type BusinessCounts,
  type CounterName,
  stepsOfAllTime,
  stepsOfDay,
} from '../../domain/records/business-counts.ts';
import { addTo } from './add-to.ts';
import { type Key, keys, lists } from './keys.ts';
import { between, partition } from './queries.ts';
import { spreadOver } from './spread.ts';
import { queryAll, type Write } from './table.ts';

export const shards = 12;
export const lanes = 12;
const allShards = Array.from({ length: shards }, (_, nth) => nth + 1);

export interface CountedAt {
  /** Day of America/Toronto to which it belongs, `YYYY-MM-DD`. */
  readonly day: string;
  /** Selects the shard: the ID of the user concerned. */
  readonly shardKey: string;
}

/**
 * The writes that change the all-time and daily counters, for the transaction of what is counted.
 * Call it once per transaction, because two writes of a transaction may not touch the same item.
 * @param steps e.g. `{ 'plan:free': -1, 'plan:core': 1 }`
 * @returns one or two writes, or none if every step is 0
 */
export function changeCounters(steps: BusinessCounts, { day, shardKey }: CountedAt): Write[] {
  return [...countForAllTime(steps, shardKey), ...countOnDay(steps, { day, shardKey })];
}

/** The write that changes only the daily counters. @returns one write, or none if no step has a daily counter */
export function countOnDay(steps: BusinessCounts, { day, shardKey }: CountedAt): Write[] {
  return addTo(dayCounterOf(day, shardKey), stepsOfDay(steps));
}

/**
 * The write that changes only the all-time counters: removed items leave these, but stay in their day's.
 * @returns one write, or none if every step is 0
 */
export function countForAllTime(steps: BusinessCounts, shardKey: string): Write[] {
  return addTo(counterOf(shardKey), stepsOfAllTime(steps));
}

/** The item that has a user's part of the all-time counters. */
export const counterOf = (shardKey: string): Key => keys.counters(...placeOf(shardKey));

/** The item that has a user's part of a day's counters. */
export const dayCounterOf = (day: string, shardKey: string): Key =>
  keys.dayCounters(day, ...placeOf(shardKey));

/** An old counter has the number of its user's shard, less one, so each shard continues one of them. */
function placeOf(shardKey: string): [shard: number, lane: number] {
  const place = spreadOver(shards * lanes, shardKey);
  return [1 + (place % shards), Math.floor(place / shards)];
}

/** AP: Query COUNTERS~shard, one query per shard, in parallel. */
export async function allCounts(): Promise<BusinessCounts> {
  const partitions = [lists.oldCounters(), ...allShards.map(lists.counters)];
  return sum((await Promise.all(partitions.map((each) => queryAll<Stored>(partition(each))))).flat());
}

/**
 * AP: Query DAYCOUNTERS~shard from..to, one query per shard, in parallel.
 * @param from first day of America/Toronto
 * @param to last day
 * @returns counts by day, without days on which nothing happened
 */
export async function countsByDay(from: string, to: string): Promise<ReadonlyMap<string, BusinessCounts>> {
  const partitions = [lists.oldDayCounters(), ...allShards.map(lists.dayCounters)];
  const found = await Promise.all(
    partitions.map(({ pk }) => queryAll<Stored>(between(pk, from, dayEnd(to)))),
  );
  const days = Map.groupBy(found.flat(), ({ sk }) => sk.slice(0, from.length));
  return new Map([...days].map(([day, shardsOfDay]) => [day, sum(shardsOfDay)]));
}

/** Sorts after the counters of a day. */
const dayEnd = (day: string) => `${day}~`;

type Stored = { readonly pk: string; readonly sk: string } & BusinessCounts;

function sum(items: readonly Stored[]): BusinessCounts {
  const total: Partial<Record<CounterName, number>> = {};
  for (const { pk: _pk, sk: _sk, ...counts } of items) {
    for (const [name, count] of Object.entries(counts) as [CounterName, number][]) {
      total[name] = (total[name] ?? 0) + count;
    }
  }
  return total;
}
