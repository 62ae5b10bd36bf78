/**
 * How many there are of what the portal shows, counted in the transaction that makes each one, so that no number
 * needs a scan and none can drift.
 *
 * Each counter is spread over 12 items. Of two transactions that meet on one item the later must try again. With
 * 50 counted changes a second (the busiest hour of a million users), each holding its items for some 20 ms, a single
 * item would always be held by somebody; of 12, one in twelve is, and four tries make a failure one in twenty
 * thousand. All 12 together stay under 4 KB, which is half a read unit.
 */
import { createHash } from 'node:crypto';
import {
  type BusinessCounts,
  type CounterName,
  stepsOfAllTime,
  stepsOfDay,
} from '../domain/business-counts.ts';
import { addTo } from './add-to.ts';
import { keys, lists } from './keys.ts';
import { between, partition } from './queries.ts';
import { queryAll, type Write } from './table.ts';

export const shards = 12;

export interface CountedAt {
  /** Day of America/Toronto to which it belongs, `YYYY-MM-DD`. */
  readonly day: string;
  /** What spreads the writes: the id of the person concerned. */
  readonly shardKey: string;
}

/**
 * The writes that move counters, of all time and of the day, for the transaction that does what is counted.
 * Call it once a transaction with all its steps: no two writes may touch one item.
 * @param steps e.g. `{ 'plan:free': -1, 'plan:core': 1 }`
 * @returns one or two writes, or none where every step is 0
 */
export function changeCounters(steps: BusinessCounts, { day, shardKey }: CountedAt): Write[] {
  return [...countForAllTime(steps, shardKey), ...countOnDay(steps, { day, shardKey })];
}

/** The write that moves the counters of the day only. @returns one write, or none where no step is one of a day's */
export function countOnDay(steps: BusinessCounts, { day, shardKey }: CountedAt): Write[] {
  return addTo(keys.dayCounters(day, shardOf(shardKey)), stepsOfDay(steps));
}

/**
 * The write that moves the counters of all time only: what is removed leaves them, and stays in its day.
 * @returns one write, or none where every step is 0
 */
export function countForAllTime(steps: BusinessCounts, shardKey: string): Write[] {
  return addTo(keys.counters(shardOf(shardKey)), stepsOfAllTime(steps));
}

/** The shard that counts what concerns a person. */
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
 * @returns by day; days on which nothing happened are left out
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
