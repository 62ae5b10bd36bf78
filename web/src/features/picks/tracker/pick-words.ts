/** The game and start time of a saved pick, for its row. */
import type { Entities } from '../../../../../lambdas/contracts/asking/analysis.ts';
import { gameName } from '../../../../../lambdas/domain/asking/english/pick.ts';
import { dayAndTime, shortDay } from '../../../components/ui/display/dates.ts';

/** The game, or the number of games: `Dolphins at Bills`, `3 games`. */
export function gameWords(metadata: Entities): string {
  const [leg] = metadata.legs;
  if (!leg) return '';
  const games = new Set(metadata.legs.map(({ gameId }) => gameId)).size;
  return games === 1 ? gameName(leg) : `${games} games`;
}

/** The start of the first game, with its time until then; `Nov 21 – Nov 24` if the games are on several days. */
export function startWords({ match_date, legs }: Entities, now: Date): string {
  if (!match_date) return '';
  const last =
    legs
      .map(({ startsAt }) => startsAt)
      .sort()
      .at(-1) ?? match_date;
  if (shortDay(last) !== shortDay(match_date)) return `${shortDay(match_date)} – ${shortDay(last)}`;
  return new Date(match_date) > now ? dayAndTime(match_date) : shortDay(match_date);
}
