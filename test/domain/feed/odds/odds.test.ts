/** Odds arithmetic: known values, then properties of any odds. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  americanToDecimal,
  decimalToAmerican,
  formatAmerican,
  impliedProbability,
  isAmerican,
  noVig,
  parlayDecimal,
  parlayProfit,
} from '../../../../lambdas/domain/feed/odds/odds.ts';
import { american } from '../games/games.ts';

test('American odds are at least 100 away from zero', () => {
  expect([100, -100, 264, -110].every(isAmerican)).toBe(true);
  expect([99, -99, 0, 1.9, Number.NaN, Number.POSITIVE_INFINITY].some(isAmerican)).toBe(false);
});

test.each([
  [150, 2.5],
  [-150, 1 + 2 / 3],
  [100, 2],
  [-100, 2],
])('%i is %f in decimal', (odds, decimal) => {
  expect(americanToDecimal(odds)).toBeCloseTo(decimal, 12);
});

test('an invalid price is refused', () => {
  for (const odds of [0, 50, -99, Number.NaN]) expect(() => americanToDecimal(odds)).toThrow(RangeError);
  for (const odds of [1, 0.5, 0, -2, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => decimalToAmerican(odds)).toThrow(RangeError);
  }
});

test('American odds survive conversion to decimal and back; even money is always +100', () => {
  fc.assert(
    fc.property(american, (odds) => {
      expect(decimalToAmerican(americanToDecimal(odds))).toBe(odds === -100 ? 100 : odds);
    }),
  );
});

test('a price that rounds to even money is +100 from either side', () => {
  expect([1.999, 2, 2.001].map(decimalToAmerican)).toEqual([100, 100, 100]);
});

test('every decimal price has valid American odds', () => {
  fc.assert(
    fc.property(fc.double({ min: 1.0001, max: 1e6, noNaN: true }), (decimal) => {
      expect(isAmerican(decimalToAmerican(decimal))).toBe(true);
    }),
  );
});

test('-110 breaks even at 52.38 percent', () => {
  expect(impliedProbability(-110)).toBeCloseTo(0.5238, 4);
});

test('the margin is removed from two and from three sides', () => {
  expect(noVig([-110, -110])).toEqual([0.5, 0.5]);
  const [favourite, underdog] = noVig([-150, 130]);
  expect(favourite).toBeCloseTo(0.5798, 4);
  expect(underdog).toBeCloseTo(0.4202, 4);
  expect(noVig([150, 220, 180])).toHaveLength(3);
});

test('no-vig probabilities add up to one and keep their order', () => {
  fc.assert(
    fc.property(fc.array(american, { minLength: 2, maxLength: 3 }), (market) => {
      const fair = noVig(market);
      expect(fair.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 10);
      const byPrice = market.map(impliedProbability);
      const order = (of: number[]) =>
        of.map((value, index) => [value, index] as const).sort((a, b) => a[0] - b[0]);
      expect(order(fair).map(([, index]) => index)).toEqual(order(byPrice).map(([, index]) => index));
    }),
  );
});

test('two legs at -110 pay +264', () => {
  expect(formatAmerican(decimalToAmerican(parlayDecimal([-110, -110])))).toBe('+264');
});

test('a parlay pays more with each leg, in any order', () => {
  fc.assert(
    fc.property(fc.array(american, { maxLength: 7 }), american, (legs, one) => {
      expect(parlayDecimal([...legs, one])).toBeGreaterThan(parlayDecimal(legs));
      expect(parlayDecimal([one, ...legs]) / parlayDecimal([...legs, one])).toBeCloseTo(1, 10);
    }),
  );
  expect(parlayDecimal([])).toBe(1);
});

test('odds are formatted with their sign', () => {
  expect([264, -110, 100, 149.6].map(formatAmerican)).toEqual(['+264', '-110', '+100', '+150']);
});

test.each([
  [[-110], 90_91],
  [[195], 195_00],
  [[-110, 150], 377_27],
  // Half a cent each, which binary fractions round down slightly.
  [[105, 105, 130], 866_58],
  [[105, 110, 115], 825_58],
  [[105, 130, 145], 1055_18],
  [[], 0],
])('$100 at %j wins %i cents', (odds, cents) => {
  expect(parlayProfit(100_00, odds)).toBe(cents);
});

test('profit is the nearest whole cent of the multiplied prices', () => {
  fc.assert(
    fc.property(fc.array(american, { minLength: 1, maxLength: 8 }), (odds) => {
      const profit = parlayProfit(100_00, odds);
      expect(Number.isInteger(profit)).toBe(true);
      expect(profit).toBeGreaterThan(0);
      const exact = 100_00 * (parlayDecimal(odds) - 1);
      expect(Math.abs(profit - exact)).toBeLessThanOrEqual(0.5 + exact * 1e-12);
      expect(parlayProfit(100_00, odds.toReversed())).toBe(profit);
    }),
  );
});

test('a parlay with an invalid price has no profit', () => {
  expect(() => parlayProfit(100_00, [150, 50])).toThrow(RangeError);
});
