/** What other sports play at the time that a question without a sport asks about. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import type { Sport } from '../../../../../contracts/feed/sports.ts';
import type { Game } from '../../../../feed/games/game.ts';
import { plural } from '../../../../platform/format.ts';
import { listed } from '../../table/words.ts';

/**
 * "What games are on at 4" lists the selected sport alone: a line says how many games the others have then.
 * A team or a sport that is named, and "the next game", leave nothing else to tell.
 * @param gamesOf the games of a sport that are asked about
 * @returns one line, or none
 */
export function alsoOn(
  { sports, teams, limit, order }: FindQuery,
  others: readonly Sport[],
  gamesOf: (sport: Sport) => readonly Game[],
): string[] {
  if (sports.length + teams.length > 0 || limit !== null || order !== null) return [];
  const found = others.flatMap((sport) => {
    const { length } = gamesOf(sport);
    return length === 0 ? [] : [`${sport} (${plural(length, 'game')})`];
  });
  return found.length === 0 ? [] : [`Also on: ${listed(found)}.`];
}
