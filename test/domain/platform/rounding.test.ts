/** Rounding of rates and amounts. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearest } from '../../../lambdas/domain/platform/rounding.ts';
import { percent } from '../../../lambdas/domain/records/record.ts';

test.each([
  [5, 10, 1],
  [-5, 10, -1],
  [4, 10, 0],
  [-4, 10, 0],
  [-15, 10, -2],
  [1, 3, 0],
])('%i in %i are %i', (part, whole, expected) => {
  expect(nearest(part, whole)).toBe(expected);
});

test('a loss is rounded by the same amount as a win', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1e6 }), (part, whole) => {
      expect(nearest(-part, whole)).toBe(0 - nearest(part, whole));
    }),
  );
});

test('a percentage has one decimal, with halves away from zero', () => {
  expect([percent(1, 2000), percent(-1, 2000), percent(-1, 2001), percent(1, 0)]).toEqual([0.1, -0.1, 0, 0]);
});
