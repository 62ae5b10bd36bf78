/**
 * Past games under new dates (`seasons.ts`) and at their time of day (`starts.ts`). A day has the same games however
 * often and whenever it is asked for.
 */
import { addDays } from '../../../lambdas/domain/calendar.ts';
import { history, type PastGame } from './history.ts';
import { placeOf } from './seasons.ts';
import { startOf } from './starts.ts';
import type { ReplayedSport } from './teams.ts';

export interface ReplayedGame
  extends Pick<PastGame, 'index' | 'home' | 'away' | 'score' | 'prices' | 'books' | 'isPlayOff'> {
  readonly sport: ReplayedSport;
  /** Digits; the same for the same game on the same day for ever. */
  readonly id: string;
  /** The day on which the league counts it: `YYYY-MM-DD`. */
  readonly day: string;
  readonly startsAt: Date;
  /** When its final score appears. */
  readonly endsAt: Date;
  /** Of the season, from 1. */
  readonly week: number;
}

const minute = 60_000;

const lengthMinutes: Readonly<Record<ReplayedSport, number>> = {
  NFL: 195,
  NBA: 150,
  NHL: 150,
  MLB: 180,
  MLS: 120,
};
/** Far enough apart that no season ever replayed had the same id for another game. */
const firstId: Readonly<Record<ReplayedSport, number>> = {
  MLB: 400_000,
  NFL: 1_000_000,
  NBA: 2_000_000,
  NHL: 3_000_000,
  MLS: 4_000_000,
};

const byDate = new Map(
  Object.entries(history).map(([sport, games]) => [sport, Map.groupBy(games, ({ date }) => date)]),
);

const known = new Map<string, ReplayedGame[]>();

/**
 * Kept once made: the sums of a season ask for every day of it, and they are asked for with every page of the feed.
 * @param day `YYYY-MM-DD`, as the league counts days
 * @returns the games of that day, in the order of their source
 */
export function gamesOn(sport: ReplayedSport, day: string): readonly ReplayedGame[] {
  const name = `${sport} ${day}`;
  const games = known.get(name) ?? gamesOf(sport, day);
  known.set(name, games);
  return games;
}

function gamesOf(sport: ReplayedSport, day: string): ReplayedGame[] {
  const { past, round, index: place } = placeOf(sport, day);
  const games = byDate.get(sport)?.get(past) ?? [];
  return games.map(({ index, home, away, score, prices, books, isPlayOff }, order) => {
    const startsAt = startOf(sport, day, games, order);
    return {
      sport,
      id: String(firstId[sport] + round * history[sport].length + index),
      day,
      startsAt,
      endsAt: new Date(startsAt.getTime() + lengthMinutes[sport] * minute),
      week: Math.floor(place / 7) + 1,
      ...{ index, home, away, score, prices, books, isPlayOff },
    };
  });
}

/** All games from one day to another, both included. */
export function gamesBetween(sport: ReplayedSport, from: string, to: string): ReplayedGame[] {
  const games: ReplayedGame[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) games.push(...gamesOn(sport, day));
  return games;
}
