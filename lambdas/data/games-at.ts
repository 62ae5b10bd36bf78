/** Games by the place at which a leg found them. */
import type { Sport } from '../contracts/sports.ts';
import { leagueDay } from '../domain/calendar.ts';
import type { Game } from '../domain/game.ts';
import { type GameItem, gameIn } from './game-item.ts';
import { keys } from './keys.ts';
import { getMany } from './table.ts';

/**
 * AP: BatchGet GAMES#sport#day/start#id, at most 100, as they were some milliseconds ago. In any order; a game that has
 * moved since is left out.
 */
export async function gamesAt(
  places: readonly { readonly gameId: string; readonly sport: Sport; readonly startsAt: string }[],
): Promise<Game[]> {
  if (places.length === 0) return [];
  const wanted = places.map(({ gameId, sport, startsAt }) =>
    keys.game(sport, leagueDay(new Date(startsAt)), startsAt, gameId),
  );
  return (await getMany<GameItem>(wanted)).map(gameIn);
}
