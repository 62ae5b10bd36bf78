/** Terms that several kinds of question share, with their bounds. */
import * as z from 'zod/mini';
import { period } from '../../feed/markets.ts';
import { propStats } from '../../feed/props.ts';
import { sports } from '../../feed/sports.ts';
import { legMarkets } from '../analysis.ts';
import { wantedSides } from '../reading.ts';

/** The longest name of a team, a player, a book or a league. */
const nameLength = 60;

/** A name in the feed's spelling. */
export const name = z.string().check(z.minLength(1), z.maxLength(nameLength));

/** @returns a list of at most `most` of these */
export const few = <T extends z.ZodMiniType>(of: T, most: number) => z.array(of).check(z.maxLength(most));

/** A league day, `YYYY-MM-DD`. */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A share of 1, both ends excluded: neither certain nor impossible. */
export const chance = z.number().check(z.gt(0), z.lt(1));

/** Dollars. */
export const money = z.number().check(z.gte(0.01), z.lte(10_000_000));

/** American odds; +100 and up, or -100 and down. Decimal and fractional odds need not be whole in American odds. */
export const american = z
  .number()
  .check(z.refine((price) => Math.abs(price) >= 100 && Math.abs(price) <= 1_000_000));

/** The number of a spread, a total or a prop. */
export const line = z.number().check(z.gte(-1000), z.lte(1000));

export const market = z.enum(legMarkets);
export const side = z.enum(wantedSides);
export const sportName = z.enum(sports);
export const stat = z.enum(propStats);

/** Bets of games that bettors name and no market of ours has, as an answer names them. */
export const unlistedBets = [
  'both teams to score',
  'double chance',
  'draw no bet',
  'overtime',
  'a race to a number of points',
  'the first team to score',
  'winning margins',
  'correct scores',
  'odd or even totals',
  'half-time and full-time results',
  'spreads and totals in regulation',
  'the winner of a season',
  'awards',
] as const;
export type UnlistedBet = (typeof unlistedBets)[number];

/** A bet as a user names it: what is left open is null or empty. */
export const namedBet = z.object({
  sports: few(sportName, 7),
  /** One team to back; two for a game. */
  teams: few(name, 2),
  player: z.nullable(name),
  stat: z.nullable(stat),
  market: z.nullable(market),
  side: z.nullable(side),
  line: z.nullable(line),
  price: z.nullable(american),
  /** The part of the game; absent for the whole. */
  period: z.optional(period),
  /** What we have no prices for. */
  unlisted: z.optional(z.enum(unlistedBets)),
});
export type NamedBet = z.infer<typeof namedBet>;

/** What a question about games is about; empty for anything. */
export const about = {
  sports: few(sportName, 7),
  teams: few(name, 4),
  players: few(name, 4),
  /** League days, earliest first; null for any. */
  days: z.nullable(few(day, 31)),
};
