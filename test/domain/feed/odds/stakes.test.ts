/** Sums of stakes hold for any price: both ends of a hedge are equal, every side of a split returns the same. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalOf, oddsIn, written, writtenExactly } from '../../../../lambdas/domain/feed/odds/formats.ts';
import { parlayProfit } from '../../../../lambdas/domain/feed/odds/odds.ts';
import {
  combinations,
  convertedBonus,
  equalSplit,
  expectedValue,
  hedgeStake,
  kellyShare,
  marginOf,
  roundRobinReturn,
} from '../../../../lambdas/domain/feed/odds/stakes.ts';

const price = fc.double({ min: 1.01, max: 200, noNaN: true });
const amount = fc.double({ min: 1, max: 10_000, noNaN: true });
const chance = fc.double({ min: 0.01, max: 0.99, noNaN: true });

test('odds go to any form and back', () => {
  fc.assert(
    fc.property(price, fc.constantFrom('american', 'decimal', 'fraction', 'percent'), (decimal, format) => {
      expect(decimalOf(oddsIn(format, decimal))).toBeCloseTo(decimal, 6);
    }),
  );
});

test.each([
  [{ format: 'american', value: -110 }, '-110', 1.909],
  [{ format: 'decimal', value: 2.65 }, '2.65', 2.65],
  [{ format: 'fraction', value: 3.5 }, '7/2', 4.5],
  [{ format: 'fraction', value: 10 / 11 }, '10/11', 1.909],
  [{ format: 'percent', value: 40 }, '40%', 2.5],
] as const)('%j is written %s', (odds, text, decimal) => {
  expect(written(odds)).toBe(text);
  expect(decimalOf(odds)).toBeCloseTo(decimal, 3);
});

test('an exact decimal price has two decimals at least', () => {
  expect(writtenExactly({ format: 'decimal', value: 3 })).toBe('3.00');
  expect(writtenExactly({ format: 'decimal', value: 2.655 })).toBe('2.655');
});

test('a hedge pays the same whoever wins', () => {
  fc.assert(
    fc.property(amount, price, price, (stake, own, other) => {
      const against = hedgeStake(stake * own, other);
      const ifOwn = stake * own - stake - against;
      const ifOther = against * other - stake - against;
      expect(ifOwn).toBeCloseTo(ifOther, 6);
    }),
  );
});

test('a split over all sides returns the same, and gains exactly where the margin is negative', () => {
  fc.assert(
    fc.property(amount, fc.array(price, { minLength: 2, maxLength: 3 }), (total, prices) => {
      const stakes = equalSplit(total, prices);
      expect(stakes.reduce((all, each) => all + each, 0)).toBeCloseTo(total, 6);
      const returns = stakes.map((stake, at) => stake * (prices[at] ?? 0));
      for (const each of returns) expect(each).toBeCloseTo(returns[0] ?? 0, 6);
      expect((returns[0] ?? 0) * (1 + marginOf(prices))).toBeCloseTo(total, 6);
    }),
  );
});

test('Kelly is 0 without an edge, and otherwise no other share grows faster', () => {
  fc.assert(
    fc.property(price, chance, (decimal, own) => {
      const share = kellyShare(decimal, own);
      if (expectedValue(decimal, own) <= 0) {
        expect(share).toBe(0);
        return;
      }
      const growth = (of: number) => own * Math.log(1 + of * (decimal - 1)) + (1 - own) * Math.log(1 - of);
      for (const other of [share * 0.9, Math.min(0.999, share * 1.1 + 1e-6)])
        expect(growth(share)).toBeGreaterThanOrEqual(growth(other) - 1e-9);
    }),
  );
  expect(kellyShare(2.2, 0.5)).toBeCloseTo(0.0833, 4);
});

test('a hedged bonus bet gains the same whoever wins', () => {
  fc.assert(
    fc.property(amount, price, price, (bonus, own, other) => {
      const { hedge, profit } = convertedBonus(bonus, own, other);
      expect(bonus * (own - 1) - hedge).toBeCloseTo(profit, 6);
      expect(hedge * (other - 1)).toBeCloseTo(profit, 6);
    }),
  );
});

test('a round robin of all picks is their parlay', () => {
  const prices = [1.5, 2, 3.25];
  expect(roundRobinReturn(prices, 3, 3, 10)).toBeCloseTo(97.5, 6);
  expect(roundRobinReturn(prices, 2, 2, 10)).toBeCloseTo(30, 6);
  expect(roundRobinReturn(prices, 2, 1, 10)).toBe(0);
  expect(parlayProfit(1000, [-200, 100, 225]) / 100).toBeCloseTo(roundRobinReturn(prices, 3, 3, 10) - 10, 6);
});

test.each([
  [5, 2, 10],
  [6, 3, 20],
  [12, 11, 12],
])('%i picks make sets of %i: %i', (of, by, sets) => {
  expect(combinations(of, by)).toBe(sets);
});
