/** The shape of an answer: legs that can be graded, and the text and figures that are displayed. */
import * as z from 'zod/mini';
import { period, teamSide } from '../feed/markets.ts';
import { outrightOf } from '../feed/outright.ts';
import { propOf } from '../feed/props.ts';
import { betTypes, sports } from '../feed/sports.ts';
import { evidenceKinds } from './evidence-kinds.ts';
import { slip } from './slip.ts';

export const markets = ['moneyline', 'spread', 'total'] as const;
export type Market = (typeof markets)[number];

/** What is asked for: a game's markets, player props, the winner of a tournament, and the total of one team. */
export const legMarkets = [...markets, 'prop', 'outright', 'team_total'] as const;
export type LegMarket = (typeof legMarkets)[number];

/** The family of a leg's market: of props, who scores, who scores first or last, and double-doubles are families of their own. */
export const legFamilies = [...legMarkets, 'scorer', 'first', 'double_double'] as const;
export type LegFamily = (typeof legFamilies)[number];

/** `win` is for outrights. */
export const selections = ['home', 'away', 'draw', 'over', 'under', 'win'] as const;
export type Selection = (typeof selections)[number];

export const evidenceSides = ['for', 'against', 'neutral'] as const;
export type EvidenceSide = (typeof evidenceSides)[number];

/** A single result behind a fact, to be drawn. */
const point = z.object({
  /** `Nov 15 at Bills`, or `2 games ago` if that is not known. */
  label: z.string(),
  value: z.number(),
  /** Whether it was a road game; absent if that is not known. */
  isAway: z.optional(z.boolean()),
  /** Minutes that the player was in it; absent if they are not known. */
  minutes: z.optional(z.number()),
});
export type Point = z.infer<typeof point>;

/** One fact about a leg, as of the time of the answer. */
export const evidence = z.object({
  id: z.string(),
  kind: z.enum(evidenceKinds),
  side: z.enum(evidenceSides),
  /** The team, player or game it is about, by name. */
  about: z.string(),
  /** Every number in the text, so that each can be recomputed. */
  values: z.record(z.string(), z.union([z.number(), z.string()])),
  /** Sample size: games, meetings, reports or books; null if it has none. */
  n: z.nullable(z.number()),
  /** One sentence for display. */
  text: z.string(),
  source: z.string(),
  /** When the source was read, ISO 8601 in UTC. */
  asOf: z.string(),
  /** Whether the price can already contain it. */
  knownToMarket: z.boolean(),
  /** Single results behind it, newest first; absent for a fact that is one number, and in old answers. */
  series: z.optional(z.array(point).check(z.maxLength(20))),
});
export type Evidence = z.infer<typeof evidence>;

/** Kinds of notes: differences from the question, and cautions before saving. */
export const noteKinds = [
  'substituted',
  'fewer_legs',
  'unavailable',
  'not_understood',
  'stale_prices',
  'one_book',
  'negative_value',
  'price_only',
  'known_to_market',
  'commission',
  'edge',
  'one_sided',
  'tie',
] as const;
export type NoteKind = (typeof noteKinds)[number];

export const note = z.object({ kind: z.enum(noteKinds), text: z.string() });
export type Note = z.infer<typeof note>;

/** A sentence with the id of its meaning. */
const phrase = z.object({ id: z.string(), text: z.string() });

