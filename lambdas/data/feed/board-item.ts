/**
 * The compressed form of a sport's board. Every question reads all boards, so a league's week has to fit into a few units of
 * capacity.
 */
import { type Market, markets } from '../../contracts/asking/analysis.ts';
import type { Sport } from '../../contracts/feed/sports.ts';
import type { Tournament } from '../../contracts/feed/stats.ts';
import { booksOf, marketOf } from '../../domain/feed/board/board.ts';
import type { Reading } from '../../domain/feed/games/freshness.ts';
import type { Game, Prices, Team } from '../../domain/feed/games/game.ts';
import { largestFit } from '../platform/largest-fit.ts';
import { packedBytes, unpackedBytes } from '../platform/packed.ts';
import {
  type PackedBooks,
  type PackedMovement,
  packBooks,
  packMovement,
  unpackBooks,
  unpackMovement,
} from './market-item.ts';

/** What every question about a sport reads, as of the last good read of the feed. */
export interface SportBoard extends Reading {
  readonly sport: Sport;
  /** Every team seen so far, so that names in a question are recognized. */
  readonly teams: readonly Team[];
  /** Golf only: golfers with a price to win an upcoming tournament. */
  readonly golfers?: readonly string[];
  /** Golf only: the tournaments in progress and those of the season; null if they were never read. */
  readonly tournaments?: {
    readonly live: readonly Tournament[] | null;
    readonly season: readonly Tournament[] | null;
  };
  /** The games of today and the next week, without their props; earliest start first. */
  readonly games: readonly Game[];
  /** Names of the players with props, by game ID. */
  readonly players: Readonly<Record<string, readonly string[]>>;
  /** IDs of games whose props do not all fit into the props of their day. */
  readonly cut: readonly string[];
}

/** Capacity is charged by size, and every question reads this item. */
const mostBoardBytes = 40_000;

type PackedGame = Omit<Game, 'books' | 'movement'> & {
  readonly books?: PackedBooks;
  readonly movement?: PackedMovement;
};
type Packed = Omit<SportBoard, 'games'> & { readonly games: readonly PackedGame[] };

const version = 1;

/**
 * Over the limit, drops lines that few books have, then the books of each game from the last, so that every game keeps a
 * price as long as possible.
 * @returns number of dropped prices: one book's price of one market
 */
export function packBoard(
  board: SportBoard,
  mostBytes = mostBoardBytes,
): { bytes: Uint8Array; dropped: number } {
  const all = byImportance(board.games);
  const pack = (kept: readonly Entry[]) =>
    packedBytes(version, packed(kept.length === all.length ? board : only(kept, board)));
  return largestFit(all, pack, mostBytes);
}

/** @returns undefined for a version that this code does not know */
export function unpackBoard(bytes: Uint8Array): SportBoard | undefined {
  const board = unpackedBytes<Packed>(version, bytes);
  return board && { ...board, games: board.games.map(unpackGame) };
}

/** One book's price of one market, the unit that is dropped if not everything fits. */
interface Entry {
  readonly book: Prices;
  readonly market: Market;
}

function byImportance(games: readonly Game[]): Entry[] {
  return games
    .flatMap((game) =>
      markets.flatMap((market) => {
        const main = marketOf(game, market)?.line;
        const priced = booksOf(game).filter((book) => lineIn(book, market) !== undefined);
        const isAlternate = (book: Prices) => main !== undefined && lineIn(book, market) !== main;
        const kinds = [priced.filter((book) => !isAlternate(book)), priced.filter(isAlternate)];
        return kinds.flatMap((books, kind) => books.map((book, nth) => ({ book, market, kind, nth })));
      }),
    )
    .sort((a, b) => a.kind - b.kind || a.nth - b.nth);
}

/** Undefined for a market that the book does not price; null for one without lines. */
function lineIn({ moneyline, spread, total }: Prices, market: Market): number | null | undefined {
  if (market === 'moneyline') return moneyline ? null : undefined;
  return market === 'spread' ? spread?.homeLine : total?.line;
}

/** The board with these prices only. */
function only(kept: readonly Entry[], board: SportBoard): SportBoard {
  const byBook = Map.groupBy(kept, ({ book }) => book);
  const left = (book: Prices): Prices[] => {
    const of = byBook.get(book);
    if (!of) return [];
    const isKept = (market: Market) => of.some((entry) => entry.market === market);
    return [
      {
        ...book,
        moneyline: isKept('moneyline') ? book.moneyline : null,
        spread: isKept('spread') ? book.spread : null,
        total: isKept('total') ? book.total : null,
      },
    ];
  };
  return {
    ...board,
    games: board.games.map(({ books, prices, ...game }) => {
      const own = booksOf({ prices, ...(books && { books }) }).flatMap(left);
      const [first = null] = own.filter((each) => each.book === prices?.book);
      return { ...game, prices: first ?? own[0] ?? null, ...(books && own.length > 0 && { books: own }) };
    }),
  };
}

function packed({ games, ...board }: SportBoard): Packed {
  return {
    ...board,
    games: games.map(({ books, movement, ...game }) => ({
      ...game,
      ...(books && { books: packBooks(books) }),
      ...(movement && { movement: packMovement(movement) }),
    })),
  };
}

function unpackGame({ books, movement, ...game }: PackedGame): Game {
  return {
    ...game,
    ...(books && { books: unpackBooks(books) }),
    ...(movement && { movement: unpackMovement(movement) }),
  };
}
