/**
 * The books that price a game: the source's own. If it names fewer than three, its closing line of no named book, and three
 * demo books that are clearly labeled as such, are added.
 */

import { hoursAhead } from '../seasons/drift.ts';
import type { ClosingPrices } from '../seasons/history.ts';
import type { ReplayedGame } from '../seasons/replay.ts';
import { unit } from './chance.ts';
import { demoBooks, demoPrices } from './demo-books.ts';
import { realPrices } from './real-books.ts';

export { demoBooks };

export interface Book extends ClosingPrices {
  readonly name: string;
  /** When the book last changed a price. */
  readonly at: Date;
}

/** Name of the book that has the source's closing prices. */
export const replayedBook = 'Replayed closing line';

/** Fewer books make no market; soccer has no demo books, because its draws have no rule. */
const enough = 3;

/** Before the start. If the closing line is among them, it comes first. */
export function booksOf(game: ReplayedGame, now: Date): Book[] {
  const at = (name: string) => updatedAt(name, game, now);
  const real = game.books.map((book) => ({
    name: book.name,
    at: at(book.name),
    ...realPrices(book, game, now),
  }));
  if (game.sport === 'MLS' || real.length >= enough) return real;
  return [
    ...(game.isUnnamed ? [{ name: replayedBook, at: now, ...game.prices }] : []),
    ...real,
    ...demoBooks.map((name) => ({ name, at: at(name), ...demoPrices(name, game, now) })),
  ];
}

/** Books that have the markets that follow from their own line; more would only repeat the same rule. */
export const derivedBooks = 3;

/** Books post props, parts of games and other lines two days before the game. */
export const postedHours = 48;
const hourMs = 3600_000;

/** @returns false before they are posted and after the start */
export function arePosted({ startsAt }: Pick<ReplayedGame, 'startsAt'>, now: Date): boolean {
  const untilStart = startsAt.getTime() - now.getTime();
  return untilStart > 0 && untilStart <= postedHours * hourMs;
}

const minuteMs = 60_000;

/** An invented time some minutes ago; one demo book is sometimes stale for more than half an hour. */
export function updatedAt(
  name: string,
  game: Pick<ReplayedGame, 'sport' | 'id' | 'startsAt'>,
  now: Date,
): Date {
  const hours = hoursAhead(game, now);
  const drawn = unit(game.sport, game.id, name, 'at', hours);
  const isStopped =
    name === 'Demo Book C' && hours > 0 && unit(game.sport, game.id, 'stopped', hours) < 1 / 12;
  return new Date(now.getTime() - Math.floor((isStopped ? 35 + 20 * drawn : 8 * drawn) * minuteMs));
}
