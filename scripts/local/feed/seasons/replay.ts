/**
 * Past games with new dates (`seasons.ts`) and start times (`starts.ts`). The games of a day never change.
 */
import { addDays } from '../../../../lambdas/domain/platform/calendar.ts';
import { history, type PastGame } from './history.ts';
import { placeOf } from './seasons.ts';
import { startOf } from './starts.ts';
import type { ReplayedSport } from './teams.ts';

export interface ReplayedGame
  extends Pick<
    PastGame,
    'index' | 'home' | 'away' | 'score' | 'lines' | 'prices' | 'isUnnamed' | 'books' | 'isPlayOff'
  > {
  readonly sport: ReplayedSport;
  /** Digits; always the same for the same game on the same day. */
  readonly id: string;
  /** League day, `YYYY-MM-DD`. */
  readonly day: string;
  readonly startsAt: Date;
  /** When its final score appears. */
  readonly endsAt: Date;
  /** Week of the season, from 1. */
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
/** Far enough apart that ids are unique across seasons and sports. */
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
 * Cached, because season totals read every day of a season for each page of the feed.
 * @param day league day, `YYYY-MM-DD`
 * @returns games of that day in the order of the source
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
  return games.map((game) => {
    const { index, home, away, score, lines, prices, isUnnamed, books, isPlayOff } = game;
    const startsAt = startOf(day, game);
    return {
      sport,
      id: String(firstId[sport] + round * history[sport].length + index),
      day,
      startsAt,
      endsAt: new Date(startsAt.getTime() + lengthMinutes[sport] * minute),
      week: Math.floor(place / 7) + 1,
      ...{ index, home, away, score, lines, prices, isUnnamed, books, isPlayOff },
    };
  });
}

/** Games from one day to another, both included. */
export function gamesBetween(sport: ReplayedSport, from: string, to: string): ReplayedGame[] {
  const games: ReplayedGame[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) games.push(...gamesOn(sport, day));
  return games;
}
