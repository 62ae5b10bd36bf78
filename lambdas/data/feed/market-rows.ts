/** The compressed form of a game's other markets: arrays with indexes of books and keys. */
import type { GameKey } from '../../domain/feed/markets/game-markets.ts';
import type { MarketPrice, PricedMarket } from '../../domain/feed/markets/priced-market.ts';
import { isMarketKey } from '../../domain/feed/markets/registry.ts';
import { largestFit } from '../platform/largest-fit.ts';
import { packedBytes, unpackedBytes } from '../platform/packed.ts';

interface Packed {
  readonly books: readonly string[];
  /** Epoch milliseconds of the newest price. */
  readonly newest: number;
  readonly markets: readonly (readonly [key: string, team: 0 | 1 | null, prices: readonly Price[]])[];
}
/** `before` is milliseconds before the newest price. */
type Price = readonly [book: number, before: number, line: number | null, prices: readonly (number | null)[]];

const version = 1;

/**
 * Over the limit, drops alternate lines first: of the whole game, then of each market those that few books have.
 * @returns number of dropped prices
 */
export function packMarkets(
  markets: readonly PricedMarket[],
  mostBytes: number,
): { bytes: Uint8Array; dropped: number } {
  const all = byImportance(markets);
  const pack = (kept: readonly MarketPrice[]) =>
    packedBytes(version, packed(kept.length === all.length ? markets : only(kept, markets)));
  return largestFit(all, pack, mostBytes);
}

/** @returns without the markets that this code does not know; none for a version that it does not know */
export function unpackMarkets(bytes: Uint8Array): PricedMarket[] {
  const { books = [], newest = 0, markets = [] } = unpackedBytes<Packed>(version, bytes) ?? {};
  return markets.flatMap(([key, team, prices]): PricedMarket[] => {
    if (!isMarketKey(key)) return [];
    const rows = prices.map(([book, before, line, own]) => ({
      book: books[book] ?? '',
      at: new Date(newest - before).toISOString(),
      line,
      prices: own,
    }));
    return [{ key: key as GameKey, team: team === null ? null : team === 0 ? 'home' : 'away', prices: rows }];
  });
}

function byImportance(markets: readonly PricedMarket[]): MarketPrice[] {
  return markets
    .flatMap(({ key, prices }) => {
      const isAlternate = key.startsWith('alternate_');
      const books = Map.groupBy(prices, ({ line }) => line);
      const ranked = [...books.values()].sort((a, b) => b.length - a.length);
      return ranked.flatMap((ofLine, nth) =>
        ofLine.map((price) => ({ price, kind: isAlternate ? 1 : 0, nth })),
      );
    })
    .sort((a, b) => a.kind - b.kind || a.nth - b.nth)
    .map(({ price }) => price);
}

/** The markets with these prices only, in the same order; markets without any are left out. */
function only(kept: readonly MarketPrice[], markets: readonly PricedMarket[]): PricedMarket[] {
  const wanted = new Set(kept);
  return markets.flatMap((market) => {
    const prices = market.prices.filter((price) => wanted.has(price));
    return prices.length > 0 ? [{ ...market, prices }] : [];
  });
}

function packed(markets: readonly PricedMarket[]): Packed {
  const all = markets.flatMap(({ prices }) => prices);
  const books = [...new Set(all.map(({ book }) => book))];
  const indexes = new Map(books.map((book, index) => [book, index]));
  const newest = all.reduce((latest, { at }) => Math.max(latest, Date.parse(at)), 0);
  return {
    books,
    newest,
    markets: markets.map(({ key, team, prices }) => [
      key,
      team === null ? null : team === 'home' ? 0 : 1,
      prices.map(({ book, at, line, prices: own }) => [
        indexes.get(book) ?? 0,
        newest - Date.parse(at),
        line,
        own,
      ]),
    ]),
  };
}
