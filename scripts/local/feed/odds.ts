/** The prices of a game in the feed's shape: market, bookmaker, and each side in decimal and American odds. */
import { type Book, booksOf } from './books.ts';
import type { ReplayedGame } from './replay.ts';
import type { Tree } from './tree.ts';

/** @returns null where nothing is priced any more: at the start a game's odds are gone */
export function oddsOf(game: ReplayedGame, now: Date): Tree | null {
  if (now >= game.startsAt) return null;
  const books = booksOf(game, now);
  const types = [
    type('1', 'Home/Away', books, ({ moneyline }) => ({
      odd: [side('Home', moneyline.home), side('Away', moneyline.away)],
    })),
    type('3', 'Over/Under', books, totalOf),
    type('4', 'Handicap', books, handicapOf),
  ];
  return {
    ts: seconds(now),
    rotation_home: '',
    rotation_away: '',
    type: types.filter(({ bookmaker }) => bookmaker.length > 0),
  };
}

interface Type extends Tree {
  readonly bookmaker: readonly Tree[];
}

/** Ids are the books' places; the vendor's own clash, so that nobody may read them. */
function type(
  id: string,
  value: string,
  books: readonly Book[],
  pricesOf: (book: Book) => Tree | null,
): Type {
  const bookmaker = books.flatMap((book, index): Tree[] => {
    const prices = pricesOf(book);
    return prices ? [{ id: String(index + 1), name: book.name, ts: seconds(book.at), ...prices }] : [];
  });
  return { id, value, bookmaker };
}

function totalOf({ total }: Book): Tree | null {
  if (!total) return null;
  const under = total.under === null ? [] : [side('Under', total.under)];
  return { total: { name: total.line, ismain: 'True', odd: [side('Over', total.over), ...under] } };
}

/** One book has the away side first: a line's name is the handicap of the odd that comes first. */
function handicapOf({ name, spread }: Book): Tree | null {
  if (!spread) return null;
  const home = { ...side('Home', spread.home), handicap: signed(spread.line) };
  const away = { ...side('Away', spread.away), handicap: signed(0 - spread.line) };
  const odd = name === 'Demo Book B' ? [away, home] : [home, away];
  return { handicap: { name: odd[0]?.handicap ?? '', main: 'True', odd } };
}

function side(name: string, american: number): Tree & { readonly name: string } {
  const decimal = american > 0 ? 1 + american / 100 : 1 + 100 / -american;
  return { name, value: decimal.toFixed(2), dp3: decimal.toFixed(3), us: signed(american), id: '' };
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}
