/**
 * The compressed form of player props: arrays with book indexes, a third of the size of objects. Shared by the props of a day
 * and the prices of a game, which differ in the players they identify.
 */
import type { Position } from '../../contracts/feed/positions.ts';
import { mainLineOf, mainPrices } from '../../domain/feed/board/props.ts';
import type { KnownPlayer, PlayedAt, Prop, PropPrice } from '../../domain/feed/players/prop.ts';
import { largestFit } from '../platform/largest-fit.ts';
import { packedBytes, unpackedBytes } from '../platform/packed.ts';

/** Props by game ID. */
export type PropsByGame = ReadonlyMap<string, readonly Prop[]>;

interface Packed {
  readonly books: readonly string[];
  /** Epoch milliseconds of the newest price. */
  readonly newest: number;
  readonly games: readonly (readonly [gameId: string, rows: readonly Row[]])[];
  /** Lists of games that players played, which teammates and the props of a player share. Absent in old items. */
  readonly logs?: readonly Log[];
}
type Row = readonly [player: string, stat: Prop['stat'], prices: readonly Price[], known?: Known];
/** `before` is milliseconds before the newest price. */
type Price = readonly [book: number, before: number, line: number, over: number | null, under: number | null];
/** `name` is null if it is the name in the odds; `lastAt` is in minutes since 1970. */
type Known = readonly [
  id: string,
  name: string | null,
  side: 0 | 1,
  availability: KnownPlayer['availability'],
  last: readonly number[],
  lastAt: number | null,
  log?: number | null,
  position?: Position | null,
  minutes?: readonly (number | null)[],
];
type Log = readonly (readonly [day: string, opponent: string, isAway: 0 | 1] | null)[];

const version = 1;
const minute = 60_000;

/**
 * Over the limit, drops alternates first, then prices at other main lines than the one that most books have, then the books of
 * each prop from the last, so that every prop keeps a price as long as possible.
 * @param games in the order of importance
 * @returns number of dropped prices, and the games that lost some
 */
export function packProps(
  games: PropsByGame,
  mostBytes: number,
): { bytes: Uint8Array; dropped: number; cut: readonly string[] } {
  const all = byImportance(games);
  const pack = (kept: readonly PropPrice[]) =>
    packedBytes(version, packed(kept.length === all.length ? games : only(kept, games)));
  const { bytes, kept, dropped } = largestFit(all, pack, mostBytes);
  const left = new Set(kept);
  const isCut = (props: readonly Prop[]) =>
    props.some(({ prices }) => prices.some((price) => !left.has(price)));
  return { bytes, dropped, cut: [...games].flatMap(([id, props]) => (isCut(props) ? [id] : [])) };
}

/** @returns an empty map for a version that this code does not know */
export function unpackProps(bytes: Uint8Array): PropsByGame {
  const { books = [], newest = 0, games = [], logs = [] } = unpackedBytes<Packed>(version, bytes) ?? {};
  const priceOf = ([book, before, line, over, under]: Price): PropPrice => ({
    book: books[book] ?? '',
    at: new Date(newest - before).toISOString(),
    line,
    over,
    under,
  });
  const played = logs.map((log) => log.map((row) => row && playedOf(row)));
  return new Map(
    games.map(([gameId, rows]) => [
      gameId,
      rows.map(([player, stat, prices, known]) => ({
        player,
        stat,
        prices: prices.map(priceOf),
        ...(known && { known: knownOf(known, player, played) }),
      })),
    ]),
  );
}

function byImportance(games: PropsByGame): PropPrice[] {
  return [...games.values()]
    .flat()
    .flatMap(({ stat, prices }) => {
      const main = mainLineOf({ stat, prices });
      const own = mainPrices({ stat, prices });
      const kinds = [
        prices.filter(({ line }) => line === main),
        own.filter(({ line }) => line !== main),
        prices.filter((price) => price.line !== main && !own.includes(price)),
      ];
      return kinds.flatMap((ofKind, kind) => ofKind.map((price, nth) => ({ price, kind, nth })));
    })
    .sort((a, b) => a.kind - b.kind || a.nth - b.nth)
    .map(({ price }) => price);
}

/** The props with these prices only, in the same order; props without any are left out. */
function only(kept: readonly PropPrice[], games: PropsByGame): PropsByGame {
  const wanted = new Set(kept);
  return new Map(
    [...games].map(([id, props]) => [
      id,
      props.flatMap((prop) => {
        const prices = prop.prices.filter((price) => wanted.has(price));
        return prices.length > 0 ? [{ ...prop, prices }] : [];
      }),
    ]),
  );
}

function packed(games: PropsByGame): Packed {
  const all = [...games.values()].flat().flatMap(({ prices }) => prices);
  const books = [...new Set(all.map(({ book }) => book))];
  const indexes = new Map(books.map((book, index) => [book, index]));
  const newest = all.reduce((latest, { at }) => Math.max(latest, Date.parse(at)), 0);
  const priceOf = ({ book, at, line, over, under }: PropPrice): Price => [
    indexes.get(book) ?? 0,
    newest - Date.parse(at),
    line,
    over,
    under,
  ];
  /** The index of each log, by its JSON. */
  const logs = new Map<string, number>();
  const rowOf = ({ player, stat, prices, known }: Prop): Row => {
    const row = [player, stat, prices.map(priceOf)] as const;
    return known ? [...row, packedKnown(known, player, logs)] : row;
  };
  const rows = [...games].map(([gameId, props]) => [gameId, props.map(rowOf)] as const);
  return { books, newest, games: rows, logs: [...logs.keys()].map((log): Log => JSON.parse(log)) };
}

/** @param logs those so far, to which its own is added */
function packedKnown(
  { id, name, side, availability, last, lastAt, games, position, minutes }: KnownPlayer,
  player: string,
  logs: Map<string, number>,
): Known {
  const known = [
    id,
    name === player ? null : name,
    side === 'home' ? 0 : 1,
    availability,
    last,
    lastAt === '' ? null : Date.parse(lastAt) / minute,
  ] as const;
  const log = games ? logIndex(games, logs) : null;
  if (minutes) return [...known, log, position ?? null, minutes];
  if (position) return [...known, log, position];
  return log === null ? known : [...known, log];
}

function logIndex(games: NonNullable<KnownPlayer['games']>, logs: Map<string, number>): number {
  const log = JSON.stringify(games.map((game) => game && [game.day, game.opponent, game.isAway ? 1 : 0]));
  const index = logs.get(log) ?? logs.size;
  logs.set(log, index);
  return index;
}

const playedOf = ([day, opponent, isAway]: NonNullable<Log[number]>): PlayedAt => ({
  day,
  opponent,
  isAway: isAway === 1,
});

function knownOf(
  [id, name, side, availability, last, lastAt, log, position, minutes]: Known,
  player: string,
  logs: readonly NonNullable<KnownPlayer['games']>[],
): KnownPlayer {
  const games = log === undefined || log === null ? undefined : logs[log];
  return {
    id,
    name: name ?? player,
    side: side === 0 ? 'home' : 'away',
    availability,
    last,
    lastAt: lastAt === null ? '' : new Date(lastAt * minute).toISOString(),
    ...(games && { games }),
    ...(position && { position }),
    ...(minutes && { minutes }),
  };
}
