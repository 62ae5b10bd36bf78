/** A number that is asked beside what the asker makes of it. */
import { expect, test } from 'vitest';
import { readBesideOpinion } from '../../../../../lambdas/domain/asking/queries/market/reading/beside-opinion.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';

const known = { selectedSport: 'NFL' as const, teams, today: '2026-11-22' };

test.each([
  ['bears lions o/u is what rn, feels like it should be in the 30s', 'total'],
  ['whats the Bears Lions total, seems like it should be around 45', 'total'],
  ['what is the bills spread, i think it should be like 10', 'spread'],
  ["where's the Bears Lions spread at? looks like it should be closer to 9.5", 'spread'],
  ['bears lions total is always huge, where is it today', 'total'],
])('%s', (prompt, market) => {
  expect(readBesideOpinion(prompt, known)).toMatchObject({ topic: 'books', market, line: null });
});

test.each([
  'whats the bears lions total, is it around 45',
  'find me a total that should be in the 30s',
  'i think the bears should be favored, give me them, feels like it should be 10',
])('%s is for other readers', (prompt) => {
  expect(readBesideOpinion(prompt, known)).toBeUndefined();
});
