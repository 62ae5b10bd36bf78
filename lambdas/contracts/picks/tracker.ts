/** The tracker: saving, listing, marking and deleting picks, the user's own stakes, and the figures of a period. */
import * as z from 'zod/mini';
import { entities } from '../asking/analysis.ts';
import { betTypeFilter, betTypes, pickStatuses, sportFilter, sports, statusFilter } from '../feed/sports.ts';
import { contract } from '../platform/contract.ts';
import { choice, date, filter, identifier, integer, word } from '../platform/inputs.ts';
import { ownBet } from './own-bet.ts';

/** Characters of the client's metadata as JSON. It is ignored, because legs and prices come from the stored answer. */
const metadataMax = 32 * 1024;

/** Closing-line value of one leg: its price compared with the last fair price before the start. */
export const legClv = z.discriminatedUnion('kind', [
  /** Percent, one decimal: above 0 if the price beat the close. */
  z.object({ kind: z.literal('value'), percent: z.number() }),
  /** How many points easier the line taken is: above 0 if the market moved in favor of the bet. */
  z.object({ kind: z.literal('line-moved'), points: z.number() }),
  z.object({ kind: z.literal('none'), why: z.enum(['no-close', 'not-priced']) }),
]);
export type LegClv = z.infer<typeof legClv>;

/** Closing-line value of a set of picks. */
export const clvSummary = z.object({
  /** Percent, one decimal; null without picks. */
  average: z.nullable(z.number()),
  /** Percent of them that beat the close, one decimal; null without picks. */
  beatShare: z.nullable(z.number()),
  /** How many beat the close. */
  beats: z.number(),
  /** Picks for which every leg has a closing price at the line taken. */
  n: z.number(),
});
export type ClvSummary = z.infer<typeof clvSummary>;

const score = z.object({ home: z.number(), away: z.number() });

/** The outcome of one leg. */
export const legOutcome = z.object({
  result: z.enum(['won', 'lost', 'push', 'void', 'open']),
  /** The final score that graded it, or that of the leg's part of the game; null while it is open, and if no score decides it. */
  final: z.nullable(score),
  /**
   * Points, runs or goals by which it beat its line, or its opponent on a moneyline; negative if it fell short. For a prop,
   * in units of its statistic. Null without a final score, and for markets that no margin decides.
   */
  margin: z.nullable(z.number()),
  /** The player's statistic that graded a prop. Absent for any other leg, and for picks graded before it was stored. */
  stat: z.optional(z.number()),
  /** While the game is live: the feed's period (`3rd Quarter`), and the score if there is one. */
  live: z.optional(z.object({ period: z.string(), score: z.nullable(score) })),
});
export type LegOutcome = z.infer<typeof legOutcome>;

/** The public page of a pick. */
export const share = z.object({
  /** 128 random bits, base64url: anyone with the id can see the page. */
  id: z.string(),
  /** When the owner shared it, ISO 8601. */
  at: z.string(),
  /** The owner's first name, if they chose to show it. */
  firstName: z.nullable(z.string()),
});
export type Share = z.infer<typeof share>;

