/** The range of days that is read from the feed. */
import type { Sport } from '../contracts/sports.ts';
import { addDays, leagueDay } from './calendar.ts';
import { ageMs, hour } from './freshness.ts';
import { mostDaysLate } from './void-rules.ts';

/** Back far enough for a game that ends after midnight or is scored late. */
const recentDays = 3;
/** Ahead as far as an answer looks, and a day more. */
const aheadDays = 7;

/** How far back ten games of a team lie: it plays once a week and rests one, every other day, or daily. */
const formDays: Readonly<Record<Sport, number>> = {
  NFL: 77,
  CFL: 77,
  MLS: 63,
  NHL: 25,
  NBA: 24,
  MLB: 13,
  // No form: as long as a leaderboard may take to come.
  GOLF: 14,
};

/** @returns every day from one to another, both included */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/**
 * The days to read from the feed. What it was not asked for in days is read again as far back as a form reaches.
 * @param readAt when it was last read, ISO 8601
 */
export function spanToRead(sport: Sport, readAt: string | null, today: string, now: Date) {
  const isUnbroken = readAt !== null && ageMs(readAt, now) < recentDays * 24 * hour;
  const back = isUnbroken ? recentDays : Math.max(recentDays, formDays[sport]);
  return { from: addDays(today, -back), to: addDays(today, aheadDays) };
}

/** The first of the days from which on a team's last ten games are. */
export function formStart(sport: Sport, today: string): string {
  return addDays(today, -formDays[sport]);
}

/**
 * The days on which a game may lie whose legs came due since some time: from as long before as the slowest rule takes, and a
 * game is then in play half a day at most, to the last day to which one may have moved.
 * @param since when they were last looked through, ISO 8601
 * @param asOf until when they are looked through now
 */
export function spanToSettle(since: string, asOf: string) {
  return {
    from: addDays(leagueDay(new Date(since)), -mostDaysLate - 1),
    to: addDays(leagueDay(new Date(asOf)), aheadDays),
  };
}
