/**
 * A game's alternate lines, team totals and prices of its parts, beside its props: as the feed sends them, and after the start
 * with the closing prices, which grade picks. Read only for games that a question names.
 */
import type { Game } from '../../domain/feed/games/game.ts';
import type { PricedMarket } from '../../domain/feed/markets/priced-market.ts';
import { keys } from '../platform/keys.ts';
import { get, getAll, transact } from '../platform/table.ts';
import { packMarkets, unpackMarkets } from './market-rows.ts';

export type MarketsByGame = ReadonlyMap<string, readonly PricedMarket[]>;

/** Capacity is charged by size, and a question can name several games. */
const mostGameBytes = 24_000;

/** Long enough to grade picks that are saved late, and for corrections. */
const keptDays = 30;

/** Unchanged prices are written again after this time, so that their stored time stays recent. */
const restampMs = 15 * 60_000;
/** At most 4 MB per transaction. */
const mostWrites = 50;

interface Item {
  readonly gameId: string;
  readonly packed: Uint8Array;
}

/** AP: BatchGet PRICES#game/MARKETS. @returns the games with such prices */
export async function marketsOfGames(gameIds: readonly string[]): Promise<MarketsByGame> {
  const items = await getAll<Item>(gameIds.map((id) => keys.gameMarkets(id)));
  return new Map(items.map(({ gameId, packed }) => [gameId, unpackMarkets(packed)]));
}

/** AP: Get PRICES#game/MARKETS. @returns an empty list if none are stored */
export async function marketsOf(gameId: string): Promise<readonly PricedMarket[]> {
  const item = await get<Item>(keys.gameMarkets(gameId));
  return item ? unpackMarkets(item.packed) : [];
}

/**
 * Stores the markets of games that have some, writing only those that changed. A game without any in the feed keeps the stored
 * ones, because the feed drops them at the start.
 * @param known the stored markets of the same games
 * @returns number of games written, and of prices that did not fit
 */
export async function storeMarkets(
  games: readonly Game[],
  known: MarketsByGame,
): Promise<{ stored: number; dropped: number }> {
  const changed = games.flatMap(({ id, startsAt, markets }) => {
    if (!markets || isSame(markets, known.get(id))) return [];
    const { bytes, dropped } = packMarkets(markets, mostGameBytes);
    const expiresAt = Math.floor(Date.parse(startsAt) / 1000) + keptDays * 24 * 3600;
    return [{ dropped, Item: { ...keys.gameMarkets(id), gameId: id, packed: bytes, expiresAt } }];
  });
  for (let start = 0; start < changed.length; start += mostWrites) {
    await transact(changed.slice(start, start + mostWrites).map(({ Item }) => ({ Put: { Item } })));
  }
  return { stored: changed.length, dropped: changed.reduce((sum, { dropped }) => sum + dropped, 0) };
}

function isSame(markets: readonly PricedMarket[], before: readonly PricedMarket[] | undefined): boolean {
  if (!before) return false;
  return newest(markets) - newest(before) < restampMs && timeless(markets) === timeless(before);
}

const newest = (markets: readonly PricedMarket[]) =>
  markets.reduce(
    (latest, { prices }) => prices.reduce((last, { at }) => Math.max(last, Date.parse(at)), latest),
    0,
  );

const timeless = (markets: readonly PricedMarket[]) =>
  JSON.stringify(
    markets.map(({ key, team, prices }) => [
      key,
      team,
      prices.map(({ book, line, prices: own }) => [book, line, own]),
    ]),
  );
