/** The ranges of days that are read from the feed. */
import type { Sport } from '../../../contracts/feed/sports.ts';
import { addDays, leagueDay } from '../../platform/calendar.ts';
import { ageMs, hour } from './freshness.ts';
import { mostDaysLate } from './void-rules.ts';

/** Far enough back for games that end after midnight or are scored late. */
const recentDays = 3;
/** One day more than answers cover. */
const upcomingDays = 7;

/** Days that contain a team's last ten games, by how often teams of the sport play, with bye weeks. */
const formDays: Readonly<Record<Sport, number>> = {
  NFL: 77,
  CFL: 77,
  MLS: 63,
  NHL: 25,
  NBA: 24,
  MLB: 13,
  // Golf has no form; this is how late a leaderboard can arrive.
  GOLF: 14,
};

/** @returns all days of the range, inclusive */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/**
 * The days to read from the feed. After a gap of days, they go back as far as a team's form does.
 * @param readAt when the feed was last read, ISO 8601; null if never
 */
export function spanToRead(sport: Sport, readAt: string | null, today: string, now: Date) {
  const isUnbroken = readAt !== null && ageMs(readAt, now) < recentDays * 24 * hour;
  const back = isUnbroken ? recentDays : Math.max(recentDays, formDays[sport]);
  return { from: addDays(today, -back), to: addDays(today, upcomingDays) };
}

/** The first of the days that contain a team's last ten games. */
export function formStart(sport: Sport, today: string): string {
  return addDays(today, -formDays[sport]);
}

/**
 * The days that can contain games whose legs became void since the last run: back as far as the slowest void rule plus
 * the half day that a game can last, and forward to the last day to which a game can have moved.
 * @param since when legs were last checked, ISO 8601
 * @param asOf the time up to which they are checked now, ISO 8601
 */
export function spanToSettle(since: string, asOf: string) {
  return {
    from: addDays(leagueDay(new Date(since)), -mostDaysLate - 1),
    to: addDays(leagueDay(new Date(asOf)), upcomingDays),
  };
}
