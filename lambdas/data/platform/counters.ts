/**
 * The counters of the admin portal. Each is changed in the transaction of what it counts, so that reading it needs no scan and
 * it cannot drift.
 *
 * Each counter is sharded over 12 items. If two transactions write the same item, one must retry. At 50 counted changes a
 * second (the busiest hour with a million users), each holding its items for about 20 ms, a single item would always be
 * contended. With 12 shards, one attempt in twelve conflicts, and four attempts fail once in twenty thousand. All 12
 * together stay under 4 KB, which costs half a read unit.
 */
import { createHash } from 'node:crypto';
import {
  type BusinessCounts,
  type CounterName,
  stepsOfAllTime,
  stepsOfDay,
} from '../../domain/records/business-counts.ts';
import { addTo } from './add-to.ts';
import { keys, lists } from './keys.ts';
import { between, partition } from './queries.ts';
import { queryAll, type Write } from './table.ts';

export const shards = 12;

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
  return addTo(keys.dayCounters(day, shardOf(shardKey)), stepsOfDay(steps));
}

/**
 * The write that changes only the all-time counters: removed items leave these, but stay in their day's.
 * @returns one write, or none if every step is 0
 */
export function countForAllTime(steps: BusinessCounts, shardKey: string): Write[] {
  return addTo(keys.counters(shardOf(shardKey)), stepsOfAllTime(steps));
}

/** The shard of a user. */
export function shardOf(key: string): number {
  return createHash('sha256').update(key).digest().readUInt32BE() % shards;
}

/** AP: Query COUNTERS. */
export async function allCounts(): Promise<BusinessCounts> {
  return sum(await queryAll<Stored>(partition(lists.counters())));
}

/**
 * AP: Query DAYCOUNTERS from..to.
 * @param from first day of America/Toronto
 * @param to last day
 * @returns counts by day, without days on which nothing happened
 */
export async function countsByDay(from: string, to: string): Promise<ReadonlyMap<string, BusinessCounts>> {
  const first = keys.dayCounters(from, 0);
  const items = await queryAll<Stored>(between(first.pk, first.sk, keys.dayCounters(to, shards).sk));
  const days = Map.groupBy(items, ({ sk }) => sk.slice(0, from.length));
  return new Map([...days].map(([day, shardsOfDay]) => [day, sum(shardsOfDay)]));
}

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
