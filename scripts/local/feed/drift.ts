/**
 * How far prices are from the close, as the start nears: from six days before on less with each hour, and in the last hour
 * before the start not at all. What the demo books make of it is invented, since their sources have closing prices only.
 */
import { signed } from './chance.ts';
import type { ReplayedGame } from './replay.ts';

export interface Drift {
  /** Percentage points of an even chance, the home side's; -3 to 3. */
  readonly chance: number;
  /** Added to the home side's handicap, and to the total: halves, -1 to 1. */
  readonly spread: number;
  readonly total: number;
}

const hourMs = 3600_000;
const [mostHours, mostPoints, mostLine] = [6 * 24, 3, 1];
const hoursOfDay = 24;
/** Half a run is much more than half a point. */
const mostRuns = 0.5;

/** Whole hours from a moment to the start, at most six days. */
export function hoursAhead({ startsAt }: Pick<ReplayedGame, 'startsAt'>, now: Date): number {
  return Math.max(0, Math.min(mostHours, Math.floor((startsAt.getTime() - now.getTime()) / hourMs)));
}

/**
 * @param from hours before the start at which a price is the early one
 * @returns 1 then and earlier, 0 in the last hour before the start
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
    // Who is likelier to win gives more points.
    spread: halves(-mostLine * chance),
    total: halves((game.sport === 'MLB' ? mostRuns : mostLine) * total),
  };
}

/** Runs from one number to another in the course of a day. */
function wave({ sport, id }: Pick<ReplayedGame, 'sport' | 'id'>, what: string, hours: number): number {
  const day = Math.floor(hours / hoursOfDay);
  const [from, to] = [signed(sport, id, what, day), signed(sport, id, what, day + 1)];
  return from + ((to - from) * (hours - day * hoursOfDay)) / hoursOfDay;
}

const halves = (value: number) => Math.round(2 * value) / 2 + 0;
