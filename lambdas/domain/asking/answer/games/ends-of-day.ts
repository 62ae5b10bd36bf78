/** The hours of the first, the last or the late games of a day, which only the board knows: "the last three games of the night". */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { type Game, isUpcoming } from '../../../feed/games/game.ts';
import { isOnDays } from '../../../feed/games/tournament.ts';
import { endsIn } from '../../reading/plain/slates/ends.ts';
import { earlyBefore, lateFrom } from '../../reading/terms/wishes/starts.ts';
import type { Board } from '../candidate.ts';
import { minuteOfDay } from '../terms.ts';

/** Minutes of the day. */
export const evening = 17 * 60;

interface From {
  readonly boards: readonly Board[];
  readonly now: Date;
  readonly sports: readonly Sport[];
}

/**
 * The late games of a day that ends earlier than usual are those of its evening.
 * @param prompt as typed
 * @returns null where the question names an hour, or some game starts as late as usual
 */
export function hoursOfLate(
  { days, starts }: Reading,
  prompt: string,
  { boards, now, sports }: From,
): Reading['starts'] {
  const usual = lateFrom(false);
  const isMeant = starts?.from === usual && starts.before === null && saysLate.test(prompt);
  if (!isMeant || days === null || /\b9[:h]?30\b/.test(prompt)) return null;
  const minutes = boards
    .flatMap(({ games }) => games)
    .filter((game) => sports.includes(game.sport) && isUpcoming(game, now) && isOnDays(game, days))
    .map(({ startsAt }) => minuteOfDay(startsAt));
  const isAny = (from: number) => minutes.some((minute) => minute >= from);
  return !isAny(usual) && isAny(evening) ? { from: evening, before: null } : null;
}

const saysLate = /\blater?\b|\bnightcaps?\b/i;

/**
 * The early games of a day that begins in the afternoon are those of it: "tomorrow's early games" of a Sunday are no games of the evening.
 * @param prompt as typed
 * @returns null where the question names an hour or a night, or no game starts in the afternoon
 */
export function hoursOfEarly(
  { days, starts }: Reading,
  prompt: string,
  { boards, now, sports }: From,
): Reading['starts'] {
  const isMeant = starts?.from === null && starts.before === earlyBefore(false) && saysEarly.test(prompt);
  if (!isMeant || days === null || saysNight.test(prompt)) return null;
  const isEarly = (game: Game) =>
    sports.includes(game.sport) &&
    isUpcoming(game, now) &&
    isOnDays(game, days) &&
    minuteOfDay(game.startsAt) < lateAfternoon;
  return boards.some(({ games }) => games.some(isEarly)) ? { from: null, before: lateAfternoon } : null;
}

/**
 * "The one at 9" of an evening whose game starts at 9:30: the game of that hour, where none starts when it begins.
 * @returns null where no full hour is named of days that are, or where some game starts then
 */
export function hoursNear({ days, starts }: Reading, { boards, now, sports }: From): Reading['starts'] {
  const from = starts?.from ?? null;
  if (from === null || days === null || from % hour !== 0 || starts?.before !== from + atHour) return null;
  const minutes = boards
    .flatMap(({ games }) => games)
    .filter((game) => sports.includes(game.sport) && isUpcoming(game, now) && isOnDays(game, days))
    .map(({ startsAt }) => minuteOfDay(startsAt));
  const isAny = (before: number) => minutes.some((minute) => minute >= from && minute < before);
  return !isAny(from + atHour) && isAny(from + hour) ? { from, before: from + hour } : null;
}
const [hour, atHour] = [60, 30];

const lateAfternoon = 16 * 60;
const saysEarly = /\bearl(?:y|ier)\b/i;
const saysNight = /\b(?:tonight|tonite|2nite|tn|nights?|evenings?)\b|\b8(?::00)? ?(?:pm|p\.m\.|et|o)?\b/i;

/**
 * @param prompt as typed
 * @returns null where the question means no first or last games of one day, or names hours or teams
 */
export function hoursOfEnds(
  { days, starts, teams, wishes, player, intent }: Reading,
  prompt: string,
  { boards, now, sports }: From,
): Reading['starts'] {
  const ends = endsIn(prompt);
  // The first of the day games is the first game of the day.
  const isOfDay = starts?.from === null && ends?.isLast === false;
  const isOfHours =
    (starts !== null && !isOfDay) || wishes.some((wish) => wish.starts !== null || wish.teams.length > 0);
  const isNamed = teams.some(({ stance }) => stance !== 'avoid') || player !== null;
  if (!ends || intent === 'info' || days?.length !== 1 || isOfHours || isNamed) return null;
  const isMeant = (game: Game) =>
    sports.includes(game.sport) && isUpcoming(game, now) && isOnDays(game, days);
  const minutes = boards
    .flatMap(({ games }) => games)
    .filter(isMeant)
    .map(({ startsAt }) => minuteOfDay(startsAt))
    .filter((minute) => minute < (starts?.before ?? Number.POSITIVE_INFINITY))
    .sort((a, b) => a - b);
  const { games, isLast, isNight } = ends;
  const late = minutes.filter((minute) => minute >= evening);
  const meant = isNight && late.length > 0 ? late : minutes;
  const own = isLast ? meant.slice(-games) : meant.slice(0, games);
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined) return null;
  return isLast
    ? { from: first, before: null }
    : { from: meant === minutes ? null : first, before: last + 1 };
}
