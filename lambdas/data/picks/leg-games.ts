/** Loads the games of legs, each by its own key. */
import type { Sport } from '../../contracts/feed/sports.ts';
import type { Game } from '../../domain/feed/games/game.ts';
import { leagueDay } from '../../domain/platform/calendar.ts';
import { type GameItem, gameIn } from '../feed/game-item.ts';
import { keys } from '../platform/keys.ts';
import { getAll } from '../platform/table.ts';

/** The part of a leg that determines the key of its game. */
interface OnGame {
  readonly sport: Sport;
  readonly gameId: string;
  /** ISO 8601, at the time the leg was made. */
  readonly startsAt: string;
}

/**
 * AP: BatchGet GAMES#sport#day/start#id, 100 per batch, batches in parallel, eventually consistent.
 * @returns the games of the legs, in any order, without games that were moved after the leg was made
 */
export async function gamesOfLegs(legs: readonly OnGame[]): Promise<Game[]> {
  const wanted = [
    ...new Map(
      legs.map(({ sport, gameId, startsAt }) => [
        gameId,
        keys.game(sport, leagueDay(new Date(startsAt)), startsAt, gameId),
      ]),
    ).values(),
  ];
  return (await getAll<GameItem>(wanted)).map(gameIn);
}
