/**
 * Which day of a past season is replayed on a given day. It depends only on the calendar.
 *
 * - NFL, NBA, NHL and MLS: a week of the year has the games of the same week of the past season, on the same weekdays. The
 *   season opens on the original weekday nearest to the original date. When it is over, it starts again from its first
 *   week, and repeats until its next opening, so that every sport has games every week of the year.
 * - A break of more than a week is shortened by whole weeks, so that every week has a game. The season then opens later by
 *   as much, and ends when it did.
 * - MLB, with two months of data: its days repeat forever.
 *
 * Each repetition of a season is a round.
 */
import { addDays, weekdayOf } from '../../../../lambdas/domain/platform/calendar.ts';
import { history } from './history.ts';
import type { ReplayedSport } from './teams.ts';

interface Cycle {
  /** Days of the past season in the order of the replay. */
  readonly days: readonly string[];
  /** Opening day of a year's season; undefined if the days repeat forever. */
  readonly opening?: (year: number) => string;
}

const dayMs = 24 * 3600_000;

const cycles = {
  NFL: yearly('NFL'),
  NBA: yearly('NBA'),
  NHL: yearly('NHL'),
  MLB: { days: [...new Set(history.MLB.map(({ date }) => date))] },
  MLS: yearly('MLS'),
} satisfies Readonly<Record<ReplayedSport, Cycle>>;

function yearly(sport: ReplayedSport): Cycle {
  const played = [...new Set(history[sport].map(({ date }) => date))];
  const [first = '', last = ''] = [played[0], played.at(-1)];
  const weeks = Math.floor(daysFrom(first, last) / 7) + 1;
  const all = Array.from({ length: 7 * weeks }, (_, day) => addDays(first, day));
  const cut = new Set(played.flatMap((day, index) => tooLong(day, played[index + 1] ?? day)));
  const opens = addDays(first, cut.size);
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
  const opened = opening && [yearOf(day), yearOf(day) - 1].find((year) => opening(year) <= day);
  const start = opening && opened !== undefined ? opening(opened) : (days[0] ?? '');
  const passed = daysFrom(start, day);
  const turn = Math.floor(passed / days.length);
  const index = passed - turn * days.length;
  const mostTurns = Math.ceil((53 * 7) / days.length);
  return {
    past: days[index] ?? '',
    index,
    round: opened === undefined ? turn : (opened - firstYear) * mostTurns + turn,
  };
}

const yearOf = (day: string) => Number(day.slice(0, 4));

/** First day of the round that a day belongs to. */
export function seasonStart(sport: ReplayedSport, day: string): string {
  return addDays(day, -placeOf(sport, day).index);
}
