/** The turn before a follow-up, as these tests have it. */
import type { ShownLeg, Turn } from '../../../../lambdas/contracts/asking/turn.ts';
import { readQueries } from '../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import type { QuestionContext } from '../../../../lambdas/domain/asking/queries/reading/sentence.ts';
import { teams } from '../../../../scripts/eval/teams.ts';
import { readingWith } from '../../feed/games/games.ts';

/** A football question in which two players are known. */
export const quarterbacks = {
  selectedSport: 'NFL' as const,
  teams,
  players: ['Josh Allen', 'Patrick Mahomes'],
  roster: [
    { sport: 'NFL', team: 'Buffalo Bills', name: 'Josh Allen' },
    { sport: 'NFL', team: 'Kansas City Chiefs', name: 'Patrick Mahomes' },
  ] as const,
  now: new Date('2026-11-21T15:00:00Z'),
};

/** @returns the turn of a football bet that was shown, at American odds of the whole */
export const shownTurn = (legs: readonly ShownLeg[], terms: object = {}, price = 200): Turn => ({
  askId: 'A1',
  queries: [
    readingWith({
      sports: ['NFL'],
      legs: legs.length > 1 ? { min: legs.length, max: legs.length } : null,
      ...terms,
    }),
  ],
  shown: [],
  play: { legs: [...legs], chance: 30, price, without: [] },
});

/**
 * @returns the turn of a question that is no bet
 * @throws if no rule reads it
 */
export function turnAfter(prompt: string, context: QuestionContext): Turn {
  const queries = readQueries(prompt, context);
  if (!queries) throw new Error(`not read: ${prompt}`);
  return { askId: null, queries: [], shown: [], asked: [...queries] };
}
