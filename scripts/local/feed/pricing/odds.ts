/** The prices of a game in the feed's format: market, bookmaker, and each side in decimal and American odds. */

import type { ReplayedGame } from '../seasons/replay.ts';
import type { Tree } from '../tree.ts';
import { type Book, booksOf, demoBooks, replayedBook } from './books.ts';

export interface Type extends Tree {
  readonly value: string;
  readonly id: string;
  readonly bookmaker: readonly Tree[];
}

/** Game markets with the vendor's ids. */
export const gameMarkets = {
  moneyline: { id: '1', name: 'Home/Away' },
  matchWinner: { id: '1', name: 'Match Winner' },
  total: { id: '3', name: 'Over/Under' },
  handicap: { id: '4', name: 'Handicap' },
} as const;

/** Markets of a game that have a price. */
export function gameTypes(game: ReplayedGame, now: Date): Type[] {
  const books = booksOf(game, now);
  const winner = game.sport === 'MLS' ? gameMarkets.matchWinner : gameMarkets.moneyline;
  return [
    typeOf(winner, books, ({ moneyline: { home, draw, away } }) => ({
      odd: [side('Home', home), ...(draw === null ? [] : [side('Draw', draw)]), side('Away', away)],
    })),
    typeOf(gameMarkets.total, books, totalOf),
    typeOf(gameMarkets.handicap, books, handicapOf),
  ].filter(({ bookmaker }) => bookmaker.length > 0);
}

function typeOf(
  { id, name }: { readonly id: string; readonly name: string },
  books: readonly Book[],
  pricesOf: (book: Book) => Tree | null,
): Type {
  const priced = books.flatMap((book): Tree[] => {
    const prices = pricesOf(book);
    return prices ? [{ ...bookmaker(book.name, book.at), ...prices }] : [];
  });
  return { value: name, id, bookmaker: priced };
}

/** Ids are positions in this list. The vendor's ids are not unique, so nothing may depend on them. */
const listed = [
  replayedBook,
  ...demoBooks,
  ...['DraftKings', 'FanDuel', 'bet365', 'Pinnacle', 'Betfair Exchange', 'BetMGM', 'Caesars', 'BetOnline.ag'],
  ...['Bovada', 'PointsBet (US)', 'BetRivers', 'Unibet', 'Fanatics', 'MyBookie'],
];

export function bookmaker(name: string, at: Date): { id: string; name: string; ts: number } {
  return { id: String(listed.indexOf(name) + 1), name, ts: seconds(at) };
}

function totalOf({ total }: Book): Tree | null {
  if (!total) return null;
  const under = total.under === null ? [] : [side('Under', total.under)];
  return { total: { name: total.line, ismain: 'True', odd: [side('Over', total.over), ...under] } };
}

/** Books that list the away side first; the name of a line is the handicap of its first side. */
const awayFirst = ['Demo Book B', 'FanDuel'];

function handicapOf({ name, spread }: Book): Tree | null {
  if (!spread) return null;
  const home = { ...side('Home', spread.home), handicap: signed(spread.line) };
  const away = { ...side('Away', spread.away), handicap: signed(0 - spread.line) };
  const odd = awayFirst.includes(name) ? [away, home] : [home, away];
  return { handicap: { name: odd[0]?.handicap ?? '', main: 'True', odd } };
}

/** One side of a market, an `odd` in the feed. */
export function side(name: string, american: number): Tree & { readonly name: string } {
  const decimal = american > 0 ? 1 + american / 100 : 1 + 100 / -american;
  return { name, value: decimal.toFixed(2), dp3: decimal.toFixed(3), us: signed(american), id: '' };
}

export const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}
