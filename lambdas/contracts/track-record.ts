/** The public record of the product's own daily predictions: all of them that are settled, live only. */
import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { breakdowns, clvSummary } from './tracker.ts';

/** 95 % confidence interval, percent. */
const interval = z.object({ low: z.number(), high: z.number() });

const band = z.object({
  /** Percent: what was said from here to under `to`. */
  from: z.number(),
  to: z.number(),
  forecasts: z.number(),
  hits: z.number(),
  /** Percent, the mean of what was said. */
  said: z.number(),
  /** Percent, how often it came true. */
  came: z.number(),
  interval,
});
export type CalibrationBand = z.infer<typeof band>;

const forecasts = z.object({
  /** Hits and misses. */
  count: z.number(),
  /** 0 is perfect, 0.25 is a coin's; null while there is none. */
  brier: z.nullable(z.number()),
  /** Those of them whose every leg the market had priced. */
  compared: z.number(),
  /** Ours and the market's on those. */
  comparedBrier: z.nullable(z.number()),
  marketBrier: z.nullable(z.number()),
  /** Only bands in which something was said, the lowest first. */
  bands: z.array(band),
});
export type Forecasts = z.infer<typeof forecasts>;

const month = z.object({
  /** `YYYY-MM`, in which the predictions were made. */
  month: z.string(),
  hits: z.number(),
  misses: z.number(),
  pushes: z.number(),
  /** Profit in flat stakes. */
  units: z.number(),
  /** Of this month and those before. */
  total: z.number(),
  /** Closing-line value of this month's. */
  clv: clvSummary,
});

const record = z.object({
  hits: z.number(),
  misses: z.number(),
  pushes: z.number(),
  /** Made, and waiting for their final scores. */
  pending: z.number(),
  /** Percent, hits ÷ (hits + misses); null while there is none. */
  winRate: z.nullable(z.number()),
  winRateInterval: z.nullable(interval),
  /** Hits and misses that had a price. */
  priced: z.number(),
  /** Profit in flat stakes, two decimals. */
  units: z.number(),
  /** Percent of what was staked; null while nothing was. */
  roi: z.nullable(z.number()),
  /** null below two, where nothing can be said of the spread. */
  roiInterval: z.nullable(interval),
  forecasts,
  /** Closing-line value of all of them. */
  clv: clvSummary,
  /** Earliest first; months without a settled prediction are left out. */
  months: z.array(month),
  ...breakdowns,
});
export type TrackRecord = z.infer<typeof record>;

export const getTrackRecord = contract({ route: 'track-record', method: 'GET', output: record });
