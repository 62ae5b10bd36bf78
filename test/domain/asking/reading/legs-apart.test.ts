/** A winner and a total in one breath are two legs. */
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../../lambdas/contracts/asking/reading.ts';
import { areBoth, legsApart } from '../../../../lambdas/domain/asking/reading/wishes/apart.ts';
import { readingWith } from '../../feed/games/games.ts';

const legsOf = (terms: Partial<Reading>) =>
  legsApart(readingWith({ markets: ['moneyline', 'total'], sides: ['over'], ...terms })).wishes.map(
    ({ count, markets, sides }) => [count, ...markets, ...sides],
  );

describe('“moneyline and over”', () => {
  test('has a leg on a winner and one on a total', () => {
    expect(legsOf({})).toEqual([
      [1, 'moneyline'],
      [1, 'total', 'over'],
    ]);
    expect(legsOf({ sides: ['favorite', 'under'], legs: { min: 2, max: 2 } })).toEqual([
      [1, 'moneyline', 'favorite'],
      [1, 'total', 'under'],
    ]);
  });

  test('has one on a favorite, where that is what is said of the winner', () => {
    expect(legsOf({ markets: ['total'], sides: ['favorite', 'over'] })).toEqual([
      [1, 'favorite'],
      [1, 'total', 'over'],
    ]);
  });

  test('of one game leaves further legs free', () => {
    expect(legsOf({ sameGame: true, legs: { min: 4, max: 4 } })).toEqual([
      [1, 'moneyline'],
      [1, 'total', 'over'],
      [2],
    ]);
  });

  test.each<[string, Partial<Reading>]>([
    ['of many legs is either of each', { legs: { min: 4, max: 4 } }],
    ['of both totals', { sides: ['over', 'under'] }],
    ['on a team', { teams: [{ name: 'Buffalo Bills', sport: 'NFL', stance: 'back' }] }],
    ['of each game', { eachGame: true }],
    ['beside props', { markets: ['moneyline', 'total', 'prop'] }],
    ['without a side', { sides: [] }],
  ])('%s stays as it is', (_, terms) => {
    expect(legsOf(terms)).toEqual([]);
  });
});

test('no leg is on a winner and over or under', () => {
  expect(areBoth(readingWith({ markets: ['spread'], sides: ['under'] }))).toBe(true);
  expect(areBoth(readingWith({ markets: ['spread'], sides: ['favorite'] }))).toBe(false);
  expect(areBoth(readingWith({ markets: ['total'], sides: ['over'] }))).toBe(false);
});
