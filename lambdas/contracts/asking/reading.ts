/** A parsed question as a closed set of terms: read by code, completed by the model, and shown above the answer. */
import * as z from 'zod/mini';
import { period } from '../feed/markets.ts';
import { placings } from '../feed/outright.ts';
import { positions } from '../feed/positions.ts';
import { propStats } from '../feed/props.ts';
import { sports } from '../feed/sports.ts';

/** `compare` chooses between named options; `info` is any question that does not ask for a pick. */
export const intents = ['play', 'compare', 'info', 'care', 'off_topic'] as const;
export type Intent = (typeof intents)[number];

export const infoTopics = [
  'schedule',
  'prices',
  'form',
  'injuries',
  'standings',
  'meetings',
  'record',
  'how_it_works',
] as const;
export type InfoTopic = (typeof infoTopics)[number];

export const wantedMarkets = [
  'moneyline',
  'spread',
  'total',
  'prop',
  'outright',
  ...placings,
  'team_total',
] as const;
export type WantedMarket = (typeof wantedMarkets)[number];

export const wantedSides = ['favorite', 'underdog', 'home', 'away', 'over', 'under', 'draw'] as const;
export type WantedSide = (typeof wantedSides)[number];

/**
 * `safe`: each leg at least 60% likely. `safest`: the likeliest available. `coin_flip`: each leg 45 to 55%.
 * `moderate`: the whole bet 20 to 60%. `long_shot` ("hail mary"): the whole bet at most 25%.
 */
export const wantedRisks = ['safe', 'safest', 'moderate', 'coin_flip', 'long_shot'] as const;
export type WantedRisk = (typeof wantedRisks)[number];

/**
 * `back`: the team to win or cover; `against`: its opponent; `game`: its game, either side; `avoid`: any game but its.
 */
export const stances = ['back', 'against', 'game', 'avoid'] as const;
export type Stance = (typeof stances)[number];

/**
 * What the selections are put in order by, the first chosen: the likelier or the longer price, the higher or the lower line (a
 * spread by its size), the lower cost.
 */
export const wantedOrders = ['likeliest', 'longest', 'highest_line', 'lowest_line', 'least_cost'] as const;
export type WantedOrder = (typeof wantedOrders)[number];

/** Inclusive; null for an open end. */
const bounds = z.nullable(z.object({ min: z.nullable(z.number()), max: z.nullable(z.number()) }));
export type Bounds = z.infer<typeof bounds>;

/** When games start, in minutes after midnight Eastern of their league day: `from` inclusive, `before` exclusive. */
export const startBounds = z.object({ from: z.nullable(z.number()), before: z.nullable(z.number()) });

/**
 * Which lines of a spread, a total or a prop are wanted, besides the main one where `isAlternate`. A spread counts by its size: at
 * least 3 is -3.5 as well as +7.
 */
const wantedLines = z.object({
  /** Inclusive; null for an open end. */
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  /** Only these; empty for any. */
  any: z.array(z.number()),
  /** `whole` can push, `half` cannot; null for either. */
  ending: z.nullable(z.enum(['whole', 'half'])),
  /** Another line than the main one: at whichever price, or moved to be likelier or to pay more. */
  alternate: z.nullable(z.enum(['any', 'likelier', 'longer'])),
});
export type WantedLines = z.infer<typeof wantedLines>;

const slips = z.object({
  kind: z.enum(['singles', 'round_robin']),
  /** How many singles; null for a round robin. */
  count: z.nullable(z.number()),
  /** The legs of each parlay of a round robin; null if the words do not say it. */
  by: z.nullable(z.number()),
});

