/** A question about the teams that play those it names: "what about the other team". */

import type { RuledQuery } from '../../../domain/asking/queries/reading/kinds.ts';
import { type Game, isUpcoming } from '../../../domain/feed/games/game.ts';
import type { Load } from '../boards.ts';

/**
 * @returns the question with the opponent of its team in the next game, or in that of its days; undefined if no such game is listed
 * @throws if the games cannot be read
 */
export async function ofOpponent(query: RuledQuery, load: Load, now: Date): Promise<RuledQuery | undefined> {
  if (query.ask !== 'find' && query.ask !== 'market') return undefined;
  const { sports, teams, days } = query;
  const boards = await Promise.all(sports.map((sport) => load(sport, { withoutFacts: true })));
  const [game] = boards
    .flatMap(({ games }) => games)
    .filter((each) => isUpcoming(each, now) && (!days || days.includes(each.day)) && isOf(each, teams))
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const other = game && (isOf({ ...game, away: game.home }, teams) ? game.away : game.home);
  return other && { ...query, teams: [other.name] };
}

const isOf = ({ home, away }: Pick<Game, 'home' | 'away'>, teams: readonly string[]): boolean =>
  teams.includes(home.name) || teams.includes(away.name);
