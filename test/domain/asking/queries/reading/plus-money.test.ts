/** Whether a bet that is named pays plus money: its price is asked, and no bet is wished for. */
import { expect, test } from 'vitest';
import { readPlainly } from '../../../../../lambdas/domain/asking/queries/reading/read-plainly.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';

const context = { selectedSport: 'NFL' as const, teams, now: new Date('2026-11-22T15:00:00.000Z') };
const read = (prompt: string) => readPlainly(prompt, context);

const even = { ask: 'market', topic: 'best_price', price: { min: 100, max: null } };
test.each([
  ['are the bears plus money today', { ...even, teams: ['Chicago Bears'], market: 'moneyline' }],
  ['is jets ml plus money?', { ...even, teams: ['New York Jets'], market: 'moneyline' }],
  ['would a Bears win pay better than even money', { ...even, market: 'moneyline' }],
  ['are the lions -7.5 plus money', { ...even, market: 'spread', line: -7.5 }],
  ['can i get plus money on the packers', { ...even, teams: ['Green Bay Packers'] }],
  ['is the over plus money in bears lions', { ...even, market: 'total', side: 'over' }],
  [
    'do the jets pay plus money against the bills',
    { ask: 'check', legs: [{ teams: ['New York Jets', 'Buffalo Bills'], market: 'moneyline' }] },
  ],
  [
    'does Chicago to win at Detroit pay plus money',
    { ask: 'check', legs: [{ teams: ['Chicago Bears', 'Detroit Lions'] }] },
  ],
])('%s', (prompt, expected) => {
  expect(read(prompt)).toMatchObject(expected);
});

test.each([
  'give me plus money on the Bears',
  'is there a safe plus money parlay today',
  'are the bears or the jets plus money',
  'is beating the lions plus money for the bears',
  'is the moon plus money',
])('%s is for other readers', (prompt) => {
  expect(read(prompt)).toBeUndefined();
});
