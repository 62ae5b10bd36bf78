/** The record of a set of picks: counts, and the figures computed from them. */
import type { PickStatus } from '../../contracts/feed/sports.ts';
import type { RecordLine, RecordSummary } from '../../contracts/picks/tracker.ts';
import { type Grade, isByOwner } from '../picks/grading.ts';
import { type OwnCounts, ownCountsOf, type Staked } from '../picks/own-bet.ts';
import { stakeCents } from '../picks/settlement.ts';
import { nearest } from '../platform/rounding.ts';
import { type ClvCounts, clvCountsOf } from './clv-counts.ts';

/** Counts of a set of picks. Every field is additive, so that days add up to a month. */
export interface Tally extends ClvCounts, OwnCounts {
  readonly picks: number;
  readonly hits: number;
  readonly misses: number;
  readonly pushes: number;
  readonly pending: number;
  /** Hits and misses with a price, for which profit is known. */
  readonly pricedSettled: number;
  readonly profitCents: number;
  /** Hits and misses marked by the owner. */
  readonly marked: number;
}

export const emptyTally: Tally = {
  picks: 0,
  hits: 0,
  misses: 0,
  pushes: 0,
  pending: 0,
  pricedSettled: 0,
  profitCents: 0,
  marked: 0,
  clvPicks: 0,
  clvTenths: 0,
  clvBeats: 0,
  ownPicks: 0,
  ownSettled: 0,
  ownStakedCents: 0,
  ownProfitCents: 0,
};

/** The settled part of a tally. */
export type Results = Omit<Tally, 'picks' | 'pending' | 'marked' | keyof ClvCounts | keyof OwnCounts>;

/** The fields of a pick that a record counts. */
export interface Counted extends Staked {
  readonly status: PickStatus;
  /** Whole cents on the flat stake; null while pending or without a price. */
  readonly profitCents: number | null;
  /** Closing-line value in tenths of a percent; null or absent if unknown. */
  readonly clvTenths?: number | null;
  readonly grades?: readonly Grade[];
}

function tallyOf(pick: Counted): Tally {
  return {
    picks: 1,
    pending: pick.status === 'pending' ? 1 : 0,
    ...resultsOf(pick),
    marked: isMarked(pick) ? 1 : 0,
    ...clvCountsOf(pick.clvTenths),
    ...ownCountsOf(pick),
  };
}

/** The settled counts of one pick. */
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

/** Whether the pick is a hit or a miss because its owner said so. */
export function isMarked(pick: Staked & Pick<Counted, 'grades'>): boolean {
  return isByOwner(pick) && (pick.status === 'hit' || pick.status === 'miss');
}

const fields = Object.keys(emptyTally) as (keyof Tally)[];

function combine(a: Tally, b: Tally, sign: 1 | -1): Tally {
  return Object.fromEntries(fields.map((field) => [field, a[field] + sign * b[field]])) as unknown as Tally;
}

/**
 * The increments of the counters when a pick is added, changed or removed.
 * @param before null for a new pick
 * @param after null for a removed pick
 */
export function deltaOf(before: Counted | null, after: Counted | null): Tally {
  return combine(after ? tallyOf(after) : emptyTally, before ? tallyOf(before) : emptyTally, -1);
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((total, each) => combine(total, each, 1), emptyTally);
}

/**
 * Win rate = hits ÷ (hits + misses); ROI = profit ÷ staked, on priced hits and misses at the flat stake.
 * Pushes count in neither. Percent with one decimal, dollars with two; 0 if the divisor is 0.
 */
export function summary(tallies: readonly Tally[]): RecordSummary {
  const { picks, hits, misses, pushes, pending, pricedSettled, profitCents, marked, ...own } = sum(tallies);
  const { ownPicks, ownSettled, ownStakedCents, ownProfitCents } = own;
  return {
    winRate: percent(hits, hits + misses),
    roi: percent(profitCents, pricedSettled * stakeCents),
    profit: profitCents / 100,
    totalPicks: picks,
    hits,
    misses,
    pushes,
    pending,
    marked,
    own: {
      picks: ownPicks,
      settled: ownSettled,
      staked: ownStakedCents / 100,
      profit: ownProfitCents / 100,
      roi: ownStakedCents === 0 ? null : percent(ownProfitCents, ownStakedCents),
    },
  };
}

/** The same for a part of a record, where a rate without any picks is null instead of 0. */
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

/** The tally of a day or month in America/Toronto, `YYYY-MM-DD` or `YYYY-MM`. */
export interface DatedTally extends Tally {
  readonly date: string;
}

/**
 * Profit by the day or month in which the picks were saved, so that the last running total is the profit of the whole
 * period.
 * @param dates every date of the period, earliest first
 * @param tallies the dates with picks, in any order
 */
export function profitByDate(dates: readonly string[], tallies: readonly DatedTally[]) {
  const byDate = new Map(tallies.map((tally) => [tally.date, tally]));
  let runningCents = 0;
  return dates.map((date) => {
    const { profitCents, hits, misses, pushes } = byDate.get(date) ?? emptyTally;
    runningCents += profitCents;
    return { date, settled: hits + misses + pushes, profit: profitCents / 100, total: runningCents / 100 };
  });
}

/** Percent with one decimal; 0 if `whole` is 0. */
export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : nearest(part * 1000, whole) / 10;
}
