/** Single games behind a fact, labeled to be drawn: `Nov 15 at Bills`. */
import type { Point } from '../../../contracts/asking/analysis.ts';
import type { Game } from '../../feed/games/game.ts';
import type { SingleResult } from '../facts/fact.ts';
import { dateLabel } from '../facts/games.ts';
import { nickname } from './team-names.ts';

/** @param game the coming game, in whose season days need no year */
export function pointsOf(
  results: readonly SingleResult[],
  { sport, startsAt }: Pick<Game, 'sport' | 'startsAt'>,
): Point[] {
  return results.map(({ value, played, minutes }, nth): Point => {
    const time = minutes === undefined ? {} : { minutes };
    if (!played) return { label: nth === 0 ? 'Last game' : `${nth + 1} games ago`, value, ...time };
    const { day, opponent, isAway } = played;
    const where = `${isAway ? 'at' : 'vs'} ${nickname(opponent, sport)}`;
    return { label: `${dateLabel(day, new Date(startsAt))} ${where}`, value, isAway, ...time };
  });
}
