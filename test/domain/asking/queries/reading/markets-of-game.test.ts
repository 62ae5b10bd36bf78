/** The prices of several markets of one game, and names beside a market that are a bet. */
import { expect, test } from 'vitest';
import { marketsOfGame } from '../../../../../lambdas/domain/asking/queries/reading/several/markets-of-game.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';

const known = { selectedSport: 'NFL' as const, teams, today: '2026-11-22' };
const markets = (prompt: string) => marketsOfGame(prompt, known)?.map(({ market }) => market);

test.each([
  ['bears lions spread + ml pls', ['spread', 'moneyline']],
  ['Bears @ Lions spread/total/ml', ['spread', 'total', 'moneyline']],
  ['bears lions o/u and spread today', ['total', 'spread']],
  ['the spread and total for Bears Lions', ['spread', 'total']],
  ["what's the spread and the ml for the Lions game", ['spread', 'moneyline']],
  ["what's the ml for Bears Lions", ['moneyline']],
])('%s', (prompt, expected) => {
  expect(markets(prompt)).toEqual(expected);
});

test.each([
  'bears jets ml',
  'Bears vs Lions moneyline',
  'bears and jets spread and ml',
  'bears and jets ml',
  'lions spread and moneyline',
  'bears ml and lions total',
  'parlay bears lions spread and total',
  'bears lions spread or total',
])('%s may be a bet', (prompt) => {
  expect(markets(prompt)).toBeUndefined();
});
