/** What legs of one game say about each other by logic alone: one excludes, contains or completes another. */
import type { Sport } from '../../../contracts/feed/sports.ts';
import { combinationsOf } from './scores.ts';
import type { Term } from './terms.ts';

/**
 * `inside`: where the first wins, the second does. `outside`: the other way around. `excluding`: they never win together.
 * `completing`: one of them always wins.
 */
export type Logic = 'inside' | 'outside' | 'excluding' | 'completing';

/** @returns null if neither says anything about the other for certain */
export function logicOf(a: Term, b: Term): Logic | null {
  if (a.isOfScore && b.isOfScore) return ofScores(a, b);
  const [one, other] = [rangeOf(a), rangeOf(b)];
  if (!one || !other) return null;
  if (isInside(one, other)) return 'inside';
  if (isInside(other, one)) return 'outside';
  if (isInside(one, opposite(other))) return 'excluding';
  return isInside(opposite(one), other) ? 'completing' : null;
}

function ofScores(a: Term, b: Term): Logic | null {
  const together = combinationsOf([a, b]);
  if (!together.has(3)) return 'excluding';
  if (!together.has(1)) return 'inside';
  if (!together.has(2)) return 'outside';
  return together.has(0) ? null : 'completing';
}

/** Legs of the score that exclude each other only all together, such as both teams under and the total over. */
export function areExcluding(terms: readonly Term[]): boolean {
  const ofScore = terms.filter(({ isOfScore }) => isOfScore);
  return ofScore.length > 1 && !combinationsOf(ofScore).has((1 << ofScore.length) - 1);
}

/** @returns the first leg of the score that wins wherever all others of the score do; -1 if there is none */
export function impliedByOthers(terms: readonly Term[]): number {
  const ofScore = terms.filter(({ isOfScore }) => isOfScore);
  if (ofScore.length < 3) return -1;
  const together = [...combinationsOf(ofScore)];
  const all = (1 << ofScore.length) - 1;
  const found = ofScore.findIndex((_, index) => {
    const others = all & ~(1 << index);
    return together.every((won) => (won & others) !== others || won === all);
  });
  return found === -1 ? -1 : terms.indexOf(ofScore[found] as Term);
}

/** A count of one player that has to be at least, or at most, a whole number. */
interface Range {
  readonly sport: Sport;
  readonly player: string;
  readonly stat: string;
  readonly isAtLeast: boolean;
  readonly bound: number;
}

function rangeOf({ player, what, sign, line, sport }: Term): Range | undefined {
  if (player === null || line === null) return undefined;
  const isAtLeast = sign === 1;
  return {
    sport,
    player,
    stat: what.replace(/\.\w+$/, ''),
    isAtLeast,
    bound: isAtLeast ? Math.floor(line) + 1 : Math.ceil(line) - 1,
  };
}

const opposite = (range: Range): Range => ({
  ...range,
  isAtLeast: !range.isAtLeast,
  bound: range.isAtLeast ? range.bound - 1 : range.bound + 1,
});

function isInside(one: Range, other: Range): boolean {
  if (one.player !== other.player || one.isAtLeast !== other.isAtLeast) return false;
  if (one.isAtLeast) {
    const factor = factorOf(one.sport, one.stat, other.stat);
    return factor > 0 && one.bound * factor >= other.bound;
  }
  // At most so many of the larger count are at most so many of the smaller one.
  const factor = factorOf(other.sport, other.stat, one.stat);
  return factor > 0 && Math.floor(one.bound / factor) <= other.bound;
}

/** How many of the second statistic one of the first is at least; 0 if it is none. */
function factorOf(sport: Sport, from: string, to: string): number {
  return from === to ? 1 : (contained[sport]?.[from]?.[to] ?? 0);
}

const sums = { points_rebounds_assists: 1 };

/** A home run is also a hit, a run, a run batted in and four bases. */
const contained: Readonly<
  Partial<Record<Sport, Readonly<Record<string, Readonly<Record<string, number>>>>>>
> = {
  MLB: {
    home_runs: { hits: 1, runs: 1, runs_batted_in: 1, total_bases: 4 },
    hits: { total_bases: 1 },
  },
  NHL: { goals: { points: 1, shots: 1 }, assists: { points: 1 } },
  NBA: {
    threes: { points: 3, points_rebounds: 3, points_assists: 3, points_rebounds_assists: 3 },
    points: { points_rebounds: 1, points_assists: 1, ...sums },
    rebounds: { points_rebounds: 1, rebounds_assists: 1, ...sums },
    assists: { points_assists: 1, rebounds_assists: 1, ...sums },
    points_rebounds: sums,
    points_assists: sums,
    rebounds_assists: sums,
  },
  NFL: { passing_touchdowns: { completions: 1, pass_attempts: 1 }, completions: { pass_attempts: 1 } },
};
