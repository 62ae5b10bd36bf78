/** Forecasts against what came: the sums that are kept give what the formulas give of the forecasts themselves. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countsOfForecast, forecastsOf, wilsonInterval } from '../../lambdas/domain/calibration.ts';
import { total } from '../../lambdas/domain/counts.ts';
import { slatePicks } from './slate-picks.ts';

const forecast = (status: 'hit' | 'miss' | 'push', confidence: number, market: number | null = null) =>
  countsOfForecast({ status, metadata: { confidence, market_probability: market } });

test('Brier: always saying half scores a quarter, certainty scores nought or one', () => {
  const brier = (...counts: ReturnType<typeof forecast>[]) => forecastsOf(total(counts)).brier;
  expect(brier(forecast('hit', 50), forecast('miss', 50))).toBe(0.25);
  expect(brier(forecast('hit', 100), forecast('miss', 0))).toBe(0);
  expect(brier(forecast('miss', 100))).toBe(1);
  expect(brier()).toBeNull();
  expect(brier(forecast('push', 100))).toBeNull();
});

test('ours and the market’s are measured on the same forecasts', () => {
  const counts = total([forecast('hit', 60, 50), forecast('miss', 60, 50), forecast('miss', 99)]);
  expect(forecastsOf(counts)).toMatchObject({
    count: 3,
    compared: 2,
    comparedBrier: 0.26,
    marketBrier: 0.25,
  });
});

test('a band holds what was said in it, and 100 belongs to the last', () => {
  const counts = total([
    forecast('hit', 60),
    forecast('miss', 65),
    forecast('hit', 69.9),
    forecast('hit', 100),
    forecast('push', 10),
  ]);
  expect(forecastsOf(counts).bands).toMatchObject([
    { from: 60, to: 70, forecasts: 3, hits: 2, said: 65, came: 66.7 },
    { from: 90, to: 100, forecasts: 1, hits: 1, said: 100, came: 100 },
  ]);
});

test('the sums give what the formulas give, and the bands add up to all of it', () => {
  fc.assert(
    fc.property(fc.array(slatePicks, { maxLength: 60 }), (picks) => {
      const decided = picks.filter(({ status }) => status === 'hit' || status === 'miss');
      const { count, brier, bands } = forecastsOf(total(picks.map(countsOfForecast)));
      expect(count).toBe(decided.length);
      fc.pre(decided.length > 0);
      const squares = decided.map(
        ({ status, metadata }) => (metadata.confidence / 100 - (status === 'hit' ? 1 : 0)) ** 2,
      );
      expect(brier).toBeCloseTo(squares.reduce((sum, each) => sum + each, 0) / decided.length, 3);
      expect(bands.reduce((sum, band) => sum + band.forecasts, 0)).toBe(count);
      expect(bands.reduce((sum, band) => sum + band.hits, 0)).toBe(
        decided.filter(({ status }) => status === 'hit').length,
      );
      for (const { from, to, said } of bands) {
        expect(said).toBeGreaterThanOrEqual(from);
        expect(said).toBeLessThanOrEqual(to);
      }
    }),
  );
});

test.each([
  [55, 100, 45.2, 64.4],
  [550, 1000, 51.9, 58.1],
  [11, 17, 41.3, 82.7],
])('%i of %i is somewhere from %f to %f percent', (hits, decided, low, high) => {
  expect(wilsonInterval(hits, decided)).toEqual({ low, high });
});

test('an interval holds its rate, stays within 0 and 100, and none comes of nothing', () => {
  expect(wilsonInterval(0, 0)).toBeNull();
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (decided, part) => {
        const hits = Math.round(part * decided);
        const { low, high } = wilsonInterval(hits, decided) ?? { low: Number.NaN, high: Number.NaN };
        const rate = (hits * 100) / decided;
        const rounding = 0.05 + 1e-9;
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(100);
        expect(low).toBeLessThanOrEqual(rate + rounding);
        expect(high).toBeGreaterThanOrEqual(rate - rounding);
      },
    ),
  );
});
