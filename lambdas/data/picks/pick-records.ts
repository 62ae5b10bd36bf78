/** Counters of picks: by day, month and type for records, by status and type for the tracker's lists, by month for the slate. */
import type { BetType, PickStatus, Sport } from '../../contracts/feed/sports.ts';
import { lossIn } from '../../domain/picks/after-loss.ts';
import { type Counts, stepsBetween, total } from '../../domain/platform/counts.ts';
import * as breakdown from '../../domain/records/breakdown.ts';
import type { BusinessCounts } from '../../domain/records/business-counts.ts';
import { type DatedTally, deltaOf, emptyTally } from '../../domain/records/record.ts';
import { pickOfSlateId, slateUserId } from '../../domain/records/slate.ts';
import {
  countsOfSlate,
  type MonthCounts,
  type Settled,
  type SlatePick,
} from '../../domain/records/track-record.ts';
import { addTo } from '../platform/add-to.ts';
import { counterOf, countOnDay } from '../platform/counters.ts';
import { type Key, keys, lists } from '../platform/keys.ts';
import { between, partition } from '../platform/queries.ts';
import { recently } from '../platform/recently.ts';
import { get, queryAll, type Write } from '../platform/table.ts';

interface Counted extends SlatePick {
  readonly userId: string;
  /** ID of the prediction it was saved from. */
  readonly promptLogId: string;
  readonly day: string;
}

/** A pick before and after a change; null if it did not exist or is removed. */
export type CountedChange =
  | { readonly before: Counted | null; readonly after: Counted }
  | { readonly before: Counted; readonly after: null };

/** The writes that update all counters when picks of one user are added, changed or removed, for the same transaction. */
export function changeRecords(changes: readonly CountedChange[]): Write[] {
  const items = new Map<string, { key: Key; steps: Counts[]; set: Record<string, string> }>();
  const add = (key: Key, steps: Counts, set: Record<string, string> = {}) => {
    const name = `${key.pk} ${key.sk}`;
    const item = items.get(name);
    items.set(name, { key, steps: [...(item?.steps ?? []), steps], set: { ...item?.set, ...set } });
  };
  for (const { before, after } of changes) {
    for (const { key, counts } of before ? countersOf(before) : []) add(key, stepsBetween(counts, {}));
    for (const { key, counts } of after ? countersOf(after) : []) add(key, counts);
    const lostAt = lossIn(before, after);
    // In an item that is written anyway, and read with the status of an account.
    if (after && lostAt !== undefined) add(keys.tally(after.userId), {}, { lostAt });
  }
  return [
    ...[...items.values()].flatMap(({ key, steps, set }) => addTo(key, total(steps), set)),
    ...changes.flatMap(countPickOnDay),
  ];
}

/** A removed pick is also taken out of its day's count. */
function countPickOnDay({ before, after }: CountedChange): Write[] {
  if (before && after) return [];
  const { userId, day } = after ?? before;
  return userId === slateUserId ? [] : countOnDay({ picks: after ? 1 : -1 }, { day, shardKey: userId });
}

const monthOf = (day: string) => day.slice(0, 'YYYY-MM'.length);

/** The items that count a pick, and what it adds to each, except the business counters of the day. */
export function countersOf(pick: Counted): readonly { readonly key: Key; readonly counts: Counts }[] {
  const { userId, day } = pick;
  const lists = placesInLists(pick);
  const tally = deltaOf(null, pick);
  const kinds = breakdown.countsByKind(pick);
  return [
    { key: keys.record(userId, day), counts: { ...tally } },
    { key: keys.recordByKind(userId, day), counts: kinds },
    { key: keys.tally(userId), counts: lists },
    // The picks of `slateUserId` are the slate and do not count as saved.
    ...(userId === slateUserId
      ? [{ key: keys.trackRecord(monthOf(day)), counts: countsOfSlate(pick, tally, kinds) }]
      : [
          { key: keys.recordOfMonth(userId, monthOf(day)), counts: { ...tally, ...kinds } },
          { key: counterOf(userId), counts: { ...countsOfPick(pick) } },
        ]),
  ];
}

/** The tracker's lists that contain a pick. */
function placesInLists({ promptLogId, sport, status, metadata }: Counted): Counts {
  const betType = metadata.bet_type[0] ?? 'general';
  const isOfSlate = pickOfSlateId(promptLogId) !== undefined;
  return {
    [status]: 1,
    [ofSport({ sport, status })]: 1,
    [ofKind({ sport, betType, status })]: 1,
    ...(isOfSlate && { ofSlate: 1 }),
  };
}

/** A saved pick's steps of the business counters. */
export function countsOfPick({ status }: Pick<Counted, 'status'>): BusinessCounts {
  return { picks: 1, [`picks:${status}`]: 1 };
}

/** AP: Query USER#id RECORD#from..RECORD#to. One tally per day with picks. */
export async function dailyTallies(userId: string, from: string, to: string): Promise<DatedTally[]> {
  const days = await queryAll<StoredTally>(span(keys.record(userId, from), keys.record(userId, to)));
  return days.map((day) => tallyIn(day, lists.records(userId).prefix));
}

