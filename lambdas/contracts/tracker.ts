/** The tracker: save, list, mark and delete picks, add one's own stake, and the figures of a period. */
import * as z from 'zod/mini';
import { entities } from './analysis.ts';
import { contract } from './contract.ts';
import { choice, date, filter, identifier, integer, word } from './inputs.ts';
import { betTypeFilter, betTypes, pickStatuses, sportFilter, sports, statusFilter } from './sports.ts';

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

const score = z.object({ home: z.number(), away: z.number() });

/** How one leg went. */
export const legOutcome = z.object({
  result: z.enum(['won', 'lost', 'push', 'void', 'open']),
  /** The final score that graded it; null while it is open, and where no score decides it. */
  final: z.nullable(score),
  /**
   * Points, runs or goals by which it beat its line, or its opponent on a moneyline; below 0, by which it fell short. Null
   * where there is no final score, and for what no margin of a game decides.
   */
  margin: z.nullable(z.number()),
  /** While the game is being played: the feed's word for the time (`3rd Quarter`), and the score where it has one. */
  live: z.optional(z.object({ period: z.string(), score: z.nullable(score) })),
});
export type LegOutcome = z.infer<typeof legOutcome>;

/** Dollars; no bet of one person is larger. */
const stakeMax = 1_000_000;
const stakeProblem = `stake must be an amount in dollars from 0.01 to ${stakeMax.toLocaleString('en-US')}, with two decimals at most`;
const priceProblem = 'price must be American odds, such as -110 or +150';
/** No book writes longer odds. */
const priceMax = 1_000_000;

const oneLine = (name: string, max: number) =>
  z
    .string({ error: `${name} must be text` })
    .check(
      z.trim(),
      z.minLength(1, { error: `${name} must not be empty` }),
      z.maxLength(max, { error: `${name} is too long (at most ${max} characters)` }),
      z.regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, { error: `${name} must not contain control characters` }),
    );

/** What its owner really bet on a pick; null for whatever they leave out. */
export const ownBet = z.object({
  /** Dollars, two decimals. */
  stake: z.nullable(
    z.number({ error: stakeProblem }).check(
      z.gte(0.01, { error: stakeProblem }),
      z.lte(stakeMax, { error: stakeProblem }),
      z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { error: stakeProblem }),
    ),
  ),
  /** American odds of the whole bet, where they are not those of the pick. */
  price: z.nullable(
    z
      .int({ error: priceProblem })
      .check(
        z.refine((value) => Math.abs(value) >= 100 && Math.abs(value) <= priceMax, { error: priceProblem }),
      ),
  ),
  book: z.nullable(oneLine('book', 60)),
  note: z.nullable(oneLine('note', 500)),
});
export type OwnBetShown = z.infer<typeof ownBet>;

/** The public page of a pick. */
export const share = z.object({
  /** 128 random bits, base64url: whoever knows it may see the page. */
  id: z.string(),
  /** When the owner shared it, ISO 8601. */
  at: z.string(),
  /** The owner's first name, where they chose to show it. */
  firstName: z.nullable(z.string()),
});
export type Share = z.infer<typeof share>;

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
  /** How each leg went, in the order of `metadata.legs`. */
  outcomes: z.optional(z.array(legOutcome)),
  /** What its owner really bet; absent where they have not said. */
  bet: z.optional(ownBet),
  /** Dollars on the owner's own stake; null while pending, without a stake, and where a leg has no price. */
  ownProfit: z.optional(z.nullable(z.number())),
  /** Until when the owner may take it back, ISO 8601; absent where they no longer can. */
  removableUntil: z.optional(z.string()),
  /** Present where its status is its owner's mark, which they may take back. */
  isMarked: z.optional(z.literal(true)),
  /** Present while the pick has a public page. */
  share: z.optional(share),
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
    bet: z.optional(ownBet),
  }),
  output: z.object({ success: z.literal(true), pick: savedPick }),
});

/** By when they were saved, by the first start, and by profit, which only settled picks have. */
export const pickSorts = ['newest', 'oldest', 'start', 'start-desc', 'profit', 'profit-asc'] as const;
export type PickSort = (typeof pickSorts)[number];

/**
 * A list goes on by `cursor`. `offset` counts from the newest, and goes with `status` and `sport` only.
 */
