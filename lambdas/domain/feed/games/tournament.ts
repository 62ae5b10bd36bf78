/** A tournament: a game without a second side, matched by its name on every page of the feed. */
import { addDays, weekdayOf } from '../../platform/calendar.ts';
import { nameWords } from '../players/names.ts';
import type { Game } from './game.ts';

/** Thursday to Sunday. */
const rounds = 4;

export function isTournament({ sport }: Pick<Game, 'sport'>): boolean {
  return sport === 'GOLF';
}

/** Parts of a tournament's name that only some pages of the feed include: the tour before it, a sponsor after it. */
const loose = /^(usa[:,]? )?pga tour\b[:,-]?|\b(presented|pres\.?) by\b.*$/gi;

/** A key for a tournament's name in any spelling, without year and article. */
export function nameKey(name: string): string {
  const words = nameWords(name.trim().replaceAll(loose, ' '));
  return words.filter((word) => word !== 'the' && !/^(19|20)\d\d$/.test(word)).join('-');
}

/**
 * The feed's tournament ids can differ between pages and are reused in later years, so the id consists of name and
 * week.
 * @param day its first day; a tournament that moves within its week keeps its id
 */
export function tournamentId(name: string, day: string): string {
  const monday = addDays(day, -((weekdayOf(day) + 6) % 7));
  return `GOLF-${monday}-${nameKey(name)}`;
}

/** Whether a game is played on one of the days; a tournament is played on all days of its rounds. */
export function isOnDays(game: Pick<Game, 'sport' | 'day'>, days: readonly string[]): boolean {
  const own = isTournament(game)
    ? Array.from({ length: rounds }, (_, round) => addDays(game.day, round))
    : [game.day];
  return own.some((day) => days.includes(day));
}

/** `the Wyndham Championship`, `The Open Championship`: after a preposition. */
export function withArticle(name: string): string {
  return /^the\b/i.test(name) ? name : `the ${name}`;
}
