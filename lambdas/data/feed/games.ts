/** Games with prices and scores, as the feed last reported them. */
import type { Sport } from '../../contracts/feed/sports.ts';
import type { Game } from '../../domain/feed/games/game.ts';
import { keys, lists } from '../platform/keys.ts';
import { partition } from '../platform/queries.ts';
import { queryAll, transact, type Write } from '../platform/table.ts';
import { changedGames } from './changed-games.ts';
import { type GameItem, gameIn, itemOf } from './game-item.ts';

/** A transaction has at most 100 writes, and a moved game needs two. */
const gamesPerWrite = 50;

/**
 * AP: Query GAMES#sport#day, one query per day, in parallel.
 * @param days dates of America/New_York
 * @returns earliest start first
 */
export async function gamesOn(
  sport: Sport,
  days: readonly string[],
  { isConsistent = false } = {},
): Promise<Game[]> {
  const perDay = await Promise.all(
    days.map((day) =>
      queryAll<GameItem>({ ...partition(lists.games(sport, day)), ConsistentRead: isConsistent }),
    ),
  );
  return perDay
    .flat()
    .map(gameIn)
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}

/**
 * Stores the feed's games, writing only those that changed.
 * A moved game is deleted under its old key in the same transaction, so it never appears twice.
 * @param known the stored games of the same days
 * @returns number of games written
 */
export async function storeGames(games: readonly Game[], known: readonly Game[], now: Date): Promise<number> {
  const before = new Map(known.map((game) => [game.id, game]));
  const changed = changedGames(games, known, now);
  for (let start = 0; start < changed.length; start += gamesPerWrite) {
    await transact(
      changed.slice(start, start + gamesPerWrite).flatMap((game) => writesOf(game, before.get(game.id))),
    );
  }
  return changed.length;
}

function writesOf(game: Game, before: Game | undefined): Write[] {
  const key = keyOf(game);
  const put: Write = { Put: { Item: { ...key, ...itemOf(game) } } };
  if (!before) return [put];
  const old = keyOf(before);
  return old.pk === key.pk && old.sk === key.sk ? [put] : [{ Delete: { Key: { ...old } } }, put];
}

function keyOf(game: Game) {
  return keys.game(game.sport, game.day, game.startsAt, game.id);
}