export const listPicks = contract({
  route: 'tracker-get',
  method: 'GET',
  query: z
    .object({
      status: statusFilter,
      sport: sportFilter,
      bet_type: betTypeFilter,
      /** Days of America/Toronto on which the picks were saved, `YYYY-MM-DD`, both included. */
      from: filter(date('from')),
      to: filter(date('to')),
      /** Words of teams, players and selections; each has to begin one. */
      search: filter(z.string().check(z.maxLength(100, { error: 'search is too long (at most 100)' }))),
      sort: choice('sort', pickSorts, 'newest'),
      /** `next` or `previous` of an earlier answer to the same question. */
      cursor: filter(z.string().check(z.maxLength(300, { error: 'cursor is not valid' }))),
      limit: integer('limit', { min: 1, max: 100, fallback: 10 }),
      offset: integer('offset', { min: 0, max: 100_000, fallback: 0 }),
    })
    .check(
      z.refine(
        ({ offset, bet_type, from, to, search, sort, cursor }) =>
          offset === 0 || (!(bet_type || from || to || search || cursor) && sort === 'newest'),
        { error: 'offset goes with status and sport only: use cursor' },
      ),
    ),
  output: z.object({
    savedPicks: z.array(savedPick),
    /** On all pages; null where they are not counted: with a date, a search, or by profit. */
    total: z.nullable(z.number()),
    /** Under each tab, of the same sport and bet type; null where they are not counted. */
    counts: z.nullable(
      z.object({ all: z.number(), pending: z.number(), hit: z.number(), miss: z.number(), push: z.number() }),
    ),
    /**
     * Where the next page begins; null at the end. With filters a page may be short, or empty, and still have a next: no
     * call looks at more than some hundred picks.
     */
    next: z.nullable(z.string()),
    /** Where the page before ends; null on the first. */
    previous: z.nullable(z.string()),
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

/** Picks that are changed in one transaction. */
export const markedAtOnce = 18;

const pickIds = z
  .array(identifier('pickId'), { error: 'pickIds must be a list' })
  .check(
    z.minLength(1, { error: 'pickIds is required' }),
    z.maxLength(markedAtOnce, { error: `Please choose at most ${markedAtOnce} picks at a time` }),
  );

/** All of them or none. */
export const markPicks = contract({
  route: 'tracker-update',
  method: 'PUT',
  action: 'mark',
  body: z.object({ pickIds, status: word('status', ['hit', 'miss', 'pending']) }),
  output: manyPicks,
});

/** Takes the owner's last mark of each back; a pick without one stays as it is. */
export const unmarkPicks = contract({
  route: 'tracker-update',
  method: 'PUT',
  action: 'undo',
  body: z.object({ pickIds }),
  output: manyPicks,
});

/** Says what the owner really bet; all of it null takes it back. */
export const setBet = contract({
  route: 'tracker-update',
  method: 'PUT',
  action: 'bet',
  body: z.object({ pickId: identifier('pickId'), bet: ownBet }),
  output: onePick,
});

/** Minutes after saving in which a pick may be removed, if its first game has not begun. */
export const removableMinutes = 10;

export const removePick = contract({
  route: 'tracker-update',
  method: 'PUT',
  action: 'remove',
  body: z.object({ pickId: identifier('pickId') }),
  output: z.object({ success: z.literal(true) }),
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
  /** Hits and misses that the owner marked. */
  marked: z.number(),
  /** The picks with a stake of the owner's, at that stake and at the owner's price. */
  own: z.object({
    picks: z.number(),
    /** Hits and misses of them. */
    settled: z.number(),
    /** Dollars on the settled ones, two decimals. */
    staked: z.number(),
    profit: z.number(),
    /** Percent, one decimal: profit ÷ staked; null of nothing. */
    roi: z.nullable(z.number()),
  }),
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

export const statsPeriods = ['7d', '30d', '90d', 'all'] as const;
export type StatsPeriod = (typeof statsPeriods)[number];

export const getTrackerStats = contract({
  route: 'get-tracker-stats',
  method: 'GET',
  query: z.object({ period: choice('period', statsPeriods, '30d') }),
  output: z.object({
    ...summary,
    /**
     * One entry a day of America/Toronto on which picks were saved, earliest first, the last one today; zeros included. Of
     * all time one a month, `YYYY-MM`, from the first with a pick.
     */
    profitByDay: z.array(
      z.object({
        date: z.string(),
        /** Picks of that day or month that are settled. */
        settled: z.number(),
        /** Dollars, of its picks. */
        profit: z.number(),
        /** Dollars, of all picks of the period up to and with it. */
        total: z.number(),
      }),
    ),
    /** Closing-line value of the same picks. */
    clv: clvSummary,
    ...breakdowns,
  }),
});