const terms = {
  intent: z.enum(intents),
  /** The subject of an `info` question; null for any other. */
  topic: z.nullable(z.enum(infoTopics)),
  /** Sports named, directly or by their teams; empty if the sport selected beside the question decides. */
  sports: z.array(z.enum(sports)),
  /** The number of legs; null, which means one, if the words do not name it. */
  legs: z.nullable(z.object({ min: z.number(), max: z.number() })),
  /** Several slips of which an answer has one: bets apart from each other, or the parlays of a round robin; absent for one slip. */
  slips: z.optional(slips),
  sameGame: z.boolean(),
  /** The part of the game that is bet on; absent for the whole game. */
  period: z.optional(period),
  /** Markets wanted; empty for any. */
  markets: z.array(z.enum(wantedMarkets)),
  notMarkets: z.array(z.enum(wantedMarkets)),
  /** The statistic of a prop; null if the words name none. */
  stat: z.nullable(z.enum(propStats)),
  /** The positions that the player of a prop may have; absent for any. */
  positions: z.optional(z.array(z.enum(positions))),
  sides: z.array(z.enum(wantedSides)),
  notSides: z.array(z.enum(wantedSides)),
  /** American odds of each leg, compared by decimal price: `min` -300 is "nothing shorter than -300". */
  price: bounds,
  /** American odds of the whole bet. */
  payout: bounds,
  /** The spread or total named, as written: 45.5, -3. */
  line: z.nullable(z.number()),
  /** Absent for any line. */
  lines: z.optional(wantedLines),
  /** The market's probability of the whole bet, percent. */
  chance: bounds,
  /** The market's probability of each leg, percent. */
  legChance: bounds,
  /** League days (America/New_York), `YYYY-MM-DD`, earliest first; null for any. */
  days: z.nullable(z.array(z.string())),
  /** "Their next game": the next one of each team, or of the sport. */
  nextGame: z.boolean(),
  /** "The Sunday night game": the last evening game of each day. */
  nightGame: z.boolean(),
  /** Null for any time. */
  starts: z.nullable(startBounds),
  risk: z.nullable(z.enum(wantedRisks)),
  /** Asks for a price that is better than the probability: "value", "edge", "+EV". */
  value: z.boolean(),
  order: z.nullable(z.enum(wantedOrders)),
  /** The conference or division of each leg's team, or of both teams of a total: `AFC`, `NFC East`; null for any. */
  group: z.nullable(z.string()),
  /** One leg from each game: "every favorite tomorrow". */
  eachGame: z.boolean(),
  /** "One from each league": a leg of each sport that has games. */
  eachSport: z.boolean(),
  /** The sportsbook that the bet is to be placed at, as it is usually written; null for any. */
  book: z.nullable(z.string()),
};

export const readTeam = z.object({ sport: z.enum(sports), name: z.string(), stance: z.enum(stances) });
export type ReadTeam = z.infer<typeof readTeam>;

/** Legs that the question asks for with their own terms; what is empty or null is left to the terms of the whole. */
export const legWish = z.object({
  /** How many legs, from 1. */
  count: z.number(),
  /** See the reading's. */
  period: z.optional(period),
  sports: terms.sports,
  markets: terms.markets,
  stat: terms.stat,
  /** See the reading's. */
  positions: terms.positions,
  /** As written. */
  player: z.nullable(z.string()),
  sides: terms.sides,
  line: terms.line,
  /** See the reading's. */
  lines: terms.lines,
  price: bounds,
  /** The market's probability of each of these legs, percent. */
  legChance: bounds,
  teams: z.array(readTeam),
  group: terms.group,
  order: terms.order,
  days: terms.days,
  starts: terms.starts,
});
export type LegWish = z.infer<typeof legWish>;

export const reading = z.object({
  ...terms,
  /** Teams named, in the feed's spelling. */
  teams: z.array(readTeam),
  /** The player named, as written; null for none. */
  player: z.nullable(z.string()),
  /** Players whom no leg may be on, in full where the feed has named them; absent if none is refused. */
  notPlayers: z.optional(z.array(z.string())),
  /** Statistics that no leg may be on; absent if none is refused. */
  notStats: z.optional(z.array(z.enum(propStats))),
  /** The positions that no leg's player may have; absent if none is refused. */
  notPositions: z.optional(z.array(z.enum(positions))),
  /** The user's budget in dollars, which is never used as a stake. */
  budget: z.nullable(z.number()),
  /** The stake in units, as said (0.5, 2); it changes no price and is never used as a stake. */
  units: z.optional(z.number()),
  /** "Two overs and a team to win"; empty if the terms apply to all legs alike. */
  wishes: z.array(legWish),
});
export type Reading = z.infer<typeof reading>;

/** The reading as displayed. */
export const shownReading = z.object({
  sports: z.array(z.enum(sports)),
  /** `NFL · 3 legs · safe · Sunday, Nov 22 · nothing shorter than -300`; empty if nothing was read. */
  summary: z.string(),
  parts: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      /** The prompt for the same question without this part. */
      without: z.string(),
    }),
  ),
});
export type ShownReading = z.infer<typeof shownReading>;
