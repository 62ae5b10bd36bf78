/** The tracker: save a pick, list, mark, and the numbers of the last 30 days. */
import * as z from 'zod/mini';
import { entities } from './analysis.ts';
import { contract } from './contract.ts';
import { identifier, integer, word } from './inputs.ts';
import { betTypes, pickStatuses, sportFilter, sports, statusFilter } from './sports.ts';

/** Characters of the client's metadata as JSON; never read, since legs and prices come from what we stored. */
const metadataMax = 32 * 1024;

/** Closing-line value of one leg: its price against the last fair price before the start. */
export const legClv = z.discriminatedUnion('kind', [
  /** Percent, one decimal: above 0, the price beat the close. */
  z.object({ kind: z.literal('value'), percent: z.number() }),
  /** By how many points the line taken is the easier one: above 0, the market came the taker's way. */
  z.object({ kind: z.literal('line-moved'), points: z.number() }),
  z.object({ kind: z.literal('none'), why: z.enum(['no-close', 'not-priced']) }),
]);
export type LegClv = z.infer<typeof legClv>;

/** Closing-line value of some picks. */
export const clvSummary = z.object({
  /** Percent, one decimal; null of none. */
  average: z.nullable(z.number()),
  /** Percent of them that beat the close, one decimal; null of none. */
  beatShare: z.nullable(z.number()),
  /** How many beat the close. */
  beats: z.number(),
  /** Picks whose every leg has a closing price at the line it was taken at. */
  n: z.number(),
});
export type ClvSummary = z.infer<typeof clvSummary>;

export const savedPick = z.object({
  id: z.string(),
  promptLogId: z.string(),
  status: z.enum(pickStatuses),
  /** Who set the status: the final score, or the person; null while nobody has. */
  gradedBy: z.nullable(z.enum(['feed', 'user'])),
  gradedAt: z.nullable(z.string()),
  /** Present where the final score was corrected after it had graded the pick, and this grade came of that. */
  regraded: z.optional(z.object({ from: z.enum(pickStatuses) })),
  /** Legs that dropped out, by place from 0: cancelled, or not played in time; absent of none. */
  voided: z.optional(z.array(z.number())),
  /**
   * Legs whose games should be over and are not, and what has to happen by when, or they are void; absent of none. A `result` may
   * take as long as it likes, so its `by` is null.
   */
  awaited: z.optional(
    z.array(
      z.object({ leg: z.number(), must: z.enum(['start', 'resume', 'result']), by: z.nullable(z.string()) }),
    ),
  ),
  /** Dollars on a flat stake of $100; null while pending or not priced. */
  profit: z.nullable(z.number()),
  /**
   * Closing-line value of the whole in percent, one decimal (null where a leg has none, or is open), and of each leg, in
   * the order of `metadata.legs` (null while open, and for a void one). All of it null before the first leg is graded;
   * absent where the legs were graded before it was kept.
   */
  clv: z.optional(
    z.nullable(z.object({ percent: z.nullable(z.number()), legs: z.array(z.nullable(legClv)) })),
  ),
  reasoning: z.string(),
  playText: z.string(),
  sport: z.enum(sports),
  created_at: z.string(),
  metadata: entities,
});
export type SavedPick = z.infer<typeof savedPick>;

export const savePick = contract({
  route: 'tracker-save',
  method: 'POST',
  body: z.object({
    promptLogId: identifier('promptLogId'),
    playText: z.optional(z.string().check(z.maxLength(8000))),
    reasoning: z.optional(z.string().check(z.maxLength(2000))),
    sport: z.optional(z.string().check(z.maxLength(20))),
    betType: z.optional(
      z.union([z.string().check(z.maxLength(200)), z.array(z.string().check(z.maxLength(200)))]),
    ),
    metadata: z.optional(
      z.record(z.string(), z.unknown()).check(
        z.refine((value) => JSON.stringify(value).length <= metadataMax, {
          error: 'metadata is too long (at most 32 KB)',
        }),
      ),
    ),
  }),
  output: z.object({ success: z.literal(true), pick: savedPick }),
});

export const listPicks = contract({
  route: 'tracker-get',
  method: 'GET',
  query: z.object({
    status: statusFilter,
    sport: sportFilter,
    limit: integer('limit', { min: 1, max: 100, fallback: 10 }),
    offset: integer('offset', { min: 0, max: 100_000, fallback: 0 }),
  }),
  output: z.object({ savedPicks: z.array(savedPick), total: z.number() }),
});

export const markPick = contract({
  route: 'tracker-update',
  method: 'PUT',
  body: z.object({
    pickId: identifier('pickId'),
    status: word('status', ['hit', 'miss', 'pending']),
  }),
  output: z.object({ success: z.literal(true), pick: savedPick }),
});

const summary = {
  /** Percent, one decimal: hits ÷ (hits + misses). */
  winRate: z.number(),
  /** Percent, one decimal: profit ÷ staked, on priced hits and misses. */
  roi: z.number(),
  /** Dollars, two decimals, on a flat stake of $100 a pick. */
  profit: z.number(),
  totalPicks: z.number(),
  hits: z.number(),
  misses: z.number(),
  pushes: z.number(),
  pending: z.number(),
};
const recordSummary = z.object(summary);
export type RecordSummary = z.infer<typeof recordSummary>;

/** The settled part of a record that is of one kind. */
const line = {
  hits: z.number(),
  misses: z.number(),
  pushes: z.number(),
  /** Percent, one decimal; null where all of them pushed. */
  winRate: z.nullable(z.number()),
  /** Percent, one decimal; null where none had a price. */
  roi: z.nullable(z.number()),
  /** Dollars, two decimals, on a flat stake of $100 a pick. */
  profit: z.number(),
};
const recordLine = z.object(line);
export type RecordLine = z.infer<typeof recordLine>;

/** Kinds with a settled pick, those with the most first. */
export const breakdowns = {
  bySport: z.array(z.object({ sport: z.enum(sports), ...line })),
  byBetType: z.array(z.object({ bet_type: z.enum(betTypes), ...line })),
};

export const getTrackerStats = contract({
  route: 'get-tracker-stats',
  method: 'GET',
  output: z.object({
    ...summary,
    /** One entry a day of America/Toronto on which picks were saved, earliest first, the last one today; zeros included. */
    profitByDay: z.array(
      z.object({
        date: z.string(),
        /** Picks of that day that are settled. */
        settled: z.number(),
        /** Dollars, of that day's picks. */
        profit: z.number(),
        /** Dollars, of all picks from the first day of the window to this one. */
        total: z.number(),
      }),
    ),
    /** Closing-line value of the same picks. */
    clv: clvSummary,
    ...breakdowns,
  }),
});
