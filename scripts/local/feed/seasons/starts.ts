/** When a replayed game starts: at the time of the past game, by the clock in New York. */
import { addDays, leagueZone, startOfDay } from '../../../../lambdas/domain/platform/calendar.ts';
import type { PastGame } from './history.ts';

const minuteMs = 60_000;

/** @param day of the replay */
export function startOf(day: string, { time }: Pick<PastGame, 'time'>): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const left = 24 * 60 - (hours * 60 + minutes);
  // From the day's end, because clocks change before the first game of a day.
  return new Date(startOfDay(leagueZone, addDays(day, 1)).getTime() - left * minuteMs);
}
