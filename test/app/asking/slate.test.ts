/** A prediction of the slate is a play as somebody would get it, without the changes that only its asker could make. */
import { expect, test } from 'vitest';
import { asRead } from '../../../lambdas/app/asking/question.ts';
import { predict } from '../../../lambdas/app/asking/slate.ts';
import { ranking } from '../../../lambdas/app/asking/solver.ts';
import { suggest } from '../../../lambdas/app/asking/suggest.ts';
import { readingOf, stylesOf } from '../../../lambdas/domain/records/slate.ts';
import { games, sheet } from '../../domain/asking/answer/board.ts';
import { now } from '../../domain/feed/games/games.ts';

const board = { games, sheet, notes: [] };

test('offers no changes', async () => {
  const [style] = stylesOf('NFL');
  if (!style) throw new Error('the NFL has no style');
  const anyCost = { ...style, mostCost: 20 };
  const predicted = await predict(anyCost, 'NFL', board, new Set(), now);
  if (predicted.kind !== 'play') throw new Error(predicted.outcome.response);

  const result = { reading: readingOf(anyCost, 'NFL'), unread: [] };
  const question = asRead({ prompt: style.title, sport: 'NFL', now, teams: [] }, result);
  const asked = await suggest(question, [board], { load: async () => board, solver: ranking });
  if (asked.kind !== 'play') throw new Error(asked.response);
  expect(asked.changes.length).toBeGreaterThan(0);
  expect(predicted.outcome).toEqual({ ...asked, changes: [] });
});
