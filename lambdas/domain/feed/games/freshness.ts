/** How old data can be before it is refreshed, and how its age is displayed. */
import type { Sport } from '../../../contracts/feed/sports.ts';
import { plural } from '../../platform/format.ts';

export const minute = 60_000;
export const hour = 60 * minute;

/** Games and prices are read every ten minutes, so twice that is stale. */
export const gamesFreshMs = 20 * minute;
/** The pause after a failed request, so that users do not wait for the same failure again. */
const restMs = 30_000;

export interface Reading {
  /** When the feed was last read successfully, ISO 8601; null if never. */
  readonly readAt: string | null;
  readonly triedAt: string | null;
  /** The problem of the last attempt; null if it succeeded. */
  readonly problem: string | null;
}

/** The problem of a feed that is not included in our plan. */
export const notEntitled = 'not entitled';

export const neverRead: Reading = { readAt: null, triedAt: null, problem: null };

export function isFresh(readAt: string | null, maxAgeMs: number, now: Date): boolean {
  return readAt !== null && ageMs(readAt, now) <= maxAgeMs;
}

/** Whether the data is stale and the last attempt has not just failed. */
export function isDue({ readAt, triedAt, problem }: Reading, maxAgeMs: number, now: Date): boolean {
  if (isFresh(readAt, maxAgeMs, now)) return false;
  return problem === null || triedAt === null || ageMs(triedAt, now) > restMs;
}

/** The older of two times; null if one of them is null. */
export function older(a: string | null, b: string | null): string | null {
  return a === null || b === null ? null : a < b ? a : b;
}

/** @returns `less than a minute`, `25 minutes`, `3 hours`, `2 days`; rounded down */
export function ageInWords(readAt: string, now: Date): string {
  const age = ageMs(readAt, now);
  if (age < minute) return 'less than a minute';
  if (age < hour) return plural(Math.floor(age / minute), 'minute');
  if (age < 48 * hour) return plural(Math.floor(age / hour), 'hour');
  return plural(Math.floor(age / (24 * hour)), 'day');
}

/** The note for an answer based on stale games; null if they are fresh. */
export function ageNote(sport: Sport, { readAt }: Reading, now: Date): string | null {
  if (isFresh(readAt, gamesFreshMs, now)) return null;
  return readAt === null
    ? `The ${sport} games could not be read from the feed yet.`
    : `These ${sport} games and prices are ${ageInWords(readAt, now)} old: the feed could not be read since.`;
}

/** Clocks can differ slightly, so a time in the future counts as now. */
export function ageMs(readAt: string, now: Date): number {
  return Math.max(0, now.getTime() - Date.parse(readAt));
}
