/** Break-even, cost and fair price, against figures worked out by hand. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { impliedProbability } from '../../lambdas/domain/odds.ts';
import { breakEven, costPerHundred, fairPrice, oneIn, productOf } from '../../lambdas/domain/value.ts';
import { american } from './games.ts';

test('figures worked out by hand', () => {
  expect(breakEven(-110)).toBe(52.4);
  expect(breakEven(-240)).toBe(70.6);
  expect(costPerHundred(69.1, -240)).toBe(2.11);
  expect(costPerHundred(33.6, 165)).toBe(10.96);
  expect(costPerHundred(50, 110)).toBe(-5);
  expect(fairPrice(50)).toBe(100);
  expect(fairPrice(75)).toBe(-300);
  expect(oneIn(33.6)).toBe(3);
  expect(oneIn(12.4)).toBe(8);
  expect(oneIn(69.1)).toBeNull();
  expect(productOf([50, 50, 50])).toBe(12.5);
  expect(productOf([50, null])).toBeNull();
});

test('a price costs nothing exactly where its break-even is met', () => {
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
