/** A game's points by quarter, period or inning, and the score of a part of it. */
import type { Period, TeamSide } from '../../../contracts/feed/markets.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import { type OneScore, parts } from '../markets/periods.ts';

export interface Score {
  readonly home: number;
  readonly away: number;
}

export interface LineScore {
  /** By quarter, period or inning, extra innings included; null for a half inning that was not played. */
  readonly home: readonly (number | null)[];
  readonly away: readonly (number | null)[];
  /** All overtime periods together; null without one, and in baseball. */
  readonly overtime: Score | null;
  /** Which team scored first and last, shootouts aside; absent if the feed does not say, or if nobody scored. */
  readonly scored?: Scored;
}

export interface Scored {
  readonly first: TeamSide;
  readonly last: TeamSide;
}

/** The number of regular columns of a sport; null for a sport whose parts are not bet on. */
const columnsOf = (sport: Sport): number | null =>
  ({ NBA: 4, NFL: 4, NHL: 3, MLB: 9, MLS: null, CFL: null, GOLF: null })[sport];

/**
 * Whether a line score can grade: it has all columns of a finished game and adds up to the final score. A hockey game's winner
 * of a shootout has one goal more than its periods.
 */
export function addsUp({ home, away, overtime }: LineScore, sport: Sport, final: Score): boolean {
  const columns = columnsOf(sport);
  if (columns === null || home.length === 0 || home.length !== away.length) return false;
  if (sport !== 'MLB' && (home.length !== columns || [...home, ...away].includes(null))) return false;
  // Only the home team can have a half inning less, the last one.
  if (away.includes(null) || home.slice(0, -1).includes(null)) return false;
  const over = {
    home: final.home - sum(home) - (overtime?.home ?? 0),
    away: final.away - sum(away) - (overtime?.away ?? 0),
  };
  if (over.home === 0 && over.away === 0) return true;
  const isByShootout = Math.abs(final.home - final.away) === 1;
  return (
    sport === 'NHL' &&
    isByShootout &&
    over.home === (final.home > final.away ? 1 : 0) &&
    over.away === (final.away > final.home ? 1 : 0)
  );
}

/** @returns the score without the goal of a shootout: the periods and overtime */
export function playedScore({ home, away, overtime }: LineScore): Score {
  return { home: sum(home) + (overtime?.home ?? 0), away: sum(away) + (overtime?.away ?? 0) };
}

/** @returns 1–0 for the team of the first or the last score; null if it is not known */
export function oneScoreOf({ scored }: LineScore, which: OneScore): Score | null {
  const team = which === 'first_score' ? scored?.first : scored?.last;
  return team === undefined ? null : { home: Number(team === 'home'), away: Number(team === 'away') };
}

/**
 * The team whose half inning comes first in an inning is the visiting one, so that the runs by inning say who scored first and
 * last. @returns undefined without a run
 */
export function scoredIn({ home, away }: Pick<LineScore, 'home' | 'away'>): Scored | undefined {
  const runs = away.flatMap((ofAway, inning) => [
    { team: 'away' as const, runs: ofAway ?? 0 },
    { team: 'home' as const, runs: home[inning] ?? 0 },
  ]);
  const scoring = runs.filter((half) => half.runs > 0);
  const [first, last] = [scoring[0], scoring.at(-1)];
  return first && last && { first: first.team, last: last.team };
}

/**
 * @param lines of a finished game that add up
 * @returns null if the part was not played in full: fewer than five innings
 */
export function scoreOfPart(lines: LineScore, part: Exclude<Period, 'game' | OneScore>): Score | null {
  const { columns, withOvertime } = parts[part];
  const [first, last] = columns;
  // Regulation is as long as the sport: three periods or four quarters.
  const end = part === 'regulation' ? lines.home.length - 1 : last;
  const [home, away] = [lines.home.slice(first, end + 1), lines.away.slice(first, end + 1)];
  const isPlayed = (points: LineScore['home']) => points.length === end + 1 - first && !points.includes(null);
  if (!isPlayed(home) || !isPlayed(away)) return null;
  const more = withOvertime ? lines.overtime : null;
  return { home: sum(home) + (more?.home ?? 0), away: sum(away) + (more?.away ?? 0) };
}

const sum = (points: readonly (number | null)[]): number =>
  points.reduce<number>((total, each) => total + (each ?? 0), 0);
