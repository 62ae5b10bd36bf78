/** The public record of the daily slate: figures of all settled predictions, and some predictions in full. */
import * as z from 'zod/mini';
import { leg } from '../asking/analysis.ts';
import { pickStatuses, sports } from '../feed/sports.ts';
import { breakdowns, clvSummary } from '../picks/tracker.ts';
import { contract } from '../platform/contract.ts';

/** 95 % confidence interval, percent. */
const interval = z.object({ low: z.number(), high: z.number() });

const band = z.object({
  /** Percent: the band of predicted chances from here to below `to`. */
  from: z.number(),
  to: z.number(),
  forecasts: z.number(),
  hits: z.number(),
  /** Percent: the mean predicted chance. */
  predicted: z.number(),
  /** Percent: the observed hit rate. */
  observed: z.number(),
  interval,
});
export type CalibrationBand = z.infer<typeof band>;

const forecasts = z.object({
  /** Hits and misses. */
  count: z.number(),
  /** 0 is perfect, 0.25 equals a coin flip; null without forecasts. */
  brier: z.nullable(z.number()),
  /** Forecasts for which the market priced every leg. */
  compared: z.number(),
  /** Our score and the market's on those forecasts. */
  comparedBrier: z.nullable(z.number()),
  marketBrier: z.nullable(z.number()),
  /** Bands with forecasts only, lowest first. */
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
  /** Including all earlier months. */
  total: z.number(),
  /** Closing-line value of the month's predictions. */
  clv: clvSummary,
});

const record = z.object({
  hits: z.number(),
  misses: z.number(),
  pushes: z.number(),
  /** Predictions without a final score yet. */
  pending: z.number(),
  /** Percent, hits ÷ (hits + misses); null without any. */
  winRate: z.nullable(z.number()),
  winRateInterval: z.nullable(interval),
  /** Hits and misses with a price. */
  priced: z.number(),
  /** Profit in flat stakes, two decimals. */
  units: z.number(),
  /** Percent of the amount staked; null without a stake. */
  roi: z.nullable(z.number()),
  /** Null for fewer than two, which have no variance. */
  roiInterval: z.nullable(interval),
  forecasts,
  /** Closing-line value of all predictions. */
  clv: clvSummary,
  /** Earliest first; months without a settled prediction are omitted. */
  months: z.array(month),
  ...breakdowns,
});
export type TrackRecord = z.infer<typeof record>;

/** The styles of the slate, as the landing page names them. */
export const playStyles = ['Single', 'Hail Mary', 'Parlay'] as const;
export type PlayStyle = (typeof playStyles)[number];

/** A public prediction of the slate. */
const slatePick = z.object({
  sport: z.enum(sports),
  style: z.enum(playStyles),
  /** A day in America/Toronto. */
  day: z.string(),
  /** The kind of pick: `A likely single`. */
  title: z.string(),
  status: z.enum(pickStatuses),
  /** ISO 8601 in UTC. */
  publishedAt: z.string(),
  /** American odds of the whole pick; null if a leg has no price. */
  odds: z.nullable(z.string()),
  /** The market's probability of the whole pick, percent; null if a leg has no price. */
  chance: z.nullable(z.number()),
  /** Percent of bets at this price that must win to break even. */
  breakEven: z.nullable(z.number()),
  /** Dollars that $100 wins on average by the market's probability; negative if it loses. */
  expectedValue: z.nullable(z.number()),
  /** Dollars on $100; null while pending. */
  profit: z.nullable(z.number()),
  /** `final` is null until the leg is graded, and for legs that are not graded by a game's score. */
  legs: z.array(z.extend(leg, { final: z.nullable(z.object({ home: z.number(), away: z.number() })) })),
});
export type SlatePick = z.infer<typeof slatePick>;

const showcase = z.object({
  /** The first single published today; null until there is one. */
  freePick: z.nullable(slatePick),
  /** The free pick of the latest earlier day. */
  previousFreePick: z.nullable(slatePick),
  /** The latest settled predictions, including misses and pushes, without evidence. */
  latest: z.array(slatePick),
  /** The style of most of the newest predictions; null without any. */
  preferredStyle: z.nullable(z.object({ style: z.enum(playStyles), picks: z.number(), of: z.number() })),
});
export type Showcase = z.infer<typeof showcase>;

export const getTrackRecord = contract({
  route: 'track-record',
  method: 'GET',
  output: z.extend(record, showcase.shape),
});
