/** Terms of the model's reply, each checked by itself: an invalid one is null or left out. */
import { type Bounds, type Reading, stances } from '../../../contracts/asking/reading.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import { type Part, partNames, parts } from '../../feed/markets/periods.ts';
import { isRecord } from '../brief.ts';
import { bookCalled } from './names/books.ts';
import type { KnownTeam } from './names/directory.ts';
import { groups } from './names/groups.ts';
import { priceBounds } from './terms/bounds.ts';
import { isBookIn, isNameIn, isPlayerIn } from './words/said.ts';

/** What the model may name. */
export interface Allowed {
  readonly prompt: string;
  readonly teams: readonly KnownTeam[];
  readonly days: readonly string[];
  /** Names of players and golfers that the product knows. */
  readonly players: readonly string[];
  /** Whether a word says something in a question of some kind, so that it cannot be talk. */
  readonly matters: (word: string) => boolean;
}

/** The most legs accepted from the model; the code accepts more from a user. */
const mostLegs = 8;

export function without<T>(list: readonly T[], unwanted: readonly T[]): T[] {
  return list.filter((each) => !unwanted.includes(each));
}

export function oneOf<T>(value: unknown, of: readonly T[]): T | null {
  return of.find((each) => each === value) ?? null;
}

export function listOf<T>(value: unknown, of: readonly T[]): T[] {
  return Array.isArray(value) ? of.filter((each) => value.includes(each)) : [];
}

export function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function legsOf(value: unknown): Reading['legs'] {
  if (!isRecord(value)) return null;
  const [min, max] = [numberOf(value.min), numberOf(value.max)];
  const isCount = (legs: number | null) =>
    legs !== null && Number.isInteger(legs) && legs >= 1 && legs <= mostLegs;
  return min !== null && max !== null && isCount(min) && isCount(max) && min <= max ? { min, max } : null;
}

/** A bound that is not a price is left open; reversed bounds are ignored. */
export function pricesOf(value: unknown): Bounds | null {
  if (!isRecord(value)) return null;
  const made = priceBounds(numberOf(value.min), numberOf(value.max));
  const isReversed =
    made !== null &&
    made.min !== null &&
    made.max !== null &&
    made.min !== Math.round(numberOf(value.min) ?? 0);
  return isReversed ? null : made;
}

export function chanceOf(value: unknown): Bounds | null {
  if (!isRecord(value)) return null;
  const percent = (end: unknown) => {
    const number = numberOf(end);
    return number !== null && number >= 0 && number <= 100 ? Math.round(number * 10) / 10 : null;
  };
  const [min, max] = [percent(value.min), percent(value.max)];
  if ((min === null && max === null) || (min !== null && max !== null && min > max)) return null;
  return { min, max };
}

/** Lines are multiples of a quarter. */
export function lineOf(value: unknown): number | null {
  const line = numberOf(value);
  return line !== null && Math.abs(line) <= 400 && Number.isInteger(line * 4) ? line + 0 : null;
}

/** Minutes after midnight; a league day ends some hours after it. */
const lastMinute = 30 * 60;

export function startsOf(value: unknown): Reading['starts'] {
  if (!isRecord(value)) return null;
  const minute = (end: unknown) => {
    const number = numberOf(end);
    return number !== null && Number.isInteger(number) && number >= 0 && number <= lastMinute ? number : null;
  };
  const [from, before] = [minute(value.from), minute(value.before)];
  if ((from === null && before === null) || (from !== null && before !== null && from >= before)) return null;
  return { from, before };
}

export function daysOf(value: unknown, allowed: readonly string[]): string[] | null {
  const days = Array.isArray(value) ? [...new Set(allowed)].filter((day) => value.includes(day)).sort() : [];
  return days.length > 0 ? days : null;
}

export function teamsOf(
  value: unknown,
  allowed: readonly KnownTeam[],
  named: readonly string[],
): Reading['teams'] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each: unknown, at) => {
    if (
      !isRecord(each) ||
      value.findIndex((other: unknown) => isRecord(other) && other.name === each.name) < at
    )
      return [];
    const fitting = allowed.filter(
      ({ name, sport }) => name === each.name && (named.length === 0 || named.includes(sport)),
    );
    const stance = oneOf(each.stance, stances);
    const [team] = fitting;
    return team && stance ? [{ sport: team.sport, name: team.name, stance }] : [];
  });
}

/** A player whom the question names. */
export function playerOf(value: unknown, { prompt, players }: Allowed): string | null {
  return typeof value === 'string' && isPlayerIn(value, prompt, players) ? value : null;
}

/** A conference or division that the question names, of the only sport named. */
export function groupOf(value: unknown, named: readonly Sport[], prompt: string): string | null {
  const found = groups.find(({ name, sport }) => name === value && named.length === 1 && named[0] === sport);
  return found && isNameIn(found.name, prompt) ? found.name : null;
}

/** A sportsbook that the question names, in the feed's spelling. */
export function bookOf(value: unknown, prompt: string): string | null {
  const book = typeof value === 'string' ? bookCalled(value.toLowerCase()) : undefined;
  return book !== undefined && isBookIn(book, prompt) ? book : null;
}

const isOf = (part: Part, sport: Sport): boolean => {
  const of: readonly Sport[] = parts[part].sports;
  return of.includes(sport);
};

/** Without one of these words, a bet is on the whole game. */
const namesPart = /half|halves|quarter|qtr|period|inning|frame|[nu]rfi|\b(?:[1-4][hqp]|[hqp][1-4]|f[35])\b/i;

/** Whether a question says that it is about a part of a game. */
export const isPartIn = (prompt: string): boolean => namesPart.test(prompt);

/** A part of the games of these sports, where the question names one. */
export function partOf(value: unknown, named: readonly Sport[], prompt: string): Part | undefined {
  const part = isPartIn(prompt) ? partNames.find((each) => each === value) : undefined;
  return part && named.every((sport) => isOf(part, sport)) ? part : undefined;
}
