/** Every market that can be priced, stored, asked for and settled, by its key. */
import type { Leg, Market } from '../../../contracts/asking/analysis.ts';
import type { MarketEntry } from './entry.ts';
import { type GameKey, gameMarkets } from './game-markets.ts';
import { type PlayerKey, playerMarkets } from './player-markets.ts';

export type MarketKey = GameKey | PlayerKey;

export const registry: Readonly<Record<MarketKey, MarketEntry>> = { ...gameMarkets, ...playerMarkets };

export const isMarketKey = (key: string): key is MarketKey => Object.hasOwn(registry, key);

/**
 * @returns the key of a leg's market; in legs stored before keys, the market of the whole game or the player's statistic.
 * Undefined for a key of a newer version, whose legs wait for it
 */
export function keyOf({ key, market, prop }: Pick<Leg, 'market' | 'prop' | 'key'>): MarketKey | undefined {
  const own = key ?? (prop ? `player.${prop.stat}` : market);
  return isMarketKey(own) ? own : undefined;
}

/** @returns undefined for a market that this version does not know */
export function entryOf(leg: Parameters<typeof keyOf>[0]): MarketEntry | undefined {
  const key = keyOf(leg);
  return key && registry[key];
}

/** Whether it is on the points of teams. */
export const isGameKey = (key: MarketKey): key is GameKey => Object.hasOwn(gameMarkets, key);

/** Whether it is a main market of the whole game, whose prices are part of the game. Those of others are stored apart. */
export const isMainMarket = (key: MarketKey | undefined): key is Market =>
  key === 'moneyline' || key === 'spread' || key === 'total';
