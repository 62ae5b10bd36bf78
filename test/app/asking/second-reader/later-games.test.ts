/** The hour of the games of the last answer is known to the rules alone. */
import { expect, test } from 'vitest';
import { grammar } from '../../../../lambdas/app/asking/reading/grammar.ts';
import { readWritten } from '../../../../lambdas/app/asking/reading/written.ts';
import { modelReader } from '../../../../lambdas/app/asking/second-reader.ts';
import { teams } from '../../../../scripts/eval/teams.ts';
import { readingWith } from '../../../domain/feed/games/games.ts';

const starts = { from: 966, before: null };

async function readAs(prompt: string, restated: string) {
  const understood = grammar({
    ...{ prompt, typed: prompt, sport: 'NFL', teams, now: new Date('2026-11-21T15:00:00Z'), isDoubted: true },
    before: { question: 'an nfl pick', answer: 'Under 43, Dallas Cowboys at Carolina Panthers' },
    next: { reading: readingWith({ sports: ['NFL'], starts }), keep: [], without: [] },
  });
  const model = async () =>
    ({
      kind: 'reply',
      reply: { restated: [restated], placed: [], care: false, age: false },
      tokens: { input: 1, output: 1 },
    }) as const;
  return (await modelReader(model, readWritten)(understood, 1000)).understood.result.reading.starts;
}

test('stays where the model leaves it out', async () => {
  expect(await readAs('got anything later', 'NFL pick')).toEqual(starts);
});

test('another bet is what the model wrote', async () => {
  expect(await readAs('got anything on the lions', 'NFL pick backing the Detroit Lions')).toBeNull();
});
