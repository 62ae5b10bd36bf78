/** The day in America/Toronto by which prompts and records are counted. */
import { addDays, dayIn, startOfDay } from './calendar.ts';

const zone = 'America/Toronto';

/** @returns `YYYY-MM-DD` in Toronto */
export function torontoDay(now: Date): string {
  return dayIn(zone, now);
}

/** @returns whole seconds, rounded up, until the next day's allowance; days can have 23, 24 or 25 hours */
export function secondsToTorontoMidnight(now: Date): number {
  const next = endOfTorontoDay(torontoDay(now));
  return Math.ceil((next.getTime() - now.getTime()) / 1000);
}

/** @returns the start of the day */
export function startOfTorontoDay(day: string): Date {
  return startOfDay(zone, day);
}

/** @returns the start of the next day */
export function endOfTorontoDay(day: string): Date {
  return startOfDay(zone, addDays(day, 1));
}

/** @returns the `count` days that end with `day`, earliest first */
export function previousDays(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(day, index - count + 1));
}