/** One selection on one game, fixed at the time of the answer. Settlement grades legs. */
export const leg = z.object({
  gameId: z.string(),
  sport: z.enum(sports),
  /** Scheduled start, ISO 8601 in UTC. */
  startsAt: z.string(),
  /** For an outright, the tournament; `away` is then empty. */
  home: z.string(),
  away: z.string(),
  market: z.enum(legFamilies),
  /** Of the registry of markets (`domain/feed/markets`): `first_half.total`. Absent where market and prop tell it. */
  key: z.optional(z.string()),
  /** The part of the game that counts; absent for the whole game. */
  period: z.optional(period),
  /** For team totals only: whose points count. */
  team: z.optional(teamSide),
  selection: z.enum(selections),
  /** For props only; their selection is over or under. */
  prop: z.optional(propOf),
  /** For outrights only: the player to win the tournament. */
  outright: z.optional(outrightOf),
  /** The spread of the selected side, or the number to go over or under; null for a moneyline or an outright. */
  line: z.nullable(z.number()),
  /** American odds at `pricedAt`; null if the feed has no price. */
  price: z.nullable(z.number()),
  book: z.nullable(z.string()),
  pricedAt: z.nullable(z.string()),
  /** The market's no-vig probability, or the measured chance of a one-sided price, percent; null if not known. */
  marketProbability: z.nullable(z.number()),
  /** Whether books price only this side, so that its chance is measured on past prices; absent if they price all. */
  oneSided: z.optional(z.boolean()),
  /** The low and the high end of a measured chance, percent; absent unless it is one-sided. */
  chanceRange: z.optional(z.nullable(z.tuple([z.number(), z.number()]))),
  // The fields below are absent in answers stored before evidence was introduced.
  /** Why this leg, in one sentence. */
  thesis: z.optional(phrase),
  /** For and against, as of the answer. */
  evidence: z.optional(z.array(evidence)),
  /**
   * The highest American price at the user's books at this line. A single is taken there; a parlay at the one book that pays most
   * for all of its legs, which can pay less for this one.
   */
  bestPrice: z.optional(z.nullable(z.number())),
  bestBook: z.optional(z.nullable(z.string())),
  /** The number of counting books at this line. */
  books: z.optional(z.number()),
  /** The median price of the counting books; null with only one. */
  medianPrice: z.optional(z.nullable(z.number())),
  /** Dollars that $100 wins more at `price` than at the median; null if it does not win more. */
  saves: z.optional(z.nullable(z.number())),
  /** A better price at a book that the user did not choose; null if there is none. */
  elsewhere: z.optional(z.nullable(z.object({ price: z.number(), book: z.string() }))),
  /** For a prop whose player the injury report listed as questionable; absent for any other leg. */
  questionable: z.optional(z.literal(true)),
  /** How the consensus for this side has moved, earliest first; empty with a single point. */
  movement: z.optional(
    z.array(
      z.object({
        at: z.string(),
        /** Percent, for a moneyline. */
        chance: z.nullable(z.number()),
        /** For a spread or a total. */
        line: z.nullable(z.number()),
      }),
    ),
  ),
  /** Percent of bets at this price that must win to break even, one decimal. */
  breakEven: z.optional(z.nullable(z.number())),
  /** American odds with no expected loss at the market's probability. */
  fairPrice: z.optional(z.nullable(z.number())),
  /** Dollars that $100 loses on average by the market's probability, two decimals; negative if it wins. */
  cost: z.optional(z.nullable(z.number())),
});
export type Leg = z.infer<typeof leg>;

/** Legs that the question asked for with terms of their own. */
export const metWish = z.object({
  /** What was asked for: `2 × NFL overs`. */
  asked: z.string(),
  /** How many legs. */
  count: z.number(),
  /** Leg numbers, from 0, of the legs that meet it; empty if there is no play. */
  legs: z.array(z.number()),
  /** Why no leg meets it, in one sentence; null if it can be met. */
  why: z.nullable(z.string()),
});
export type MetWish = z.infer<typeof metWish>;

/** What a book pays for the whole: American odds with sign (`+264`). */
const bookOdds = z.object({ book: z.string(), odds: z.string() });
export type BookOdds = z.infer<typeof bookOdds>;

/** Null also if it is absent. */
const orNull = <Value extends z.ZodMiniType>(value: Value) => z._default(z.nullable(value), null);

const shared = {
  /** Start of the earliest leg, ISO 8601 in UTC; null without legs. */
  match_date: orNull(z.string()),
  team_name: orNull(z.string()),
  player_name: orNull(z.string()),
  opponent: orNull(z.string()),
  /** low, medium or high; `moderate` in the fallback only. */
  risk_profile: z.string(),
  /** American odds of the whole pick with sign (`+264`); null if a leg has no price. */
  odds: orNull(z.string()),
  /** The market's probability of the whole pick, percent; 50 in the fallback, 0 if nothing is suggested. */
  confidence: z.number(),
  /** The market's probability of the whole pick, percent; null if a leg has no price. */
  market_probability: orNull(z.number()),
  suggestion: z.array(z.string()),
  /** One line per suggestion, in the same order. */
  analysis: z.array(z.string()),
  legs: z._default(z.array(leg), []),
  /** What the legs have in common, in one sentence. */
  theme: z.optional(phrase),
  /** Percent of bets at the price of the whole pick that must win to break even. */
  break_even: z.optional(z.nullable(z.number())),
  /** Dollars that $100 on the whole pick wins on average by the market's probability; negative if it loses. */
  expected_value: z.optional(z.nullable(z.number())),
  /** The one book at which all legs are priced; absent in old answers, whose legs can be at several books. */
  book: z.optional(z.nullable(z.string())),
  /** What the other books that list all legs pay, best first. */
  elsewhere: z.optional(z.array(bookOdds)),
  /** The number of counting books, for the leg with the fewest. */
  books: z.optional(z.number()),
  /** Only with legs that share a game. */
  slip: z.optional(slip),
  notes: z.optional(z.array(note)),
  /** In the order of the question; absent if all legs were asked for alike. */
  wishes: z.optional(z.array(metWish)),
};

/** `promptAnalysis` in the response of `prompt-process`. */
export const promptAnalysis = z.object({ sport: z.string(), bet_type: z.enum(betTypes), ...shared });
export type PromptAnalysis = z.infer<typeof promptAnalysis>;

/** The same in predictions (`parsed_entities`) and saved picks (`metadata`), where the bet type is a list. */
export const entities = z.object({
  ...shared,
  bet_type: z.array(z.enum(betTypes)),
  /** Percent of settled predictions of this kind that hit; absent without any. */
  hit_rate: z.optional(z.number()),
});
export type Entities = z.infer<typeof entities>;
