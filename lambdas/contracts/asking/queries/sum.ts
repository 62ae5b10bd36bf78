/** Questions that arithmetic answers: payouts, conversions, hedges and stakes. */
import * as z from 'zod/mini';
import { chance, few, line, money, name, sportName } from './common.ts';

export const oddsFormats = ['american', 'decimal', 'fraction', 'percent'] as const;
export type OddsFormat = (typeof oddsFormats)[number];

/** Odds as written: -110, 1.91, 10/11 (as the ratio won to staked) or 52.4 (percent). */
export const writtenOdds = z.object({ format: z.enum(oddsFormats), value: z.number() }).check(
  z.refine(({ format, value }) => {
    if (format === 'american') return Math.abs(value) >= 100 && Math.abs(value) <= 1_000_000;
    if (format === 'decimal') return value >= 1.0001 && value <= 10_000;
    if (format === 'fraction') return value >= 0.0001 && value <= 10_000;
    return value > 0 && value < 100;
  }),
);
export type WrittenOdds = z.infer<typeof writtenOdds>;

const ask = z.literal('sum');
const odds = writtenOdds;
const stake = money;

export const sum = z.discriminatedUnion('sum', [
  /** What a stake pays at odds. */
  z.object({
    ask,
    sum: z.literal('payout'),
    stake,
    odds,
    /** Dollars of a unit, where the winnings are wanted in units too. */
    unit: z.optional(money),
  }),
  /** The odds that turn a stake into a return. */
  z.object({ ask, sum: z.literal('needed_odds'), stake, returns: money }),
  /** The stake that wins this much at odds. */
  z.object({ ask, sum: z.literal('stake_to_win'), win: money, odds }),
  /** The same odds in another form; null for all forms. */
  z.object({
    ask,
    sum: z.literal('convert'),
    odds,
    to: z.nullable(z.enum(oddsFormats)),
    /** Percent by which a profit boost raises the winnings. */
    boost: z.optional(z.number().check(z.gt(0), z.lte(500))),
    /** What is staked at the boosted odds. */
    staked: z.optional(stake),
  }),
  /** Prices without the margin, from every side of a market. */
  z.object({ ask, sum: z.literal('fair_price'), sides: few(odds, 3).check(z.minLength(2)) }),
  /** With a number of legs, how often each of them must win. */
  z.object({
    ask,
    sum: z.literal('break_even'),
    odds,
    ofLegs: z.optional(z.number().check(z.int(), z.gte(2), z.lte(20))),
  }),
  /** Some legs can be a push: they drop out. */
  z.object({
    ask,
    sum: z.literal('parlay'),
    legs: few(odds, 20).check(z.minLength(2)),
    /** Legs that are a push, counted from the end. */
    pushes: z.number().check(z.int(), z.gte(0), z.lte(20)),
    stake: z.nullable(stake),
  }),
  /** An open bet, by its odds or by what it wins, and the price of the other side. */
  z.object({
    ask,
    sum: z.literal('hedge'),
    /** Null where only what the open bet pays is named. */
    stake: z.nullable(stake),
    odds: z.nullable(odds),
    win: z.nullable(money),
    other: z.nullable(odds),
    /** All that the open bet pays, where its stake is not named. */
    pays: z.optional(money),
    /** The team that is the other side, where its price is not named: the board has it. */
    on: z.optional(z.object({ team: name, sport: sportName })),
    /** The team that the open bet needs to win, where no price is named: the board has that of its opponent. */
    needs: z.optional(z.object({ team: name, sport: sportName })),
  }),
  /** All parlays of `by` out of `picks`; `stake` is for each of them. */
  z.object({
    ask,
    sum: z.literal('round_robin'),
    picks: z.number().check(z.int(), z.gte(3), z.lte(12)),
    by: z.number().check(z.int(), z.gte(2), z.lte(11)),
    /** Another size of the same picks: "by 3s and 4s". */
    alsoBy: z.optional(z.number().check(z.int(), z.gte(2), z.lte(11))),
    stake: z.nullable(stake),
    odds: z.nullable(odds),
  }),
  z.object({
    ask,
    sum: z.literal('units'),
    bankroll: z.nullable(money),
    unit: z.nullable(money),
    units: z.nullable(z.number().check(z.gt(0), z.lte(1000))),
  }),
  /** Without a chance, the market's is meant. */
  z.object({
    ask,
    sum: z.literal('kelly'),
    odds: z.nullable(odds),
    chance: z.nullable(chance),
    bankroll: z.nullable(money),
    /** The share of Kelly that is staked, such as 0.5; all of it if missing. */
    fraction: z.optional(z.number().check(z.gt(0), z.lt(1))),
  }),
  z.object({
    ask,
    sum: z.literal('expected_value'),
    odds,
    chance: z.nullable(chance),
    stake: z.nullable(stake),
  }),
  /** A percentage of an amount: "1% of a 2,500 bankroll". */
  z.object({ ask, sum: z.literal('share'), chance, bankroll: money }),
  /** What was won or lost, from everything staked and everything returned. */
  z.object({ ask, sum: z.literal('roi'), stake, returns: money }),
  /** What a record makes at one price and one stake. */
  z.object({
    ask,
    sum: z.literal('record'),
    wins: z.number().check(z.int(), z.gte(0), z.lte(10_000)),
    losses: z.number().check(z.int(), z.gte(0), z.lte(10_000)),
    odds: z.nullable(odds),
    stake: z.nullable(stake),
    /** The stake is in units. */
    inUnits: z.optional(z.boolean()),
  }),
  /** A bonus bet, which returns the profit only. */
  z.object({
    ask,
    sum: z.literal('free_bet'),
    stake,
    odds: z.nullable(odds),
    other: z.nullable(odds),
    /** Other odds at which it could be used instead. */
    instead: z.optional(odds),
  }),
  /** The split of a total over every side of a market, so that each pays the same. */
  z.object({
    ask,
    sum: z.literal('arbitrage'),
    sides: few(odds, 3).check(z.minLength(2)),
    total: z.nullable(money),
  }),
  /** Two lines with a gap between them. */
  z.object({
    ask,
    sum: z.literal('middle'),
    lines: few(line, 2).check(z.minLength(2)),
    odds: few(odds, 2).check(z.minLength(2)),
    stake: z.nullable(stake),
    /** The margin or the total for which the result is asked. */
    lands: z.optional(z.number().check(z.gte(0), z.lte(400))),
  }),
  /** A price offered for several legs, against the parlay of their own prices. */
  z.object({
    ask,
    sum: z.literal('offer'),
    legs: few(odds, 20).check(z.minLength(2)),
    offered: odds,
  }),
  /** An each-way bet: half to win, half to finish in the places at a share of the odds. `stake` is for each half. */
  z.object({
    ask,
    sum: z.literal('each_way'),
    stake,
    odds,
    /** The share of the odds that a place pays; a fifth if none is named. */
    share: z.nullable(z.number().check(z.gt(0), z.lt(1))),
    places: z.nullable(z.number().check(z.int(), z.gte(2), z.lte(20))),
    /** Where the selection finished; null for every result. */
    finish: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(200))),
  }),
  /** The chance of several independent results, from chances or from the prices that imply them. */
  z.object({
    ask,
    sum: z.literal('chances'),
    of: few(odds, 20).check(z.minLength(2)),
    outcome: z.enum(['all', 'none', 'any']),
  }),
  /** Whether a bet at a line won, from what the game or the player ended on. */
  z.object({
    ask,
    sum: z.literal('settled'),
    bet: z.enum(['spread', 'over', 'under']),
    line,
    /** Of a spread, the margin of the team that was bet on: negative for a loss. Otherwise the total. */
    ended: z.number().check(z.int(), z.gte(-400), z.lte(1000)),
    odds: z.nullable(odds),
    stake: z.nullable(stake),
  }),
  /** Bets that stand each by itself: what they make if all win. `stake` is for each of them. */
  z.object({
    ask,
    sum: z.literal('singles'),
    each: few(odds, 20).check(z.minLength(1)),
    stake: z.nullable(stake),
  }),
  /** Bets of one size at prices of their own, some won and some lost. */
  z.object({
    ask,
    sum: z.literal('results'),
    won: few(odds, 20),
    lost: few(odds, 20),
    /** On each; null for one unit. */
    stake: z.nullable(stake),
    /** The stake is in units. */
    inUnits: z.optional(z.boolean()),
  }),
  /** Several numbers taken together. */
  z.object({
    ask,
    sum: z.literal('numbers'),
    of: few(z.number().check(z.gte(-1_000_000), z.lte(1_000_000)), 40).check(z.minLength(2)),
    wanted: z.enum(['average', 'median', 'total']),
  }),
  /** A bet on a place that several share: what a tie across the last paid place leaves of it. */
  z.object({
    ask,
    sum: z.literal('dead_heat'),
    stake: z.nullable(stake),
    odds,
    /** How many are tied. */
    tied: z.number().check(z.int(), z.gte(2), z.lte(100)),
    /** How many paid places they share. */
    places: z.number().check(z.int(), z.gte(1), z.lte(99)),
  }),
  /** Bets that are over, added up. Without odds, what was won or lost is the amount itself. */
  z.object({
    ask,
    sum: z.literal('bet_results'),
    bets: few(
      z.object({ result: z.enum(['won', 'lost', 'pushed']), stake, odds: z.nullable(odds) }),
      20,
    ).check(z.minLength(2)),
  }),
  /** What one price pays more than another, for a stake or for an amount to win. */
  z.object({
    ask,
    sum: z.literal('price_difference'),
    of: z.enum(['stake', 'win']),
    amount: z.nullable(money),
    odds: few(odds, 2).check(z.minLength(2)),
  }),
  /** An offer to cash out an open bet against the chance of what is left; without a chance, the one it takes. */
  z.object({
    ask,
    sum: z.literal('cash_out'),
    offered: money,
    /** All that comes back if the bet wins. */
    pays: money,
    chance: z.nullable(odds),
  }),
  /** What many equal bets make on average; without a chance, as much as the usual margin takes. */
  z.object({
    ask,
    sum: z.literal('many_bets'),
    count: z.number().check(z.int(), z.gte(2), z.lte(100_000)),
    stake,
    odds,
    chance: z.nullable(chance),
  }),
]);
export type SumQuery = z.infer<typeof sum>;
export type SumKind = SumQuery['sum'];
