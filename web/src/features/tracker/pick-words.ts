/** The game and the start of a saved pick, as its row has them. */
import type { Entities } from '../../../../lambdas/contracts/analysis.ts';
import { gameName } from '../../../../lambdas/domain/english/pick.ts';
import { dayAndTime, shortDay } from '../../components/dates.ts';
import { matchDays } from '../../components/play-words.ts';

/** Which game, or how many: `Dolphins at Bills`, `3 games, Nov 21 – Nov 24`. */
export function gameWords(metadata: Entities): string {
  const [leg] = metadata.legs;
  if (!leg) return '';
  const games = new Set(metadata.legs.map(({ gameId }) => gameId)).size;
  return games === 1 ? gameName(leg) : `${games} games, ${matchDays(metadata)}`;
}

/** When the first game starts: with the hour while that is to come, else the day. */
export function startWords({ match_date }: Entities, now: Date): string {
  if (!match_date) return '';
  return new Date(match_date) > now ? dayAndTime(match_date) : shortDay(match_date);
}
