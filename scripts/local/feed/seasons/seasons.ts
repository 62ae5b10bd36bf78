/**
 * Which day of a past season is replayed on a given day. It depends only on the calendar.
 *
 * - A week of the year has the games of the same week of the past season, on the same weekdays. The season opens on the
 *   original weekday nearest to the original date. When its days are over, it starts again from the first one, and repeats
 *   until its next opening, so that every sport has games every week of the year. Only the weeks with prices on players are
 *   replayed, so that out of those weeks a sport's games come from another month.
 * - A break of more than a week is shortened by whole weeks, so that every week has a game. The season then ends earlier by
 *   as much, and opens when it did; soccer opens later, and ends when it did.
 *
 * Each repetition of a season is a round.
 */
import { addDays, weekdayOf } from '../../../../lambdas/domain/platform/calendar.ts';
import { history } from './history.ts';
import { type ReplayedSport, replayedSports } from './teams.ts';

interface Cycle {
  /** Days of the past season in the order of the replay. */
  readonly days: readonly string[];
  /** Opening day of a year's season. */
  readonly opening: (year: number) => string;
}

const dayMs = 24 * 3600_000;

const cycles = {
  NFL: yearly('NFL', 'opening'),
  NBA: yearly('NBA', 'opening'),
  NHL: yearly('NHL', 'opening'),
  MLB: yearly('MLB', 'opening'),
  MLS: yearly('MLS', 'end'),
} satisfies Readonly<Record<ReplayedSport, Cycle>>;

/** @param keeps what stays in its place in the year where breaks are shortened */
function yearly(sport: ReplayedSport, keeps: 'opening' | 'end'): Cycle {
  const played = [...new Set(history[sport].map(({ date }) => date))];
  const [first = '', last = ''] = [played[0], played.at(-1)];
  const weeks = Math.floor(daysFrom(first, last) / 7) + 1;
  const all = Array.from({ length: 7 * weeks }, (_, day) => addDays(first, day));
  const cut = new Set(played.flatMap((day, index) => tooLong(day, played[index + 1] ?? day)));
  const opens = keeps === 'opening' ? first : addDays(first, cut.size);
  return {
    days: all.filter((day) => !cut.has(day)),
    opening: (year) => nearest(weekdayOf(first), `${year}${opens.slice(4)}`),
  };
}

/**
 * @param next the next day with games
 * @returns the days between them that are skipped: whole weeks, so that at most six days without a game remain
 */
function tooLong(day: string, next: string): string[] {
  const weeks = Math.max(0, Math.ceil(daysFrom(day, next) / 7) - 1);
  return Array.from({ length: 7 * weeks }, (_, index) => addDays(day, index + 1));
}

/** The day with that weekday nearest to a given day. */
function nearest(weekday: number, day: string): string {
  const daysAfter = (weekday - weekdayOf(day) + 7) % 7;
  return addDays(day, daysAfter > 3 ? daysAfter - 7 : daysAfter);
}

function daysFrom(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

export interface Place {
  /** The replayed day of the past season, with or without games. */
  readonly past: string;
  /** Days since the round began. */
  readonly index: number;
  /** Unique for each round of a sport. */
  readonly round: number;
}

/** Rounds are counted from this year. */
const firstYear = 2000;

/** @param day league day, `YYYY-MM-DD` */
export function placeOf(sport: ReplayedSport, day: string): Place {
  const { days, opening }: Cycle = cycles[sport];
  // In the first days of a year, its season may have opened in the last days of the year before.
  const opened = opening(yearOf(day)) <= day ? yearOf(day) : yearOf(day) - 1;
  const start = opening(opened);
  const passed = daysFrom(start, day);
  const turn = Math.floor(passed / days.length);
  const index = passed - turn * days.length;
  const mostTurns = Math.ceil((53 * 7) / days.length);
  return {
    past: days[index] ?? '',
    index,
    round: (opened - firstYear) * mostTurns + turn,
  };
}

const yearOf = (day: string) => Number(day.slice(0, 4));

/** First day of the round that a day belongs to. */
export function seasonStart(sport: ReplayedSport, day: string): string {
  return addDays(day, -placeOf(sport, day).index);
}

/** Which past day each sport replays: `NFL November 19, 2023; NBA March 17, 2024; …`. */
export function replayedOn(day: string): string {
  const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return replayedSports
    .map((sport) => `${sport} ${written.format(new Date(placeOf(sport, day).past))}`)
    .join('; ');
}
