/** What a leg of a game says, in the terms in which legs of one game can contain, exclude or depend on each other. */
import type { Leg } from '../../../contracts/asking/analysis.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import type { Role } from './classes.ts';

/** A leg with what its joint chance is made of. */
export type SlipLeg = Pick<
  Leg,
  'gameId' | 'sport' | 'startsAt' | 'market' | 'selection' | 'line' | 'home' | 'away' | 'marketProbability'
> &
  Partial<Pick<Leg, 'key' | 'period' | 'team' | 'prop' | 'books' | 'chanceRange'>>;

/** @returns the role of an NFL player; empty for any other, and if it is not known */
export type RoleOf = (playerId: string) => Role;

export interface Term {
  readonly sport: Sport;
  /** What is bet on, in the words of the measured table: `receiving_yards.R`, `win`, `h1 total`. */
  readonly what: string;
  /** Whose: a player's or a team's side; null for a total of the game. */
  readonly side: 'home' | 'away' | null;
  readonly player: string | null;
  /** 1 for over, to win or to cover; -1 for under. */
  readonly sign: 1 | -1;
  readonly line: number | null;
  /** Whether the score of the whole game settles it. */
  readonly isOfScore: boolean;
  /** 0 to 1; null if not known. */
  readonly chance: number | null;
  /** The standard deviation of the chance, 0 to 1; null if only its books tell. */
  readonly error: number | null;
  readonly books: number;
}

const periodNames: Readonly<Record<string, string>> = { game: '', first_half: 'h1 ' };

/** @returns undefined for a leg of a market that cannot be told from others, which is then not measured */
export function termOf(leg: SlipLeg, roleOf: RoleOf): Term | undefined {
  const { sport, market, selection, line, prop, period = 'game', books = 1, chanceRange } = leg;
  const prefix = periodNames[period];
  if (prefix === undefined || market === 'outright' || isOtherKey(leg)) return undefined;
  const chance = leg.marketProbability === null ? null : leg.marketProbability / 100;
  const error = chanceRange ? (chanceRange[1] - chanceRange[0]) / 200 / standardErrors : null;
  const given = { sport, line, chance, error, books, player: null, isOfScore: period === 'game' };
  const sign = selection === 'under' ? -1 : 1;
  if (prop) {
    const role = sport === 'NFL' ? roleOf(prop.playerId) : '';
    const what = role === '' ? prop.stat : `${prop.stat}.${role}`;
    const side = prop.team === leg.home ? 'home' : 'away';
    return { ...given, what, side, player: prop.playerId, sign, isOfScore: false };
  }
  const side = selection === 'home' || selection === 'away' ? selection : null;
  if (market === 'team_total')
    return leg.team ? { ...given, what: `${prefix}team_total`, side: leg.team, sign } : undefined;
  if (market === 'total') return { ...given, what: `${prefix}total`, side: null, sign };
  if (side === null) return undefined;
  return { ...given, what: `${prefix}${market === 'spread' ? 'cover' : 'win'}`, side, sign: 1 };
}

/** Of a range of 95 %. */
const standardErrors = 1.96;

/** A market of its own that shares its family with another: three-way, double-double, first scorer. */
function isOtherKey({ key, prop }: SlipLeg): boolean {
  if (key === undefined) return false;
  return prop ? key !== `player.${prop.stat}` : /three_way|first_scorer|first_team/.test(key);
}
