/** The prices of a game in the feed's format: market, bookmaker, and each side in decimal and American odds. */

import type { Total } from '../seasons/prices.ts';
import type { ReplayedGame } from '../seasons/replay.ts';
import type { Tree } from '../tree.ts';
import { arePosted, type Book, demoBooks, derivedBooks, replayedBook } from './books.ts';
import { allBooksOf } from './common-book.ts';
import { otherLines } from './lines.ts';

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
  const books = allBooksOf(game, now);
  // Other lines are posted with the props, by the books that have the derived markets.
  const withOthers = arePosted(game, now) ? books.slice(0, derivedBooks).map(({ name }) => name) : [];
  const { sport } = game;
  const otherLinesOf = (book: Book) =>
    sport === 'MLS' || !withOthers.includes(book.name) ? noLines : otherLines(sport, book);
  const winner = game.sport === 'MLS' ? gameMarkets.matchWinner : gameMarkets.moneyline;
  return [
    typeOf(winner, books, ({ moneyline: { home, draw, away } }) => ({
      odd: [side('Home', home), ...(draw === null ? [] : [side('Draw', draw)]), side('Away', away)],
    })),
    typeOf(gameMarkets.total, books, (book) => totalOf(book, otherLinesOf(book).totals)),
    typeOf(gameMarkets.handicap, books, (book) => handicapOf(book, otherLinesOf(book).spreads)),
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

const noLines: ReturnType<typeof otherLines> = { spreads: [], totals: [] };

function totalOf({ total }: Book, others: readonly Total[]): Tree | null {
  return total && { total: [totalNode(total), ...others.map((other) => totalNode(other, 'False'))] };
}

/** A line with its prices, a `total` in the feed. */
export function totalNode({ line, over, under }: Total, ismain: 'True' | 'False' = 'True'): Tree {
  const odd = [side('Over', over), ...(under === null ? [] : [side('Under', under)])];
  return { name: line, ismain, odd };
}

/** Books that list the away side first; the name of a line is the handicap of its first side. */
const awayFirst = ['Demo Book B', 'FanDuel'];

function handicapOf({ name, spread }: Book, others: readonly Spread[]): Tree | null {
  if (!spread) return null;
  return {
    handicap: [handicapNode(name, spread), ...others.map((other) => handicapNode(name, other, 'False'))],
  };
}

type Spread = NonNullable<Book['spread']>;

/** A handicap with its prices, a `handicap` in the feed. */
export function handicapNode(book: string, spread: Spread, main: 'True' | 'False' = 'True'): Tree {
  const home = { ...side('Home', spread.home), handicap: signed(spread.line) };
  const away = { ...side('Away', spread.away), handicap: signed(0 - spread.line) };
  const odd = awayFirst.includes(book) ? [away, home] : [home, away];
  return { name: odd[0]?.handicap ?? '', main, odd };
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
