/** Recent and upcoming games of each team, one item per sport, so that form needs no query over weeks of days. */
import type { Sport } from '../../contracts/feed/sports.ts';
import type { Game } from '../../domain/feed/games/game.ts';
import { keys } from '../platform/keys.ts';
import { get, transact } from '../platform/table.ts';

/** AP: Get GAMES#sport/RECENT. Earliest start first, without prices. */
export async function recentGames(sport: Sport): Promise<readonly Game[]> {
  return (await get<{ games: readonly Game[] }>(keys.recentGames(sport)))?.games ?? [];
}

/** The caller holds the feed's lock, so there are no concurrent writes. */
export async function storeRecentGames(sport: Sport, games: readonly Game[]): Promise<void> {
  await transact([{ Put: { Item: { ...keys.recentGames(sport), games } } }]);
}
