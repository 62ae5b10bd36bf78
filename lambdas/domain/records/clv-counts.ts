/** Counters of closing-line value, and the figures computed from them. The value of a pick is in `domain/picks/clv.ts`. */
import type { ClvSummary } from '../../contracts/picks/tracker.ts';
import { nearest } from '../platform/rounding.ts';

/** CLV counters of picks. Every field is additive. */
export interface ClvCounts {
  /** Picks with a known closing-line value. */
  readonly clvPicks: number;
  /** The sum of their values in tenths of a percent: whole numbers add up without rounding errors. */
  readonly clvTenths: number;
  /** Picks with a value above 0. */
  readonly clvBeats: number;
}

/** @param tenths of one pick; null or absent if unknown */
export function clvCountsOf(tenths: number | null | undefined): ClvCounts {
  return {
    clvPicks: typeof tenths === 'number' ? 1 : 0,
    clvTenths: tenths ?? 0,
    clvBeats: (tenths ?? 0) > 0 ? 1 : 0,
  };
}

/** The average, and the share of picks that beat the close; null rather than 0 without any picks. */
export function clvSummary({ clvPicks: n, clvTenths, clvBeats }: ClvCounts): ClvSummary {
  return {
    average: n === 0 ? null : nearest(clvTenths, n) / 10,
    beatShare: n === 0 ? null : nearest(clvBeats * 1000, n) / 10,
    beats: clvBeats,
    n,
  };
}
