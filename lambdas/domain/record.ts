/** The record of a set of picks: what is counted, and the figures computed from the counts. */
import type { PickStatus } from '../contracts/sports.ts';
import type { RecordLine, RecordSummary } from '../contracts/tracker.ts';
import { type ClvCounts, clvCountsOf } from './clv.ts';
import { nearest } from './rounding.ts';
import { stakeCents } from './settlement.ts';

/** Counts of some picks. Every field can be added up, so that days make a month. */
export interface Tally extends ClvCounts {
  readonly picks: number;
  readonly hits: number;
  readonly misses: number;
  readonly pushes: number;
  readonly pending: number;
  /** Hits and misses that had a price: those on which money can be counted. */
  readonly pricedSettled: number;
  readonly profitCents: number;
}

export const emptyTally: Tally = {
  picks: 0,
  hits: 0,
  misses: 0,
  pushes: 0,
  pending: 0,
  pricedSettled: 0,
  profitCents: 0,
  clvPicks: 0,
  clvTenths: 0,
  clvBeats: 0,
};

/** What of a tally is settled. */
export type Results = Omit<Tally, 'picks' | 'pending' | keyof ClvCounts>;

/** What a record needs to know of a pick. */
export interface Counted {
  readonly status: PickStatus;
  /** Whole cents on the flat stake; null while pending or where not priced. */
  readonly profitCents: number | null;
  /** Closing-line value in tenths of a percent; null or absent where not known. */
  readonly clvTenths?: number | null;
}

function tallyOf(pick: Counted): Tally {
  return {
    picks: 1,
    pending: pick.status === 'pending' ? 1 : 0,
    ...resultsOf(pick),
    ...clvCountsOf(pick.clvTenths),
  };
}

/** What one pick counts of what is settled. */
export function resultsOf({ status, profitCents }: Counted): Results {
  const isDecided = status === 'hit' || status === 'miss';
  const isPriced = isDecided && profitCents !== null;
  return {
    hits: status === 'hit' ? 1 : 0,
    misses: status === 'miss' ? 1 : 0,
    pushes: status === 'push' ? 1 : 0,
    pricedSettled: isPriced ? 1 : 0,
    profitCents: isPriced ? profitCents : 0,
  };
}

function combine(a: Tally, b: Tally, sign: 1 | -1): Tally {
  return {
    picks: a.picks + sign * b.picks,
    hits: a.hits + sign * b.hits,
    misses: a.misses + sign * b.misses,
    pushes: a.pushes + sign * b.pushes,
    pending: a.pending + sign * b.pending,
    pricedSettled: a.pricedSettled + sign * b.pricedSettled,
    profitCents: a.profitCents + sign * b.profitCents,
    clvPicks: a.clvPicks + sign * b.clvPicks,
    clvTenths: a.clvTenths + sign * b.clvTenths,
    clvBeats: a.clvBeats + sign * b.clvBeats,
  };
}

/**
 * The steps by which counters move when a pick appears or changes.
 * @param before null for a pick that was not there
 */
export function deltaOf(before: Counted | null, after: Counted): Tally {
  return before ? combine(tallyOf(after), tallyOf(before), -1) : tallyOf(after);
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((total, each) => combine(total, each, 1), emptyTally);
}

/**
 * Win rate = hits ÷ (hits + misses); ROI = profit ÷ staked, on priced hits and misses at the flat stake.
 * A push is in neither. Percent with one decimal, dollars with two; 0 where there is nothing to divide by.
 */
export function summary(tallies: readonly Tally[]): RecordSummary {
  const { picks, hits, misses, pushes, pending, pricedSettled, profitCents } = sum(tallies);
  return {
    winRate: percent(hits, hits + misses),
    roi: percent(profitCents, pricedSettled * stakeCents),
    profit: profitCents / 100,
    totalPicks: picks,
    hits,
    misses,
    pushes,
    pending,
  };
}

/** The same for a part of a record, where a rate of nothing is not 0 but unknown. */
export function lineOf({ hits, misses, pushes, pricedSettled, profitCents }: Results): RecordLine {
  const decided = hits + misses;
  return {
    hits,
    misses,
    pushes,
    winRate: decided === 0 ? null : percent(hits, decided),
    roi: pricedSettled === 0 ? null : percent(profitCents, pricedSettled * stakeCents),
    profit: profitCents / 100,
  };
}

/** One day's tally; a day is one of America/Toronto, `YYYY-MM-DD`. */
export interface DayTally extends Tally {
  readonly day: string;
}

/**
 * Profit by the day on which the picks were saved, so that the last running total is the profit of the whole window.
 * @param days every day of the window, earliest first
 * @param tallies of those of them that have picks, in any order
 */
export function profitByDay(days: readonly string[], tallies: readonly DayTally[]) {
  const byDay = new Map(tallies.map((tally) => [tally.day, tally]));
  let runningCents = 0;
  return days.map((date) => {
    const { profitCents, hits, misses, pushes } = byDay.get(date) ?? emptyTally;
    runningCents += profitCents;
    return { date, settled: hits + misses + pushes, profit: profitCents / 100, total: runningCents / 100 };
  });
}

/** Percent, one decimal; 0 of nothing. */
export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : nearest(part * 1000, whole) / 10;
}
