/** A price that the usual number of legs does not pay is paid by another number, unless the question names its number. */
import { expect, test } from 'vitest';
import { asRead, type Understood } from '../../../../lambdas/app/asking/question.ts';
import { ranking } from '../../../../lambdas/app/asking/solver.ts';
import { suggest } from '../../../../lambdas/app/asking/suggest.ts';
import type { Reading } from '../../../../lambdas/contracts/asking/reading.ts';
import { games, sheet } from '../../../domain/asking/answer/board.ts';
import { now, readingWith } from '../../../domain/feed/games/games.ts';

/** Two games of one day, of which three spreads and totals at −110 pay +596, and four +1228. */
const board = { games: games.slice(0, 2), sheet, notes: [] };
const usual = { min: 3, max: 3 };
const asked: Partial<Reading> = {
  sports: ['NFL'],
  days: [board.games[0]?.day ?? ''],
  markets: ['spread', 'total'],
  legs: usual,
  payout: { min: 1000, max: null },
};

async function legsFor(prompt: string, terms: Partial<Understood> = {}, isSaid = false) {
  const result = { reading: readingWith(asked), unread: [], ...(isSaid && { legsSaid: usual }) };
  const question = { ...asRead({ prompt, sport: 'NFL', now, teams: [] }, result), ...terms };
  const answer = await suggest(question, [board], { load: async () => board, solver: ranking });
  return answer.kind === 'play' ? answer.analysis.legs.length : undefined;
}

test('games that are fewer than the legs have several each', async () => {
  expect(await legsFor('a parlay that pays +1000 or more, of the games at 1')).toBe(4);
  expect(await legsFor('+1000 or better parlay, one leg per game')).toBeUndefined();
});

test('the usual number that a restatement names is nobody’s wish', async () => {
  const restated = { readBy: 'model' } as const;
  expect(await legsFor('a parlay that pays +1000 or more', restated, true)).toBe(4);
  expect(await legsFor('3 legs that pay +1000 or more', restated, true)).toBeUndefined();
  expect(await legsFor('3 legs that pay +1000 or more', {}, true)).toBeUndefined();
  const before = { question: '3-leg NFL parlay', answer: '' };
  expect(await legsFor('make it pay +1000 or more', { ...restated, before }, true)).toBeUndefined();
});
