/** The record of the slate: counts of settled predictions, and the figures computed from them. */
import type { TrackRecord } from '../../contracts/records/track-record.ts';
import { stakeCents } from '../picks/settlement.ts';
import { type Counts, total } from '../platform/counts.ts';
import { nearest } from '../platform/rounding.ts';
import { breakdown, type Kinded } from './breakdown.ts';
import { countsOfForecast, type Forecast, forecastsOf, wilsonInterval } from './calibration.ts';
import { type ClvCounts, clvSummary } from './clv-counts.ts';
import { lineOf, percent, type Results, type Tally } from './record.ts';

/** A prediction of the slate with its current grade. */
export type SlatePick = Kinded & Forecast & { readonly clvTenths?: number | null };

/**
 * A prediction's counts in the month in which it was made; none while it is pending.
 * @param tally the prediction's own tally
 * @param kinds its counts by sport and by bet type
 */
export function countsOfSlate(pick: SlatePick, tally: Tally, kinds: Counts): Counts {
  const { hits, misses, pushes, pricedSettled, profitCents, clvPicks, clvTenths, clvBeats } = tally;
  return {
    hits,
    misses,
    pushes,
    pricedSettled,
    profitCents,
    // Whole dollars: squares of cents would exceed the safe integers.
    squaredDollars: Math.round((profitCents / 100) ** 2),
    ...kinds,
    ...countsOfForecast(pick),
    clvPicks,
    clvTenths,
    clvBeats,
  };
}

/** A month's counts; the month is `YYYY-MM`. */
export interface MonthCounts {
  readonly month: string;
  readonly counts: Counts;
}

/**
 * @param months earliest first
 * @param pending number of predictions without a final score
 */
export function trackRecordOf(months: readonly MonthCounts[], pending: number): TrackRecord {
  const counts = total(months.map((each) => each.counts));
  const results = resultsIn(counts);
  const { hits, misses, pushes, winRate, roi } = lineOf(results);
  return {
    hits,
    misses,
    pushes,
    pending,
    winRate,
    winRateInterval: wilsonInterval(hits, hits + misses),
    priced: results.pricedSettled,
    units: unitsOf(results.profitCents),
    roi,
    roiInterval: roiInterval(results, counts.squaredDollars ?? 0),
    forecasts: forecastsOf(counts),
    clv: clvSummary(clvIn(counts)),
    months: monthLines(months),
    ...breakdown(counts),
  };
}

function resultsIn({
  hits = 0,
  misses = 0,
  pushes = 0,
  pricedSettled = 0,
  profitCents = 0,
}: Counts): Results {
  return { hits, misses, pushes, pricedSettled, profitCents };
}

function clvIn({ clvPicks = 0, clvTenths = 0, clvBeats = 0 }: Counts): ClvCounts {
  return { clvPicks, clvTenths, clvBeats };
}

function monthLines(months: readonly MonthCounts[]): TrackRecord['months'] {
  let totalCents = 0;
  return months.flatMap(({ month, counts }) => {
    const { hits, misses, pushes, profitCents } = resultsIn(counts);
    totalCents += profitCents;
    if (hits + misses + pushes === 0) return [];
    const clv = clvSummary(clvIn(counts));
    return [{ month, hits, misses, pushes, units: unitsOf(profitCents), total: unitsOf(totalCents), clv }];
  });
}

/** @returns units (flat stakes), two decimals */
function unitsOf(cents: number): number {
  return nearest(cents * 100, stakeCents) / 100;
}

/**
 * Mean return per stake ± 1.96 σ ÷ √n, with σ estimated from the returns.
 * @param squaredDollars the sum of the squared profits
 * @returns percent with one decimal; null for fewer than two stakes
 */
function roiInterval(
  { pricedSettled: n, profitCents }: Results,
  squaredDollars: number,
): { low: number; high: number } | null {
  if (n < 2) return null;
  const stake = stakeCents / 100;
  const mean = profitCents / 100 / n;
  const variance = Math.max(0, (squaredDollars - n * mean ** 2) / (n - 1));
  const margin = 1.96 * Math.sqrt(variance / n);
  return { low: percent(mean - margin, stake), high: percent(mean + margin, stake) };
}

export interface Settled {
  readonly hits: number;
  readonly misses: number;
}

/**
 * @param what the subject of the record in words: `Our NFL picks`
 * @returns no fields while nothing is settled, because the rate is unknown
 */
export function recordOf(what: string, { hits, misses }: Settled): { hit_rate?: number; stats?: string } {
  const settled = hits + misses;
  if (settled === 0) return {};
  const rate = percent(hits, settled);
  return { hit_rate: rate, stats: `${what}: ${rate}% (${hits} of ${settled})` };
}
