/** What lies between two lines of one bet: half a point that is bought, and a line that somebody else has. */
import { expect, test } from 'vitest';
import { readLineGap } from '../../../../../lambdas/domain/asking/queries/compare/plain/line-gap.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';

const known = { selectedSport: 'NFL' as const, teams, today: '2026-11-22' };
const options = (prompt: string) =>
  readLineGap(prompt, known)?.options.map(({ line, price, teams: named }) => [...named, line, price]);

test.each([
  ['Would buying half a point from 3 to 2.5 be worth going from -110 to -130?', -3, -110, -2.5, -130],
  ['is it worth paying -125 instead of -110 to go from -3 to -2.5', -3, -110, -2.5, -125],
  ['should i buy the hook from 3.5 to 3 if it costs me -130 vs -110', -3.5, -110, -3, -130],
  ['buy the half point -7 -110 to -6.5 -120 worth it?', -7, -110, -6.5, -120],
  ['is it worth buying from +2.5 to +3 at -130 instead of -110', 2.5, -110, 3, -130],
  ['worth going from 2.5 to 3 at -130 instead of -110', 2.5, -110, 3, -130],
])('%s', (prompt, hard, usual, easy, paid) => {
  expect(options(prompt)).toEqual([
    [hard, usual],
    [easy, paid],
  ]);
});

test.each([
  ['My friend got Lions -6 and I only see -7.5 now. How much is that difference actually worth?', -6, -7.5],
  ['buddy has lions -6 and i see -7.5 now, how much worse is mine', -6, -7.5],
  ['someone got the Lions at -3 but now it is -5, what is the difference worth', -3, -5],
])('%s', (prompt, one, other) => {
  expect(options(prompt)).toEqual([
    ['Detroit Lions', one, null],
    ['Detroit Lions', other, null],
  ]);
});

test.each([
  'find me a pick between -3 and -2.5 from -130 to -110',
  'worth going from -3 to -9 at -110 instead of -130',
  'is Lions -3 -110 worth buying to -2.5 -130',
  'my friend got Lions -6 and I see -7.5 now, give me a pick',
  'my friend got Lions -6 and I see +6 now, how much is that worth',
])('%s is for other readers', (prompt) => {
  expect(readLineGap(prompt, known)).toBeUndefined();
});
