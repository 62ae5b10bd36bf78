/**
 * Who prices a game: the source's own books where it names any; else its closing line as it is, and three demo books that
 * nobody can take for real.
 */
import { unit } from './chance.ts';
import { demoBooks, demoPrices } from './demo-books.ts';
import { hoursAhead } from './drift.ts';
import type { ClosingPrices } from './history.ts';
import { realPrices } from './real-books.ts';
import type { ReplayedGame } from './replay.ts';

export { demoBooks };

export interface Book extends ClosingPrices {
  readonly name: string;
  /** When it last changed a price, by its own word. */
  readonly at: Date;
}

/** Who the source's prices are said to be from. */
export const replayedBook = 'Replayed closing line';

/** Before the start; of a game without a book of its own the replayed line first. */
export function booksOf(game: ReplayedGame, now: Date): Book[] {
  const at = (name: string) => updatedAt(name, game, now);
  if (game.books.length > 0) {
    return game.books.map((book) => ({ name: book.name, at: at(book.name), ...realPrices(book, game, now) }));
  }
  return [
    { name: replayedBook, at: now, ...game.prices },
    ...demoBooks.map((name) => ({ name, at: at(name), ...demoPrices(name, game, now) })),
  ];
}

const minuteMs = 60_000;

/** Some minutes ago, which is invented; one demo book has now and then stopped for more than half an hour. */
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
