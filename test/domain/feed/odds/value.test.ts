/** Break-even, cost and fair price, against examples computed by hand. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { impliedProbability } from '../../../../lambdas/domain/feed/odds/odds.ts';
import {
  breakEven,
  costPerHundred,
  fairPrice,
  productOf,
  timesIn,
} from '../../../../lambdas/domain/feed/odds/value.ts';
import { american } from '../games/games.ts';

test('examples computed by hand', () => {
  expect(breakEven(-110)).toBe(52.4);
  expect(breakEven(-240)).toBe(70.6);
  expect(costPerHundred(69.1, -240)).toBe(2.11);
  expect(costPerHundred(33.6, 165)).toBe(10.96);
  expect(costPerHundred(50, 110)).toBe(-5);
  expect(fairPrice(50)).toBe(100);
  expect(fairPrice(75)).toBe(-300);
  expect(productOf([50, 50, 50])).toBe(12.5);
  expect(productOf([50, null])).toBeNull();
});

test('a price costs nothing exactly at its break-even', () => {
  fc.assert(
    fc.property(american, (price) => {
      expect(Math.abs(costPerHundred(impliedProbability(price) * 100, price))).toBeLessThanOrEqual(0.005);
    }),
  );
});

test('a likelier side costs less at the same price', () => {
  fc.assert(
    fc.property(american, fc.integer({ min: 1, max: 98 }), (price, percent) => {
      expect(costPerHundred(percent + 1, price)).toBeLessThan(costPerHundred(percent, price));
    }),
  );
});

test.each([
  [0.4, [1, 250]],
  [12.4, [1, 8]],
  [33.6, [1, 3]],
  [41, [2, 5]],
  [52.4, [1, 2]],
  [59.6, [3, 5]],
  [69.1, [2, 3]],
  [92, [9, 10]],
])('%s%% hits about %j', (percent, wording) => {
  expect(timesIn(percent)).toEqual(wording);
});
