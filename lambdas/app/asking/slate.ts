/** Makes one prediction of the daily slate. It works like a question, but starts from a range of probabilities. */
import type { Sport } from '../../contracts/sports.ts';
import { readingOf, type Style } from '../../domain/slate.ts';
import type { Answered, Dependencies, Loaded, Outcome } from './outcome.ts';
import { suggest } from './suggest.ts';

type Play = Extract<Answered, { kind: 'play' }>;

export type SlateOutcome =
  | { readonly kind: 'play'; readonly outcome: Play }
  /** Nothing on the board meets the style's cost limit today. */
  | { readonly kind: 'no_play'; readonly outcome: Outcome }
  | { readonly kind: 'failed'; readonly outcome: Outcome };

/**
 * @param board the sport's games
 * @param used IDs of games that are already in today's slate; each game is used once
 */
export async function predict(
  style: Style,
  sport: Sport,
  board: Loaded,
  used: ReadonlySet<string>,
  { choose, now }: Pick<Dependencies, 'choose'> & { now: Date },
): Promise<SlateOutcome> {
  const free = { ...board, games: board.games.filter(({ id }) => !used.has(id)) };
  const outcome = await suggest(
    {
      prompt: style.title,
      sport,
      now,
      teams: [],
      result: { reading: readingOf(style, sport), unread: [] },
    },
    // Each sport has its own slate.
    { load: async (wanted) => (wanted === sport ? free : { games: [], notes: [] }), choose },
  );
  if (!('response' in outcome)) return { kind: 'failed', outcome };
  const isAccepted =
    outcome.kind === 'play' &&
    outcome.charged &&
    0 - (outcome.analysis.expected_value ?? 0) <= style.mostCost;
  return isAccepted ? { kind: 'play', outcome } : { kind: 'no_play', outcome };
}
