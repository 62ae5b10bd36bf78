/** Another bet, as the model wrote it out, is not the one that was shown. */
import { expect, test } from 'vitest';
import { grammar } from '../../../../lambdas/app/asking/reading/grammar.ts';
import { readWritten } from '../../../../lambdas/app/asking/reading/written.ts';
import { modelReader } from '../../../../lambdas/app/asking/second-reader.ts';
import { teams } from '../../../../scripts/eval/teams.ts';
import { readingWith } from '../../../domain/feed/games/games.ts';

const shown = 'G1 total under';

async function readAs(prompt: string, keep: readonly string[] = []) {
  const understood = grammar({
    ...{ prompt, typed: prompt, sport: 'NFL', teams, now: new Date('2026-11-21T15:00:00Z'), isDoubted: true },
    before: {
      question: 'best bet for cowboys panthers',
      answer: 'Under 43, Dallas Cowboys at Carolina Panthers',
    },
    next: {
      reading: readingWith({ sports: ['NFL'], legs: { min: 1, max: 1 } }),
      keep: [...keep],
      without: [shown],
    },
  });
  const restated = ['NFL pick in Dallas Cowboys vs Carolina Panthers, no spreads'];
  const model = async () =>
    ({
      kind: 'reply',
      reply: { restated, placed: [], care: false, age: false },
      tokens: { input: 1, output: 1 },
    }) as const;
  return (await modelReader(model, readWritten)(understood, 1000)).understood;
}

test.each([
  'no spreads please, got anything else in cowboys panthers',
  'a different one in cowboys panthers, no spreads',
])('what was shown stays out: %s', async (prompt) => {
  const { readBy, next } = await readAs(prompt);
  expect(readBy).toBe('model');
  expect(next).toMatchObject({ keep: [], without: [shown] });
});

test('and may come again where no other is asked for', async () => {
  const { readBy, next } = await readAs('no spreads please in cowboys panthers');
  expect(readBy).toBe('model');
  expect(next).toBeUndefined();
});
