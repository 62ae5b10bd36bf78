/** The shape of an answer: legs that can be graded, and the text and figures that a person reads. */
import * as z from 'zod/mini';
import { outrightOf } from './outright.ts';
import { propOf } from './props.ts';
import { betTypes, sports } from './sports.ts';

export const markets = ['moneyline', 'spread', 'total'] as const;
export type Market = (typeof markets)[number];

/** What a leg can be: a side of a game's own markets or of a player's, or the winner of a tournament. */
export const legMarkets = [...markets, 'prop', 'outright'] as const;
export type LegMarket = (typeof legMarkets)[number];

/** `win` is an outright's. */
export const selections = ['home', 'away', 'draw', 'over', 'under', 'win'] as const;
export type Selection = (typeof selections)[number];

/** What evidence can be about: a game's teams, its players, and last the price itself. */
export const evidenceKinds = [
  'record',
  'venue_record',
  'form',
  'scoring',
  'rest',
  'meetings',
  'standing',
  'injuries',
  'cover',
  'totals',
  'starters',
  'player',
  'best_price',
  'agreement',
  'movement',
  'cost',
] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** Kinds that say something about the price and nothing about the game. */
export const priceKinds: readonly EvidenceKind[] = ['best_price', 'agreement', 'movement', 'cost'];

export const evidenceSides = ['for', 'against', 'neutral'] as const;
export type EvidenceSide = (typeof evidenceSides)[number];

/** One fact about a leg, as of the time the answer was made. */
export const evidence = z.object({
  id: z.string(),
  kind: z.enum(evidenceKinds),
  side: z.enum(evidenceSides),
  /** The team, player or game it is about, by name. */
  about: z.string(),
  /** Every number of the text, so that each can be computed again. */
  values: z.record(z.string(), z.union([z.number(), z.string()])),
  /** How many games, meetings, reports or books it rests on; null where it rests on none. */
  n: z.nullable(z.number()),
  /** One sentence for a person. */
  text: z.string(),
  source: z.string(),
  /** When the source was read, ISO 8601 in UTC. */
  asOf: z.string(),
  /** Whether the price can already contain it. */
  knownToMarket: z.boolean(),
});
export type Evidence = z.infer<typeof evidence>;

/** What is not as asked, or should be known before saving. */
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
] as const;
export type NoteKind = (typeof noteKinds)[number];

export const note = z.object({ kind: z.enum(noteKinds), text: z.string() });
export type Note = z.infer<typeof note>;

/** A sentence of ours, with the closed word that it stands for. */
const said = z.object({ id: z.string(), text: z.string() });

/** One selection on one game, frozen when the answer was made: what settlement grades. */
export const leg = z.object({
  gameId: z.string(),
  sport: z.enum(sports),
  /** Scheduled start, ISO 8601 in UTC. */
  startsAt: z.string(),
  /** Of an outright the tournament, whose `away` is empty. */
  home: z.string(),
  away: z.string(),
  market: z.enum(legMarkets),
  selection: z.enum(selections),
  /** A prop's only; its selection is over or under. */
  prop: z.optional(propOf),
  /** An outright's only: who is to win the tournament. */
  outright: z.optional(outrightOf),
  /** Handicap of the selected side, or the number to go over or under; null for a moneyline and an outright. */
  line: z.nullable(z.number()),
  /** American odds as seen at `pricedAt`; null where the feed has no price. */
  price: z.nullable(z.number()),
  book: z.nullable(z.string()),
  pricedAt: z.nullable(z.string()),
  /** The market's own probability with the bookmaker's margin taken out, percent; null where not priced. */
  marketProbability: z.nullable(z.number()),
  // Absent in answers that were stored before there was evidence.
  /** Why this leg, in one sentence. */
  thesis: z.optional(said),
  /** For and against, as of the answer. */
  evidence: z.optional(z.array(evidence)),
  /** The highest American price of the asker's books at this line; equals `price`. */
  bestPrice: z.optional(z.nullable(z.number())),
  bestBook: z.optional(z.nullable(z.string())),
  /** How many books count at this line. */
  books: z.optional(z.number()),
  /** The price in the middle of the books that count; null where only one does. */
  medianPrice: z.optional(z.nullable(z.number())),
  /** Dollars that $100 wins more at `price` than at the median; null where it wins no more. */
  saves: z.optional(z.nullable(z.number())),
  /** A better price at a book that is not one of the asker's; null where there is none. */
  elsewhere: z.optional(z.nullable(z.object({ price: z.number(), book: z.string() }))),
  /** How the consensus moved for this side since it was first seen, earliest first; empty where it was seen once. */
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
  /** Percent of such bets that must win for the price to break even, one decimal. */
  breakEven: z.optional(z.nullable(z.number())),
  /** American odds at which the market's probability costs nothing. */
  fairPrice: z.optional(z.nullable(z.number())),
  /** Dollars that $100 at this price loses on average by the market's probability, two decimals; negative where it wins. */
  cost: z.optional(z.nullable(z.number())),
});
export type Leg = z.infer<typeof leg>;

const shared = {
  /** Start of the earliest leg, ISO 8601 in UTC; null where there is no leg. */
  match_date: z.nullable(z.string()),
  team_name: z.nullable(z.string()),
  player_name: z.nullable(z.string()),
  opponent: z.nullable(z.string()),
  /** low, medium or high; `moderate` in the fallback only. */
  risk_profile: z.string(),
  /** American odds of the whole pick as a person writes them (`+264`); null where a leg has no price. */
  odds: z.nullable(z.string()),
  /** The market's probability of the whole, percent; 50 in the fallback, 0 where nothing is suggested. */
  confidence: z.number(),
  /** The market's own probability of the whole pick, percent; null where a leg has no price. */
  market_probability: z.nullable(z.number()),
  suggestion: z.array(z.string()),
  /** One line per suggestion, in the same order. */
  analysis: z.array(z.string()),
  legs: z.array(leg),
  /** What holds the legs together, in one sentence. */
  theme: z.optional(said),
  /** Percent of such bets that must win for the price of the whole to break even. */
  break_even: z.optional(z.nullable(z.number())),
  /** Dollars that $100 on the whole wins on average by the market's probability; negative where it loses. */
  expected_value: z.optional(z.nullable(z.number())),
  /** How many books count, at the leg with the fewest. */
  books: z.optional(z.number()),
  notes: z.optional(z.array(note)),
};

/** What `prompt-process` answers as `promptAnalysis`. */
export const promptAnalysis = z.object({ sport: z.string(), bet_type: z.enum(betTypes), ...shared });
export type PromptAnalysis = z.infer<typeof promptAnalysis>;

/** The same for a prediction (`parsed_entities`) and a saved pick (`metadata`): here the bet type is a list. */
export const entities = z.object({
  ...shared,
  bet_type: z.array(z.enum(betTypes)),
  /** Percent of settled predictions of this kind that hit; absent while there are none. */
  hit_rate: z.optional(z.number()),
});
export type Entities = z.infer<typeof entities>;
