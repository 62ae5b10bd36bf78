/** A question about the teams that play those it names: "what about the other team". */

import type { MarketQuery } from '../../../contracts/asking/queries/board.ts';
import type { FindQuery } from '../../../contracts/asking/queries/find.ts';
import type { RuledQuery } from '../../../domain/asking/queries/reading/kinds.ts';
import { type Game, isUpcoming } from '../../../domain/feed/games/game.ts';
import type { Load } from '../boards.ts';

/**
 * @returns the question with the opponent of its team in the next game, or in that of its days; undefined if no such game is listed
 * @throws if the games cannot be read
 */
export async function ofOpponent(query: RuledQuery, load: Load, now: Date): Promise<RuledQuery | undefined> {
  if (query.ask !== 'find' && query.ask !== 'market') return undefined;
  const game = await gameOf(query, load, now);
  const other = game && (isOf({ ...game, away: game.home }, query.teams) ? game.away : game.home);
  return other && { ...query, teams: [other.name] };
}

/**
 * @returns the question with both teams of the game that its team plays next, or on its days; undefined if no such game is listed
 * @throws if the games cannot be read
 */
export async function ofGame(query: RuledQuery, load: Load, now: Date): Promise<RuledQuery | undefined> {
  if (query.ask !== 'find' && query.ask !== 'market') return undefined;
  const game = await gameOf(query, load, now);
  return game && { ...query, teams: [game.away.name, game.home.name] };
}

async function gameOf(
  { sports, teams, days }: FindQuery | MarketQuery,
  load: Load,
  now: Date,
): Promise<Game | undefined> {
  const boards = await Promise.all(sports.map((sport) => load(sport, { withoutFacts: true })));
  const [game] = boards
    .flatMap(({ games }) => games)
    .filter((each) => isUpcoming(each, now) && (!days || days.includes(each.day)) && isOf(each, teams))
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  return game;
}

const isOf = ({ home, away }: Pick<Game, 'home' | 'away'>, teams: readonly string[]): boolean =>
  teams.includes(home.name) || teams.includes(away.name);
