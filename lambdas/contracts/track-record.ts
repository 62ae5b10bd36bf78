/** The public record of the daily slate: figures over all settled predictions, and some of them in full. */
import * as z from 'zod/mini';
import { leg } from './analysis.ts';
import { contract } from './contract.ts';
import { pickStatuses, sports } from './sports.ts';
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

/** A prediction of the slate, for everybody. */
const slatePick = z.object({
  sport: z.enum(sports),
  /** Day of America/Toronto. */
  day: z.string(),
  /** What kind of pick it is: `A likely single`. */
  title: z.string(),
  status: z.enum(pickStatuses),
  /** ISO 8601 in UTC. */
  publishedAt: z.string(),
  /** American odds of the whole; null where a leg has no price. */
  odds: z.nullable(z.string()),
  /** The market's probability of the whole, percent; null where a leg has no price. */
  chance: z.nullable(z.number()),
  /** Percent of such bets that must win for the price to break even. */
  breakEven: z.nullable(z.number()),
  /** Dollars that $100 wins on average by the market's probability; negative where it loses. */
  expectedValue: z.nullable(z.number()),
  /** Dollars on $100; null while pending. */
  profit: z.nullable(z.number()),
  /** `final` is null until the leg is graded, and for one that no points of a game grade. */
  legs: z.array(z.extend(leg, { final: z.nullable(z.object({ home: z.number(), away: z.number() })) })),
});
export type SlatePick = z.infer<typeof slatePick>;

const showcase = z.object({
  /** The first single published today; null until there is one. */
  freePick: z.nullable(slatePick),
  /** That of the latest day before. */
  previousFreePick: z.nullable(slatePick),
  /** The newest that are settled, misses and pushes included, without their evidence. */
  latest: z.array(slatePick),
});
export type Showcase = z.infer<typeof showcase>;

export const getTrackRecord = contract({
  route: 'track-record',
  method: 'GET',
  output: z.extend(record, showcase.shape),
});