export const savedPick = z.object({
  id: z.string(),
  promptLogId: z._default(z.string(), ''),
  status: z.enum(pickStatuses),
  /**
   * Whether the final score or the user graded it last; null while it is pending. Also `user` if they entered what their book paid
   * for a slip with legs of one game after its result, which leaves the status to the score.
   */
  gradedBy: z._default(z.nullable(z.enum(['feed', 'user'])), null),
  gradedAt: z._default(z.nullable(z.string()), null),
  /** Present if the grade results from a corrected final score. */
  regraded: z.optional(z.object({ from: z.enum(pickStatuses) })),
  /** Indexes (from 0) of legs that dropped out: cancelled, or not played in time; absent if none did. */
  voided: z.optional(z.array(z.number())),
  /**
   * Legs whose games should be over but are not, and what has to happen by when, or they become void; absent if there
   * are none. A `result` has no deadline, so its `by` is null.
   */
  awaited: z.optional(
    z.array(
      z.object({ leg: z.number(), must: z.enum(['start', 'resume', 'result']), by: z.nullable(z.string()) }),
    ),
  ),
  /** Dollars on a flat stake of $100; null while pending or not priced. */
  profit: z._default(z.nullable(z.number()), null),
  /**
   * Closing-line value of the whole pick in percent, one decimal (null if a leg has none or is open), and of each leg,
   * in the order of `metadata.legs` (null for open and void legs). Null before the first leg is graded; absent if the
   * legs were graded before closing-line values were stored.
   */
  clv: z.optional(
    z.nullable(z.object({ percent: z.nullable(z.number()), legs: z.array(z.nullable(legClv)) })),
  ),
  /** The outcome of each leg, in the order of `metadata.legs`. */
  outcomes: z.optional(z.array(legOutcome)),
  /** The owner's actual bet; absent if not entered. */
  bet: z.optional(ownBet),
  /** Dollars on the owner's own stake; null while pending, without a stake, and if a leg has no price. */
  ownProfit: z.optional(z.nullable(z.number())),
  /** Until when the owner can remove it, ISO 8601; absent if they no longer can. */
  removableUntil: z.optional(z.string()),
  /** Present if its status is the owner's mark, which they can undo. */
  isMarked: z.optional(z.literal(true)),
  /** Present while the pick has a public page. */
  share: z.optional(share),
  reasoning: z.string(),
  playText: z._default(z.string(), ''),
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
    bet: z.optional(ownBet),
  }),
  output: z.object({ success: z.literal(true), pick: savedPick }),
});

/** By time of saving, by first start, and by profit, which only settled picks have. */
export const pickSorts = ['newest', 'oldest', 'start', 'start-desc', 'profit', 'profit-asc'] as const;
export type PickSort = (typeof pickSorts)[number];

/** Pagination by `cursor`. `offset` counts from the newest, and works with `status` and `sport` only. */
export const listPicks = contract({
  route: 'tracker-get',
  method: 'GET',
  query: z
    .object({
      status: statusFilter,
      sport: sportFilter,
      bet_type: betTypeFilter,
      /** Days in America/Toronto on which the picks were saved, `YYYY-MM-DD`, inclusive. */
      from: filter(date('from')),
      to: filter(date('to')),
      /** Prefixes of words in teams, players and selections; all must match. */
      search: filter(z.string().check(z.maxLength(100, { error: 'search is too long (at most 100)' }))),
      sort: choice('sort', pickSorts, 'newest'),
      /** `next` or `previous` of an earlier response to the same query. */
      cursor: filter(z.string().check(z.maxLength(300, { error: 'cursor is not valid' }))),
      limit: integer('limit', { min: 1, max: 100, fallback: 10 }),
      offset: integer('offset', { min: 0, max: 100_000, fallback: 0 }),
    })
    .check(
      z.refine(
        ({ offset, bet_type, from, to, search, sort, cursor }) =>
          offset === 0 || (!(bet_type || from || to || search || cursor) && sort === 'newest'),
        { error: 'offset works with status and sport only; use cursor instead' },
      ),
    ),
  output: z.object({
    savedPicks: z.array(savedPick),
    /** On all pages; null if not counted: with a date, with a search, or sorted by profit. */
    total: z.nullable(z.number()),
    /** For each tab, with the same sport and bet type; null if not counted. */
    counts: z._default(
      z.nullable(
        z.object({
          all: z.number(),
          pending: z.number(),
          hit: z.number(),
          miss: z.number(),
          push: z.number(),
        }),
      ),
      null,
    ),
    /**
     * The cursor of the next page; null at the end. With filters a page can be short or empty and still have a next
     * one, because a call reads only a few hundred picks.
     */
    next: z._default(z.nullable(z.string()), null),
    /** The cursor of the previous page; null on the first one. */
    previous: z._default(z.nullable(z.string()), null),
  }),
});

const onePick = z.object({ success: z.literal(true), pick: savedPick });
const manyPicks = z.object({ success: z.literal(true), picks: z.array(savedPick) });

export const markPick = contract({
  route: 'tracker-update',
  method: 'PUT',
  body: z.object({
    pickId: identifier('pickId'),
    status: word('status', ['hit', 'miss', 'pending']),
  }),
  output: onePick,
});

/** The most picks changed in one transaction. */
export const markedAtOnce = 18;

