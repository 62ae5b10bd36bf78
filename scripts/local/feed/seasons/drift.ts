/**
 * How far prices differ from the close: most at six days before the start, less with each hour, and not at all in the last
 * hour. The movement is invented, because the demo books' sources have closing prices only.
 */
import { signed } from '../pricing/chance.ts';
import type { ReplayedGame } from './replay.ts';

export interface Drift {
  /** Percentage points added to the home side's chance at even odds; -3 to 3. */
  readonly chance: number;
  /** Added to the home side's handicap, and to the total: halves, -1 to 1. */
  readonly spread: number;
  readonly total: number;
}

const hourMs = 3600_000;
const [mostHours, mostPoints, mostLine] = [6 * 24, 3, 1];
const hoursOfDay = 24;
/** Lower, because half a run matters much more than half a point. */
const mostRuns = 0.5;

/** Whole hours until the start, at most six days. */
export function hoursAhead({ startsAt }: Pick<ReplayedGame, 'startsAt'>, now: Date): number {
  return Math.max(0, Math.min(mostHours, Math.floor((startsAt.getTime() - now.getTime()) / hourMs)));
}

/**
 * @param from hours before the start at which the early price applies
 * @returns 1 until then, falling to 0 in the last hour before the start
 */
export function weightOf(game: Pick<ReplayedGame, 'startsAt'>, now: Date, from = mostHours): number {
  return Math.min(1, hoursAhead(game, now) / from);
}

export function driftOf(game: Pick<ReplayedGame, 'sport' | 'id' | 'startsAt'>, now: Date): Drift {
  const hours = hoursAhead(game, now);
  const share = weightOf(game, now);
  const of = (what: string) =>
    share * (0.6 * signed(game.sport, game.id, what) + 0.4 * wave(game, what, hours));
  const [chance, total] = [of('chance'), of('total')];
  return {
    chance: mostPoints * chance + 0,
    // The likelier winner lays more points.
    spread: halves(-mostLine * chance),
    total: halves((game.sport === 'MLB' ? mostRuns : mostLine) * total),
  };
}

/** Moves from one random number to the next in the course of a day. */
function wave({ sport, id }: Pick<ReplayedGame, 'sport' | 'id'>, what: string, hours: number): number {
  const day = Math.floor(hours / hoursOfDay);
  const [from, to] = [signed(sport, id, what, day), signed(sport, id, what, day + 1)];
  return from + ((to - from) * (hours - day * hoursOfDay)) / hoursOfDay;
}

const halves = (value: number) => Math.round(2 * value) / 2 + 0;
