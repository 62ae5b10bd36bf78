/** A question about the teams that play those it names: "what about the other team". */

import type { MarketQuery } from '../../../contracts/asking/queries/board.ts';
import type { FindQuery } from '../../../contracts/asking/queries/find.ts';
import type { RuledQuery } from '../../../domain/asking/queries/reading/kinds.ts';
import { type Game, isUpcoming } from '../../../domain/feed/games/game.ts';
import type { Load } from '../boards.ts';

/**
 * @returns the question with the opponents of its teams in their next games, or in those of its days; undefined if one is not listed
 * @throws if the games cannot be read
 */
export async function ofOpponent(query: RuledQuery, load: Load, now: Date): Promise<RuledQuery | undefined> {
  if (query.ask !== 'find' && query.ask !== 'market') return undefined;
  const games = await gamesOf(query, load, now);
  const others = query.teams.map((team) => {
    const game = games.find((each) => isOf(each, [team]));
    return game && (game.home.name === team ? game.away : game.home).name;
  });
  const teams = others.filter((each) => each !== undefined);
  return teams.length > 0 && teams.length === others.length ? { ...query, teams } : undefined;
}

/**
 * @returns the question with both teams of the game that its team plays next, or on its days; undefined if no such game is listed
 * @throws if the games cannot be read
 */
export async function ofGame(query: RuledQuery, load: Load, now: Date): Promise<RuledQuery | undefined> {
  if (query.ask !== 'find' && query.ask !== 'market') return undefined;
  const [game] = await gamesOf(query, load, now);
  return game && { ...query, teams: [game.away.name, game.home.name] };
}

/** The games to come of any of its teams, the next first. */
async function gamesOf(
  { sports, teams, days }: FindQuery | MarketQuery,
  load: Load,
  now: Date,
): Promise<Game[]> {
  const boards = await Promise.all(sports.map((sport) => load(sport, { withoutFacts: true })));
  return boards
    .flatMap(({ games }) => games)
    .filter((each) => isUpcoming(each, now) && (!days || days.includes(each.day)) && isOf(each, teams))
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
}

const isOf = ({ home, away }: Pick<Game, 'home' | 'away'>, teams: readonly string[]): boolean =>
  teams.includes(home.name) || teams.includes(away.name);