/** AP: Query USER#id MONTH#. One tally per month, earliest first, and the counts by sport and by bet type. */
export async function monthlyTallies(
  userId: string,
): Promise<{ readonly tallies: readonly DatedTally[]; readonly byKind: Counts }> {
  const list = lists.recordsOfMonths(userId);
  const months = await queryAll<StoredTally & Counts>(between(list.pk, list.prefix, `${list.prefix}~`));
  return {
    tallies: months.map((month) => tallyIn(month, list.prefix)),
    byKind: total(months.map((month) => kindsIn(countsIn(month)))),
  };
}

type StoredTally = Key & Partial<DatedTally>;

function tallyIn({ sk, ...counted }: StoredTally, prefix: string): DatedTally {
  return { ...emptyTally, ...counted, date: sk.slice(prefix.length) };
}

const kindsIn = (counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).filter(([name]) => name.includes(':')));

/** AP: Query USER#id KINDS#from..KINDS#to. Counts by sport and by bet type. */
export async function countsByKind(userId: string, from: string, to: string): Promise<Counts> {
  const days = await queryAll<Stored>(span(keys.recordByKind(userId, from), keys.recordByKind(userId, to)));
  return total(days.map(countsIn));
}

/** AP: Query TRACKRECORD. Counts of the slate's settled predictions, one item per month, earliest first. */
export async function slateMonths(): Promise<MonthCounts[]> {
  const months = await recently('months of slate', () => queryAll<Stored>(partition(lists.trackRecord())));
  return months.map((month) => ({ month: month.sk, counts: countsIn(month) }));
}

type Stored = Key & Counts;

const countsIn = ({ pk: _pk, sk: _sk, ...counts }: Stored): Counts => counts;

const span = (first: Key, last: Key) => between(first.pk, first.sk, last.sk);

/** Everyone sees the counts of the slate. */
async function tallyOf(userId: string): Promise<Counts> {
  const read = () => get<Counts>(keys.tally(userId));
  return (await (userId === slateUserId ? recently('tally of slate', read) : read())) ?? {};
}

export type ByStatus = Readonly<Record<PickStatus, number>>;

/** AP: Get USER#id/TALLY. Number of picks by status, optionally of one sport and one bet type. */
export async function picksByStatus(
  userId: string,
  { sport, betType }: { readonly sport?: Sport | undefined; readonly betType?: BetType | undefined },
): Promise<ByStatus> {
  const counts = await tallyOf(userId);
  const countOf = (status: PickStatus) => {
    if (betType === undefined) return counts[sport ? ofSport({ sport, status }) : status] ?? 0;
    return Object.entries(counts)
      .filter(([name]) => isOfKind(name, { sport, betType, status }))
      .reduce((sum, [, count]) => sum + count, 0);
  };
  return { pending: countOf('pending'), hit: countOf('hit'), miss: countOf('miss'), push: countOf('push') };
}

/** The item that counts a user's own answers, and the step of one answer. */
export function counterOfAsk(userId: string) {
  return { key: keys.tally(userId), counts: { asks: 1 } };
}

/** The write that counts a user's own answer, for the transaction that stores it. */
export function countAsk(userId: string): Write[] {
  const { key, counts } = counterOfAsk(userId);
  return addTo(key, counts);
}

/** All-time counts of an account. */
export interface Totals {
  /** Own answers. */
  readonly asks: number;
  /** Picks saved from the slate. */
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

/** AP: Get USER#id/TALLY. All-time hits and misses, by sport. */
export async function settledBySport(userId: string): Promise<(sport: Sport) => Settled> {
  const counts = await tallyOf(userId);
  return (sport) => ({
    hits: counts[ofSport({ sport, status: 'hit' })] ?? 0,
    misses: counts[ofSport({ sport, status: 'miss' })] ?? 0,
  });
}

interface Kind {
  readonly sport: Sport;
  readonly betType: BetType;
  readonly status: PickStatus;
}

const ofSport = ({ sport, status }: Omit<Kind, 'betType'>) => `${sport}:${status}`;
const ofKind = ({ sport, betType, status }: Kind) => `${sport}:${betType}:${status}`;

/** AP: Get USER#id/TALLY. Number of picks, and when the last loss was settled, ISO 8601; undefined without one. */
export async function picksAndLastLoss(
  userId: string,
): Promise<{ readonly picks: number; readonly lostAt: string | undefined }> {
  const item = await get<Partial<ByStatus> & { readonly lostAt?: string }>(keys.tally(userId));
  const { pending = 0, hit = 0, miss = 0, push = 0, lostAt } = item ?? {};
  return { picks: pending + hit + miss + push, lostAt };
}

/** AP: Get USER#id/TALLY. Number of picks, of one status or in total. */
export async function countPicks(
  userId: string,
  { status }: { readonly status?: PickStatus | undefined },
): Promise<number> {
  const { pending, hit, miss, push } = await picksByStatus(userId, {});
  return status ? { pending, hit, miss, push }[status] : pending + hit + miss + push;
}

function isOfKind(
  name: string,
  { sport, betType, status }: Omit<Kind, 'sport'> & { readonly sport: Sport | undefined },
): boolean {
  const [ofSport, type, under] = name.split(':');
  return type === betType && under === status && (sport === undefined || ofSport === sport);
}
