/** The normal distribution, against values known in closed form or from tables. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bivariate,
  bivariateDensity,
  cumulative,
  density,
  quantile,
} from '../../../../lambdas/domain/asking/same-game/normal.ts';

test('one variable', () => {
  expect(cumulative(1.959963985)).toBeCloseTo(0.975, 9);
  expect(cumulative(-8)).toBeCloseTo(6.22e-16, 17);
  expect([cumulative(-40), cumulative(40)]).toEqual([0, 1]);
  expect(density(0)).toBeCloseTo(0.39894228, 8);
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1 - 1e-6, noNaN: true }), (share) => {
      expect(cumulative(quantile(share))).toBeCloseTo(share, 10);
    }),
  );
  expect(() => quantile(0)).toThrow(RangeError);
});

describe('two variables', () => {
  test('of even chance follow the arc sine', () => {
    for (const rho of [-0.95, -0.4, 0, 0.3, 0.9])
      expect(bivariate(0, 0, rho)).toBeCloseTo(0.25 + Math.asin(rho) / (2 * Math.PI), 7);
  });

  test('have the marginal chances, and grow with their correlation by the density', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -2.5, max: 2.5, noNaN: true }),
        fc.double({ min: -2.5, max: 2.5, noNaN: true }),
        fc.double({ min: -0.9, max: 0.9, noNaN: true }),
        (h, k, rho) => {
          const both = bivariate(h, k, rho);
          expect(both).toBeLessThanOrEqual(Math.min(cumulative(h), cumulative(k)) + 1e-7);
          expect(both).toBeCloseTo(bivariate(k, h, rho), 9);
          expect(cumulative(h) - bivariate(h, -k, -rho)).toBeCloseTo(both, 6);
          const slope = (bivariate(h, k, rho + 1e-4) - bivariate(h, k, rho - 1e-4)) / 2e-4;
          expect(slope).toBeCloseTo(bivariateDensity(h, k, rho), 4);
        },
      ),
    );
  });
});
