/** A tournament: a game without a second side, matched by its name on every page of the feed. */
import { addDays, weekdayOf } from '../calendar.ts';
import type { Game } from '../game.ts';
import { nameWords } from '../props/names.ts';

/** Thursday to Sunday. */
const rounds = 4;

export function isTournament({ sport }: Pick<Game, 'sport'>): boolean {
  return sport === 'GOLF';
}

/** What one page of the feed adds to a tournament's name and another leaves out: the tour before it, a sponsor behind it. */
const loose = /^(usa[:,]? )?pga tour\b[:,-]?|\b(presented|pres\.?) by\b.*$/gi;

/** What two ways of writing one tournament's name have in common: neither year nor article. */
export function nameKey(name: string): string {
  const words = nameWords(name.trim().replaceAll(loose, ' '));
  return words.filter((word) => word !== 'the' && !/^(19|20)\d\d$/.test(word)).join('-');
}

/**
 * The feed's ids of tournaments may differ from page to page and come back a year later, so the name and the week make one.
 * @param day on which it begins; one that moves within its week stays the same tournament
 */
export function tournamentId(name: string, day: string): string {
  const monday = addDays(day, -((weekdayOf(day) + 6) % 7));
  return `GOLF-${monday}-${nameKey(name)}`;
}

/** Whether a game is played on one of the days; a tournament is on all days of its rounds. */
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
