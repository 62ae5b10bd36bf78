/**
 * The rule that gives past games new dates. It depends on the calendar alone, so a day has the same games however
 * often and whenever it is asked for.
 *
 * - NFL: the 17 weeks of the season, Thursday to Wednesday, follow each other for ever, from the season's first
 *   Thursday on. A weekday is kept: Thursday's games stay on a Thursday.
 * - NBA and MLB: the days of the season that had games follow each other for ever, one a day, from its first day on.
 *
 * The sources have no time of day, so that is a rule too:
 *
 * - NFL, Eastern time: the last game listed on a Thursday or Sunday at 20:20, on another day at 20:15. On Sunday the
 *   three before it are at 16:25 and the others at 13:00; on other days each is 3 hours 30 before the next.
 * - NBA: 19:00 at the home of the home team; Sunday 18:00. MLB: 19:10, Sunday 13:10; where two teams meet twice on
 *   a day, the first game is at 13:10 and the second at 19:10.
 */
import { addDays, startOfDay, weekdayOf } from '../../../lambdas/domain/calendar.ts';
import { type FeedTeam, history, type PastGame, type ReplayedSport } from './history.ts';

export interface ReplayedGame extends Pick<PastGame, 'home' | 'away' | 'score' | 'prices'> {
  readonly sport: ReplayedSport;
  /** Digits; the same for the same game on the same day for ever. */
  readonly id: string;
  /** The day on which the league counts it: `YYYY-MM-DD`. */
  readonly day: string;
  readonly startsAt: Date;
  /** When its final score appears. */
  readonly endsAt: Date;
  /** NFL only: 1 to 17. */
  readonly week: number;
}

const minute = 60_000;
const dayMs = 24 * 60 * minute;
const weeksOfSeason = 17;

const lengthMinutes: Readonly<Record<ReplayedSport, number>> = { NFL: 195, NBA: 150, MLB: 180 };
/** Ids of the sports lie apart only to be told apart by a reader. */
const firstId: Readonly<Record<ReplayedSport, number>> = { NFL: 200_000, NBA: 300_000, MLB: 400_000 };

/** Per sport, the days that follow each other; an NFL day without a game is one of them. */
const cycles: Readonly<Record<ReplayedSport, readonly string[]>> = {
  NFL: Array.from({ length: weeksOfSeason * 7 }, (_, index) => addDays(firstDay('NFL'), index)),
  NBA: [...new Set(history.NBA.map(({ date }) => date))],
  MLB: [...new Set(history.MLB.map(({ date }) => date))],
};

const byDate = {
  NFL: Map.groupBy(history.NFL, ({ date }) => date),
  NBA: Map.groupBy(history.NBA, ({ date }) => date),
  MLB: Map.groupBy(history.MLB, ({ date }) => date),
} as const;

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
  const { round, place } = placeOf(sport, day);
  const games = byDate[sport].get(cycles[sport][place] ?? '') ?? [];
  return games.map((game, index) => {
    const startsAt = startOf(sport, day, games, index);
    return {
      sport,
      id: String(firstId[sport] + round * history[sport].length + game.index),
      day,
      startsAt,
      endsAt: new Date(startsAt.getTime() + lengthMinutes[sport] * minute),
      home: game.home,
      away: game.away,
      score: game.score,
      prices: game.prices,
      week: Math.floor(place / 7) + 1,
    };
  });
}

/** The day of the past season that is replayed on this day, with or without games. */
export function pastDay(sport: ReplayedSport, day: string): string {
  return cycles[sport][placeOf(sport, day).place] ?? '';
}

/** The day on which the season that a day belongs to began: the round of past games that is being replayed. */
export function seasonStart(sport: ReplayedSport, day: string): string {
  return addDays(day, -placeOf(sport, day).place);
}

/** All games from one day to another, both included. */
export function gamesBetween(sport: ReplayedSport, from: string, to: string): ReplayedGame[] {
  const games: ReplayedGame[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) games.push(...gamesOn(sport, day));
  return games;
}

function placeOf(sport: ReplayedSport, day: string): { round: number; place: number } {
  const { length } = cycles[sport];
  const passed = (Date.parse(day) - Date.parse(firstDay(sport))) / dayMs;
  const round = Math.floor(passed / length);
  return { round, place: passed - round * length };
}

function firstDay(sport: ReplayedSport): string {
  const [first] = history[sport];
  if (!first) throw new Error(`there are no ${sport} games to replay`);
  return first.date;
}

function startOf(sport: ReplayedSport, day: string, games: readonly PastGame[], index: number): Date {
  const home = games[index]?.home;
  if (sport === 'NFL' || !home) return at('America/New_York', day, nflSlot(day, games.length - 1 - index));
  const sunday = weekdayOf(day) === 0;
  if (sport === 'NBA') return at(home.timezone, day, sunday ? 18 * 60 : 19 * 60);
  const afternoon = 13 * 60 + 10;
  const evening = 19 * 60 + 10;
  const [before, after] = [games.slice(0, index), games.slice(index + 1)].map((others) =>
    others.some((other) => other.home === home),
  );
  if (before) return at(home.timezone, day, evening);
  return at(home.timezone, day, after || sunday ? afternoon : evening);
}

/** @param fromLast how many games of the day are listed after it */
function nflSlot(day: string, fromLast: number): number {
  const weekday = weekdayOf(day);
  if (weekday === 0) {
    if (fromLast === 0) return 20 * 60 + 20;
    return fromLast <= 3 ? 16 * 60 + 25 : 13 * 60;
  }
  const last = weekday === 4 ? 20 * 60 + 20 : 20 * 60 + 15;
  return last - fromLast * 210;
}

/** @param minutes since midnight by the clock on the wall; clocks change before the first game of a day */
function at(zone: FeedTeam['timezone'], day: string, minutes: number): Date {
  return new Date(startOfDay(zone, addDays(day, 1)).getTime() - (24 * 60 - minutes) * minute);
}
