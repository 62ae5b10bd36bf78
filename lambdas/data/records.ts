/** Counters of picks: by day and kind for a record, by status for the pages of the tracker, by month for the slate's. */
import type { PickStatus, Sport } from '../contracts/sports.ts';
import type { BusinessCounts } from '../domain/analytics.ts';
import * as breakdown from '../domain/breakdown.ts';
import { type Counts, stepsBetween, total } from '../domain/counts.ts';
import { type DayTally, deltaOf, emptyTally } from '../domain/record.ts';
import { house, pickOfSlateId } from '../domain/slate.ts';
import { countsOfSlate, type MonthCounts, type Settled, type SlatePick } from '../domain/track-record.ts';
import { addTo } from './add-to.ts';
import { countOnDay, shardOf } from './counters.ts';
import { type Key, keys, lists } from './keys.ts';
import { between, partition } from './queries.ts';
import { get, queryAll, type Write } from './table.ts';

interface Counted extends SlatePick {
  readonly userId: string;
  /** The prediction it was saved from. */
  readonly promptLogId: string;
  readonly day: string;
}

/** The writes that keep all counters true when a pick appears or changes, for the transaction that changes it. */
export function changeRecord(before: Counted | null, after: Counted): Write[] {
  const old = before ? countersOf(before) : [];
  return [
    ...countersOf(after).flatMap(({ key, counts }, nth) =>
      addTo(key, stepsBetween(old[nth]?.counts ?? {}, counts)),
    ),
    ...(before || after.userId === house
      ? []
      : countOnDay({ picks: 1 }, { ...after, shardKey: after.userId })),
  ];
}

/** Every item that counts a pick, always in this order, and what the pick adds to it: a day's own counters aside. */
export function countersOf(pick: Counted): readonly { readonly key: Key; readonly counts: Counts }[] {
  const { userId, day, status } = pick;
  const isOfSlate = pickOfSlateId(pick.promptLogId) !== undefined;
  return [
    { key: keys.record(userId, day), counts: { ...deltaOf(null, pick) } },
    { key: keys.recordByKind(userId, day), counts: breakdown.countsByKind(pick) },
    {
      key: keys.tally(userId),
      counts: { [status]: 1, [ofSport(pick)]: 1, ...(isOfSlate && { ofSlate: 1 }) },
    },
    // The picks of `house` are the slate: nobody saved them.
    userId === house
      ? { key: keys.trackRecord(day.slice(0, 'YYYY-MM'.length)), counts: countsOfSlate(pick) }
      : { key: keys.counters(shardOf(userId)), counts: { ...countsOfPick(pick) } },
  ];
}

/** What a saved pick adds to the business counters. */
export function countsOfPick({ status }: Pick<Counted, 'status'>): BusinessCounts {
  return { picks: 1, [`picks:${status}`]: 1 };
}

/** AP: Query USER#id RECORD#from..RECORD#to. One tally a day, days without a pick left out. */
export async function dailyTallies(userId: string, from: string, to: string): Promise<DayTally[]> {
  const { prefix } = lists.records(userId);
  const days = await queryAll<Key & Partial<DayTally>>(
    span(keys.record(userId, from), keys.record(userId, to)),
  );
  return days.map(({ sk, ...counted }) => ({ ...emptyTally, ...counted, day: sk.slice(prefix.length) }));
}

/** AP: Query USER#id KINDS#from..KINDS#to. What the picks of some days count by sport and by bet type. */
export async function countsByKind(userId: string, from: string, to: string): Promise<Counts> {
  const days = await queryAll<Stored>(span(keys.recordByKind(userId, from), keys.recordByKind(userId, to)));
  return total(days.map(countsIn));
}

/** AP: Query TRACKRECORD. What the slate's settled predictions count, a month an item, earliest first. */
export async function slateMonths(): Promise<MonthCounts[]> {
  const months = await queryAll<Stored>(partition(lists.trackRecord()));
  return months.map((month) => ({ month: month.sk, counts: countsIn(month) }));
}

type Stored = Key & Counts;

const countsIn = ({ pk: _pk, sk: _sk, ...counts }: Stored): Counts => counts;

const span = (first: Key, last: Key) => between(first.pk, first.sk, last.sk);

/** AP: Get USER#id/TALLY. How many picks there are under a status, all of them where none is named. */
export async function countPicks(
  userId: string,
  { status, sport }: { status?: PickStatus | undefined; sport?: Sport | undefined },
): Promise<number> {
  const counts = (await get<Record<string, number>>(keys.tally(userId))) ?? {};
  const statuses: PickStatus[] = status ? [status] : ['pending', 'hit', 'miss', 'push'];
  return statuses.reduce(
    (sum, each) => sum + (counts[sport ? ofSport({ sport, status: each }) : each] ?? 0),
    0,
  );
}

/** The item that counts a person's own answers, and what one adds to it. */
export function counterOfAsk(userId: string) {
  return { key: keys.tally(userId), counts: { asks: 1 } };
}

/** The write that counts an answer among a person's own, for the transaction that stores it. */
export function countAsk(userId: string): Write[] {
  const { key, counts } = counterOfAsk(userId);
  return addTo(key, counts);
}

/** What an account counts, of all time. */
export interface Totals {
  /** Own answers. */
  readonly asks: number;
  /** Picks that were saved from the slate. */
  readonly ofSlate: number;
  /** Saved picks, by status. */
  readonly picks: Readonly<Record<PickStatus, number>>;
}

/** AP: Get USER#id/TALLY. */
export async function totalsOf(userId: string): Promise<Totals> {
  const counts = (await get<Record<string, number>>(keys.tally(userId))) ?? {};
  const { asks = 0, ofSlate = 0, pending = 0, hit = 0, miss = 0, push = 0 } = counts;
  return { asks, ofSlate, picks: { pending, hit, miss, push } };
}

/** AP: Get USER#id/TALLY. Hits and misses of all time, by sport. */
export async function settledBySport(userId: string): Promise<(sport: Sport) => Settled> {
  const counts = (await get<Record<string, number>>(keys.tally(userId))) ?? {};
  return (sport) => ({
    hits: counts[ofSport({ sport, status: 'hit' })] ?? 0,
    misses: counts[ofSport({ sport, status: 'miss' })] ?? 0,
  });
}

const ofSport = ({ sport, status }: { sport: Sport; status: PickStatus }) => `${sport}:${status}`;
