/** Makes one prediction of the daily slate. It works like a question, but starts from a range of probabilities. */
import type { Sport } from '../../contracts/feed/sports.ts';
import { isPublished, readingOf, type Style } from '../../domain/records/slate.ts';
import type { Load, Loaded } from './boards.ts';
import type { Answered, Play } from './outcome.ts';
import { asRead } from './question.ts';
import { ranking } from './solver.ts';
import { suggest } from './suggest.ts';

export type SlateOutcome =
  | { readonly kind: 'play'; readonly outcome: Play }
  /** Nothing on the board meets the style's cost limit today. */
  | { readonly kind: 'no_play'; readonly outcome: Answered };

/**
 * @param board the sport's games
 * @param used IDs of games that are already in today's slate; each game is used once
 */
export async function predict(
  style: Style,
  sport: Sport,
  board: Loaded,
  used: ReadonlySet<string>,
  now: Date,
): Promise<SlateOutcome> {
  const free = { ...board, games: board.games.filter(({ id }) => !used.has(id)) };
  const result = { reading: readingOf(style, sport), unread: [] };
  const understood = asRead({ prompt: style.title, sport, now, teams: [] }, result);
  // Each sport has its own slate.
  const load: Load = async (wanted) => (wanted === sport ? free : { games: [], notes: [] });
  const outcome = await suggest(understood, [free], { load, solver: ranking, offersChanges: false });
  return outcome.kind === 'play' && isPublished(style, outcome)
    ? { kind: 'play', outcome }
    : { kind: 'no_play', outcome };
}
