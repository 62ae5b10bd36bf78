/**
 * A game's prices and line movement as one compressed binary attribute. Every ask reads a week of games, and read capacity
 * depends on size: 24 books take 5 KB as attributes, and a tenth of that compressed.
 *
 * The first byte is the version; the rest is JSON, deflated with a preset dictionary.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Game, MovementPoint, Prices } from '../../domain/feed/games/game.ts';
import { marketDictionary } from './market-dictionary.ts';

export type Market = Pick<Game, 'books' | 'movement'>;

type Figure = number | null;

/**
 * Stored by column, because neighboring values of a column are similar and compress well. `times` are milliseconds: for
 * books, before `newest`; for movement points, after the previous point (the first after 1970).
 */
interface Packed {
  readonly books?: {
    readonly names: readonly string[];
    readonly newest: number;
    readonly times: readonly number[];
    readonly moneyline: Columns<'home' | 'away' | 'draw'>;
    readonly spread: Columns<'homeLine' | 'home' | 'away'>;
    readonly total: Columns<'line' | 'over' | 'under'>;
  };
  readonly movement?: { readonly times: readonly number[] } & Columns<'home' | 'spread' | 'total'>;
}

export type PackedBooks = NonNullable<Packed['books']>;
export type PackedMovement = NonNullable<Packed['movement']>;

type Columns<Name extends string> = { readonly [name in Name]: readonly Figure[] };

/** Changes with the columns or the dictionary; a new version must still read the old ones. */
const version = 1;

/** @returns undefined if there is nothing to store */
export function packMarket({ books = [], movement = [] }: Market): Uint8Array | undefined {
  if (books.length === 0 && movement.length === 0) return undefined;
  const packed: Packed = {
    ...(books.length > 0 && { books: packBooks(books) }),
    ...(movement.length > 0 && { movement: packMovement(movement) }),
  };
  const text = deflateRawSync(JSON.stringify(packed), { level: 9, dictionary: marketDictionary });
  return Uint8Array.of(version, ...text);
}

/** @returns an empty object for a version that this code does not know; a book without prices gets null markets */
export function unpackMarket(bytes: Uint8Array): Market {
  if (bytes[0] !== version) return {};
  const text = inflateRawSync(bytes.subarray(1), { dictionary: marketDictionary });
  const packed = JSON.parse(text.toString('utf8')) as Packed;
  return {
    ...(packed.books && { books: unpackBooks(packed.books) }),
    ...(packed.movement && { movement: unpackMovement(packed.movement) }),
  };
}

export function packBooks(books: readonly Prices[]): PackedBooks {
  const times = books.map(({ at }) => Date.parse(at));
  const newest = Math.max(...times);
  const column = (figure: (book: Prices) => Figure | undefined) => books.map((book) => figure(book) ?? null);
  return {
    names: books.map(({ book }) => book),
    newest,
    times: times.map((time) => newest - time),
    moneyline: {
      home: column(({ moneyline }) => moneyline?.home),
      away: column(({ moneyline }) => moneyline?.away),
      draw: column(({ moneyline }) => moneyline?.draw),
    },
    spread: {
      homeLine: column(({ spread }) => spread?.homeLine),
      home: column(({ spread }) => spread?.home),
      away: column(({ spread }) => spread?.away),
    },
    total: {
      line: column(({ total }) => total?.line),
      over: column(({ total }) => total?.over),
      under: column(({ total }) => total?.under),
    },
  };
}

export function unpackBooks({ names, newest, times, ...markets }: PackedBooks): Prices[] {
  return names.map((book, index) => {
    const at = (column: readonly Figure[]) => column[index] ?? null;
    const { moneyline, spread, total } = markets;
    const [home, away, draw] = [at(moneyline.home), at(moneyline.away), at(moneyline.draw)];
    const [homeLine, line] = [at(spread.homeLine), at(total.line)];
    return {
      book,
      at: new Date(newest - (times[index] ?? 0)).toISOString(),
      moneyline: home === null && away === null && draw === null ? null : { home, away, draw },
      spread: homeLine === null ? null : { homeLine, home: at(spread.home), away: at(spread.away) },
      total: line === null ? null : { line, over: at(total.over), under: at(total.under) },
    };
  });
}

export function packMovement(points: readonly MovementPoint[]): PackedMovement {
  const times = points.map(({ at }) => Date.parse(at));
  return {
    times: times.map((time, index) => time - (times[index - 1] ?? 0)),
    home: points.map(({ home }) => home),
    spread: points.map(({ spread }) => spread),
    total: points.map(({ total }) => total),
  };
}

export function unpackMovement({ times, home, spread, total }: PackedMovement): readonly MovementPoint[] {
  let time = 0;
  return times.map((since, index) => {
    time += since;
    return {
      at: new Date(time).toISOString(),
      home: home[index] ?? null,
      spread: spread[index] ?? null,
      total: total[index] ?? null,
    };
  });
}
