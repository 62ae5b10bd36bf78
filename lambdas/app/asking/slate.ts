/** Makes one prediction of the daily slate. It runs like a question, but starts from a range of probabilities. */
import type { Sport } from '../../contracts/sports.ts';
import { readingOf, type Style } from '../../domain/slate.ts';
import type { Answered, Loaded, Means, Outcome } from './outcome.ts';
import { suggest } from './suggest.ts';

type Play = Extract<Answered, { kind: 'play' }>;

export type SlateOutcome =
  | { readonly kind: 'play'; readonly said: Play }
  /** Nothing on the board is worth a prompt today. */
  | { readonly kind: 'no_play'; readonly said: Outcome }
  | { readonly kind: 'failed'; readonly said: Outcome };

/**
 * @param board the sport's games
 * @param used ids of games that today's slate is on already: no game twice, and never two sides of one
 */
export async function predict(
  style: Style,
  sport: Sport,
  board: Loaded,
  used: ReadonlySet<string>,
  { choose, now }: Pick<Means, 'choose'> & { now: Date },
): Promise<SlateOutcome> {
  const free = { ...board, games: board.games.filter(({ id }) => !used.has(id)) };
  const said = await suggest(
    {
      prompt: style.title,
      sport,
      now,
      teams: [],
      result: { reading: readingOf(style, sport), unread: [] },
    },
    // Other sports have slates of their own.
    { load: async (asked) => (asked === sport ? free : { games: [], notes: [] }), choose },
  );
  if (!('response' in said)) return { kind: 'failed', said };
  const isWorth =
    said.kind === 'play' && said.charged && 0 - (said.analysis.expected_value ?? 0) <= style.mostCost;
  return isWorth ? { kind: 'play', said } : { kind: 'no_play', said };
}
