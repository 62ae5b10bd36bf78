/**
 * Whether "70 %" comes true seven times in ten: the counts of each settled forecast, and the figures computed from
 * them.
 *
 * Only sums are stored, as whole numbers, so that they can be added up without limit and without rounding errors.
 */
import type { PickStatus } from '../../contracts/feed/sports.ts';
import type { CalibrationBand, Forecasts } from '../../contracts/records/track-record.ts';
import type { Counts } from '../platform/counts.ts';
import { percent } from './record.ts';

export interface Forecast {
  readonly status: PickStatus;
  readonly metadata: {
    /** Percent, 0 to 100. */
    readonly confidence: number;
    /** Percent, 0 to 100; null if the market had no price. */
    readonly market_probability: number | null;
  };
}

/** A forecast in hundredths of a percent. */
const certain = 100_00;
const hundredths = (percentage: number) => Math.round(percentage * 100);

/** Ten bands of ten percent: from 0 to under 10, and so on; 100 belongs to the last. */
const bandWidth = 10;
const bands = Array.from({ length: 100 / bandWidth }, (_, index) => index * bandWidth);
const bandOf = (percentage: number) =>
  Math.min(Math.floor(percentage / bandWidth) * bandWidth, 100 - bandWidth);

/**
 * The counts of a forecast; none while it is pending, and none for a push, which is neither outcome. The market is
 * measured on the same forecasts, so that the two can be compared.
 */
export function countsOfForecast({ status, metadata }: Forecast): Counts {
  if (status !== 'hit' && status !== 'miss') return {};
  const observed = status === 'hit' ? certain : 0;
  const predicted = hundredths(metadata.confidence);
  const square = (predicted - observed) ** 2;
  const market = metadata.market_probability;
  const band = `band${bandOf(metadata.confidence)}`;
  return {
    forecasts: 1,
    squares: square,
    ...(market !== null && {
      compared: 1,
      comparedSquares: square,
      marketSquares: (hundredths(market) - observed) ** 2,
    }),
    [`${band}:forecasts`]: 1,
    [`${band}:hits`]: status === 'hit' ? 1 : 0,
    [`${band}:predicted`]: predicted,
  };
}

/**
 * The Brier score is the mean squared difference between predicted and observed: 0 is perfect, and always predicting 50
 * % scores 0.25.
 */
export function forecastsOf(counts: Counts): Forecasts {
  const { forecasts = 0, squares = 0, compared = 0, comparedSquares = 0, marketSquares = 0 } = counts;
  return {
    count: forecasts,
    brier: brierOf(squares, forecasts),
    compared,
    comparedBrier: brierOf(comparedSquares, compared),
    marketBrier: brierOf(marketSquares, compared),
    bands: bands.flatMap((from) => bandIn(counts, from)),
  };
}

/** @returns four decimals; null without forecasts */
function brierOf(squares: number, count: number): number | null {
  return count === 0 ? null : Math.round((squares / count / certain ** 2) * 1e4) / 1e4;
}

/** @returns an empty list for a band without forecasts */
function bandIn(counts: Counts, from: number): CalibrationBand[] {
  const forecasts = counts[`band${from}:forecasts`] ?? 0;
  const hits = counts[`band${from}:hits`] ?? 0;
  const interval = wilsonInterval(hits, forecasts);
  if (!interval) return [];
  return [
    {
      from,
      to: from + bandWidth,
      forecasts,
      hits,
      predicted: percent(counts[`band${from}:predicted`] ?? 0, forecasts * certain),
      observed: percent(hits, forecasts),
      interval,
    },
  ];
}

/**
 * The Wilson 95 % interval of a rate, which is valid for small samples too.
 * @returns percent with one decimal; null for an empty sample
 */
export function wilsonInterval(hits: number, decided: number): { low: number; high: number } | null {
  if (decided === 0) return null;
  const z = 1.96;
  const rate = hits / decided;
  const spread = z * Math.sqrt((rate * (1 - rate)) / decided + z ** 2 / (4 * decided ** 2));
  const middle = rate + z ** 2 / (2 * decided);
  const scale = 1 + z ** 2 / decided;
  return {
    low: Math.max(0, percent((middle - spread) / scale, 1)),
    high: Math.min(100, percent((middle + spread) / scale, 1)),
  };
}
