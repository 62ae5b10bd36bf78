/** Loads the games of legs, each by its own key. */
import type { Sport } from '../../contracts/feed/sports.ts';
import type { Game } from '../../domain/feed/games/game.ts';
import { leagueDay } from '../../domain/platform/calendar.ts';
import { type GameItem, gameIn } from '../feed/game-item.ts';
import { keys } from '../platform/keys.ts';
import { getMany } from '../platform/table.ts';

/** The part of a leg that determines the key of its game. */
interface OnGame {
  readonly sport: Sport;
  readonly gameId: string;
  /** ISO 8601, at the time the leg was made. */
  readonly startsAt: string;
}

/** DynamoDB's limit of a batch. */
const gamesPerRead = 100;

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
  const batches = Array.from({ length: Math.ceil(wanted.length / gamesPerRead) }, (_, index) =>
    wanted.slice(index * gamesPerRead, (index + 1) * gamesPerRead),
  );
  return (await Promise.all(batches.map((batch) => getMany<GameItem>(batch)))).flat().map(gameIn);
}
