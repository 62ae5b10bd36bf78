/** The shape of an answer: legs that can be graded, and the words and numbers that a person reads. */
import * as z from 'zod/mini';
import { betTypes, sports } from './sports.ts';

export const markets = ['moneyline', 'spread', 'total'] as const;
export type Market = (typeof markets)[number];

export const selections = ['home', 'away', 'draw', 'over', 'under'] as const;
export type Selection = (typeof selections)[number];

/** One selection on one game, frozen when the answer was made: what settlement grades. */
export const leg = z.object({
  gameId: z.string(),
  sport: z.enum(sports),
  /** Scheduled start, ISO 8601 in UTC. */
  startsAt: z.string(),
  home: z.string(),
  away: z.string(),
  market: z.enum(markets),
  selection: z.enum(selections),
  /** Handicap of the selected side, or the total; null for a moneyline. */
  line: z.nullable(z.number()),
  /** American odds as seen at `pricedAt`; null where the feed has no price. */
  price: z.nullable(z.number()),
  book: z.nullable(z.string()),
  pricedAt: z.nullable(z.string()),
  /** The market's own probability with the bookmaker's margin taken out, percent; null where not priced. */
  marketProbability: z.nullable(z.number()),
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
  /** Percent, 0 to 100. */
  confidence: z.number(),
  /** The market's own probability of the whole pick, percent; null where a leg has no price. */
  market_probability: z.nullable(z.number()),
  suggestion: z.array(z.string()),
  /** One line per suggestion, in the same order. */
  analysis: z.array(z.string()),
  legs: z.array(leg),
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
