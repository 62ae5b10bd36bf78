/** Questions about prices and bets on the board: check, compare, market. */
import * as z from 'zod/mini';
import { period } from '../../feed/markets.ts';
import { placings } from '../../feed/outright.ts';
import { startBounds } from '../reading.ts';
import {
  about,
  american,
  chance,
  day,
  few,
  line,
  market,
  money,
  name,
  namedBet,
  side,
  stat,
} from './common.ts';

/** Whether a bet at this price is worth its price. */
export const check = z.object({
  ask: z.literal('check'),
  legs: few(namedBet, 12).check(z.minLength(1)),
  /** The price offered for all legs together. */
  price: z.nullable(american),
  book: z.nullable(name),
  /** Percent added to the winnings by a boost. */
  boost: z.nullable(z.number().check(z.gt(0), z.lte(500))),
  /** The stake is a bonus bet, which is not returned. */
  isBonus: z.boolean(),
  /** Asks for the case against. */
  against: z.boolean(),
  /** The chance that the user gives it. */
  chance: z.nullable(chance),
  /** The price before a boost, where both are named. */
  before: z.optional(american),
  /** Dollars staked, where a slip names them. */
  stake: z.optional(money),
  /** Dollars that the bet is to win, of which the stake is asked. */
  win: z.optional(money),
  /** The bet is made already: the question is how its price compares with those of now. */
  isTaken: z.optional(z.boolean()),
  /** The line that the asker sees now, beside the one that he took. */
  lineNow: z.optional(line),
  /** League days of its games, earliest first; absent for the next game. */
  days: z.optional(few(day, 31)),
  /** Dollars that the asker has to bet with, where they are named beside the stake. */
  bankroll: z.optional(money),
  /** How large the stake is that is asked about: in units or dollars, and what there is to bet with. */
  size: z.optional(
    z.object({
      units: z.nullable(z.number().check(z.gt(0), z.lte(1000))),
      stake: z.nullable(money),
      bankroll: z.nullable(money),
    }),
  ),
  /** What is asked of one bet instead of whether its price is good; absent for that. */
  asks: z.optional(z.enum(['chance', 'fair', 'reasons', 'value', 'opinion'])),
});
export type CheckQuery = z.infer<typeof check>;

/** Which of several bets is the better one. */
export const compare = z.object({
  ask: z.literal('compare'),
  options: few(namedBet, 6).check(z.minLength(2)),
  by: z.enum(['chance', 'cost', 'payout', 'any']),
  /** The best of them, or the weakest. */
  order: z.enum(['best', 'worst']),
  /** League days of the games, earliest first; absent for the next game of each. */
  days: z.optional(few(day, 31)),
});
export type CompareQuery = z.infer<typeof compare>;

export const marketTopics = [
  'best_price',
  'books',
  'movement',
  'largest_move',
  'arbitrage',
  'middle',
  'margin',
  'key_number',
  'board',
  'player_lines',
  'implied',
] as const;

/** How a topic is looked at, where it is not its whole. */
export const marketViews = [
  /** Books whose number or price differs from that of the others. */
  'apart',
  /** The longest prices of all bets. */
  'longest',
  /** Why a game has no player props. */
  'unposted',
  /** The line that is named, or a better one. */
  'at_least',
  /** The highest or the lowest number of all books. */
  'furthest',
  /** Players of the team that is named, and not those of its opponent. */
  'own_players',
  /** Players whose over or under is at even money or longer at every book. */
  'plus_everywhere',
] as const;

/** Prices by book, and how they moved. */
export const marketQuery = z.object({
  ask: z.literal('market'),
  topic: z.enum(marketTopics),
  ...about,
  market: z.nullable(market),
  side: z.nullable(side),
  line: z.nullable(line),
  stat: z.nullable(stat),
  /** Several statistics of players. */
  stats: z.optional(few(stat, 4)),
  books: few(name, 6),
  /** Of a board: by its numbers or prices, the highest or the lowest first. */
  order: z._default(z.nullable(z.enum(['most', 'least'])), null),
  /** The last game of each day: "Sunday night football". */
  night: z._default(z.boolean(), false),
  /** The part of the game; absent for the whole. */
  period: z.optional(period),
  /** Lines from one to another: of a board, those shown; of a game, its alternates. */
  lines: z.optional(z.object({ min: z.nullable(z.number()), max: z.nullable(z.number()) })),
  /** Of the games; absent for any time. */
  starts: z.optional(startBounds),
  /** Of a board or of players' overs: the bounds of a side's price, compared by decimal price; of half a point, what is to be paid with it. */
  price: z.optional(z.object({ min: z.nullable(american), max: z.nullable(american) })),
  /** Of a board: teams at home, or on the road. */
  venue: z.optional(z.enum(['home', 'road'])),
  /** Of a board or of players' lines: how many are shown. */
  limit: z.optional(z.number().check(z.int(), z.gte(1), z.lte(30))),
  /** Of a board: by what the best price costs at the market's chance. Of a number: how often games land on it. */
  by: z.optional(z.enum(['value', 'landing'])),
  /** Of a board: the highest as well as the lowest. */
  bothEnds: z.optional(z.literal(true)),
  /** Of a board: lines of exactly these sizes. Of half a point: the number that it leads to. Of an implied score: the total. */
  sizes: z.optional(few(line, 6)),
  /** Several numbers of one prop, a single on each, of which the payouts are asked. */
  ladder: z.optional(
    z.object({
      /** How many at least, ascending. */
      rungs: few(line, 6).check(z.minLength(2)),
      /** Dollars on each rung; null if none are named. */
      stake: z.nullable(money),
    }),
  ),
  /** Spreads and totals moved in the bettor's favor, whose new numbers are asked for instead of their prices. */
  teased: z.optional(
    z.object({
      /** Null for the usual number of the sport. */
      points: z.nullable(z.number().check(z.gt(0), z.lte(30))),
      /** Of the whole ticket. */
      price: z.nullable(american),
      /** Without a line, the listed one; without a team, a line alone. */
      legs: few(namedBet, 8).check(z.minLength(1)),
    }),
  ),
  view: z.optional(z.enum(marketViews)),
  /** Of a golf tournament: the placing whose price is asked; absent for its winner. */
  placing: z.optional(z.enum(placings)),
});
export type MarketQuery = z.infer<typeof marketQuery>;
