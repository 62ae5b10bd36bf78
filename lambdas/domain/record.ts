/** A record nobody can flatter: what is counted, and the figures made of it. */
import type { OutputOf } from '../contracts/contract.ts';
import type { PickStatus } from '../contracts/sports.ts';
import type { getTrackerStats } from '../contracts/tracker.ts';
import { stakeCents } from './settlement.ts';

/** Counts of some picks. Every field can be added up, so that days make a month. */
export interface Tally {
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
};

/** What a record needs to know of a pick. */
export interface Counted {
  readonly status: PickStatus;
  /** Whole cents on the flat stake; null while pending or where not priced. */
  readonly profitCents: number | null;
}

function tallyOf({ status, profitCents }: Counted): Tally {
  const isDecided = status === 'hit' || status === 'miss';
  const isPriced = isDecided && profitCents !== null;
  return {
    picks: 1,
    hits: status === 'hit' ? 1 : 0,
    misses: status === 'miss' ? 1 : 0,
    pushes: status === 'push' ? 1 : 0,
    pending: status === 'pending' ? 1 : 0,
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
export function summary(tallies: readonly Tally[]): OutputOf<typeof getTrackerStats> {
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

/** Adding 0 makes -0, which rounding a small loss gives, a plain 0. */
function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part * 1000) / whole) / 10 + 0;
}

/**
 * Wilson's 95 % interval of a win rate, which also holds for few picks.
 * @returns 0 to 1 each; null for no picks
 */
export function wilsonInterval(hits: number, decided: number): { low: number; high: number } | null {
  if (decided === 0) return null;
  const z = 1.96;
  const rate = hits / decided;
  const spread = z * Math.sqrt((rate * (1 - rate)) / decided + z ** 2 / (4 * decided ** 2));
  const middle = rate + z ** 2 / (2 * decided);
  const scale = 1 + z ** 2 / decided;
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}

/**
 * The mean squared distance between what was said and what came: 0 is perfect, saying 50 % always gives 0.25.
 * @param forecasts `probability` from 0 to 1
 * @returns null for none
 */
export function brierScore(
  forecasts: readonly { readonly probability: number; readonly won: boolean }[],
): number | null {
  if (forecasts.length === 0) return null;
  const total = forecasts.reduce(
    (total, { probability, won }) => total + (probability - (won ? 1 : 0)) ** 2,
    0,
  );
  return total / forecasts.length;
}