const pickIds = z
  .array(identifier('pickId'), { error: 'pickIds must be a list' })
  .check(
    z.minLength(1, { error: 'pickIds is required' }),
    z.maxLength(markedAtOnce, { error: `Please choose at most ${markedAtOnce} picks at a time` }),
  );

/** Marks all of them or none. */
export const markPicks = contract({
  route: 'tracker-update',
  method: 'PUT',
  action: 'mark',
  body: z.object({ pickIds, status: word('status', ['hit', 'miss', 'pending']) }),
  output: manyPicks,
});

/** Undoes the owner's last mark of each pick; picks without one are not changed. */
export const unmarkPicks = contract({
  route: 'tracker-update',
  method: 'PUT',
  action: 'undo',
  body: z.object({ pickIds }),
  output: manyPicks,
});

/** Sets the owner's actual bet; all fields null removes it. */
export const setBet = contract({
  route: 'tracker-update',
  method: 'PUT',
  action: 'bet',
  body: z.object({ pickId: identifier('pickId'), bet: ownBet }),
  output: onePick,
});

/** Minutes after saving during which a pick can be removed, if its first game has not begun. */
export const removableMinutes = 10;

export const removePick = contract({
  route: 'tracker-update',
  method: 'PUT',
  action: 'remove',
  body: z.object({ pickId: identifier('pickId') }),
  output: z.object({ success: z.literal(true) }),
});

const count = z._default(z.number(), 0);

const summary = {
  /** Percent, one decimal: hits ÷ (hits + misses). */
  winRate: z.number(),
  /** Percent, one decimal: profit ÷ staked, on priced hits and misses. */
  roi: z.number(),
  /** Dollars, two decimals, on a flat stake of $100 a pick. */
  profit: z.number(),
  totalPicks: z.number(),
  hits: count,
  misses: count,
  pushes: count,
  pending: count,
  /** Hits and misses marked by the owner. */
  marked: count,
  /** Picks with the owner's own stake, at that stake and the owner's price. */
  own: z.prefault(
    z.object({
      picks: count,
      /** Their hits and misses. */
      settled: count,
      /** Dollars on the settled ones, two decimals. */
      staked: count,
      profit: count,
      /** Percent, one decimal: profit ÷ staked; null without a stake. */
      roi: z._default(z.nullable(z.number()), null),
    }),
    {},
  ),
};
const recordSummary = z.object(summary);
export type RecordSummary = z.infer<typeof recordSummary>;

/** The settled part of a record for one kind of pick. */
const line = {
  hits: z.number(),
  misses: z.number(),
  pushes: z.number(),
  /** Percent, one decimal; null if all of them pushed. */
  winRate: z.nullable(z.number()),
  /** Percent, one decimal; null if none had a price. */
  roi: z.nullable(z.number()),
  /** Dollars, two decimals, on a flat stake of $100 a pick. */
  profit: z.number(),
};
const recordLine = z.object(line);
export type RecordLine = z.infer<typeof recordLine>;

/** Kinds with a settled pick, those with the most picks first. */
export const breakdowns = {
  bySport: z._default(z.array(z.object({ sport: z.enum(sports), ...line })), []),
  byBetType: z._default(z.array(z.object({ bet_type: z.enum(betTypes), ...line })), []),
};

export const statsPeriods = ['7d', '30d', '90d', 'all'] as const;
export type StatsPeriod = (typeof statsPeriods)[number];

export const getTrackerStats = contract({
  route: 'get-tracker-stats',
  method: 'GET',
  query: z.object({ period: choice('period', statsPeriods, '30d') }),
  output: z.object({
    ...summary,
    /**
     * One entry per day in America/Toronto on which picks were saved, from the earliest day to today, including days
     * with 0. For all time, one per month, `YYYY-MM`, from the first one with a pick.
     */
    profitByDay: z._default(
      z.array(
        z.object({
          date: z.string(),
          /** Settled picks of that day or month. */
          settled: z.number(),
          /** Dollars on its picks. */
          profit: z.number(),
          /** Dollars on all picks of the period up to and including it. */
          total: z.number(),
        }),
      ),
      [],
    ),
    /** Closing-line value of the same picks. */
    clv: z._default(clvSummary, { average: null, beatShare: null, beats: 0, n: 0 }),
    ...breakdowns,
  }),
});
