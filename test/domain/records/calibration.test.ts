/** Calibration: stored sums give the same results as the formulas applied to the forecasts. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { total } from '../../../lambdas/domain/platform/counts.ts';
import {
  countsOfForecast,
  forecastsOf,
  wilsonInterval,
} from '../../../lambdas/domain/records/calibration.ts';
import { slatePicks } from './slate-picks.ts';

const forecast = (status: 'hit' | 'miss' | 'push', confidence: number, market: number | null = null) =>
  countsOfForecast({ status, metadata: { confidence, market_probability: market } });

test('Brier: always forecasting half scores 0.25, certainty scores 0 or 1', () => {
  const brier = (...counts: ReturnType<typeof forecast>[]) => forecastsOf(total(counts)).brier;
  expect(brier(forecast('hit', 50), forecast('miss', 50))).toBe(0.25);
  expect(brier(forecast('hit', 100), forecast('miss', 0))).toBe(0);
  expect(brier(forecast('miss', 100))).toBe(1);
  expect(brier()).toBeNull();
  expect(brier(forecast('push', 100))).toBeNull();
});

test('our forecasts and the market’s are measured on the same picks', () => {
  const counts = total([forecast('hit', 60, 50), forecast('miss', 60, 50), forecast('miss', 99)]);
  expect(forecastsOf(counts)).toMatchObject({
    count: 3,
    compared: 2,
    comparedBrier: 0.26,
    marketBrier: 0.25,
  });
});

test('a band counts the forecasts in it, and 100 belongs to the last band', () => {
  const counts = total([
    forecast('hit', 60),
    forecast('miss', 65),
    forecast('hit', 69.9),
    forecast('hit', 100),
    forecast('push', 10),
  ]);
  expect(forecastsOf(counts).bands).toMatchObject([
    { from: 60, to: 70, forecasts: 3, hits: 2, predicted: 65, observed: 66.7 },
    { from: 90, to: 100, forecasts: 1, hits: 1, predicted: 100, observed: 100 },
  ]);
});

test('the sums match the formulas, and the bands add up to the total', () => {
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
      for (const { from, to, predicted } of bands) {
        expect(predicted).toBeGreaterThanOrEqual(from);
        expect(predicted).toBeLessThanOrEqual(to);
      }
    }),
  );
});

test.each([
  [55, 100, 45.2, 64.4],
  [550, 1000, 51.9, 58.1],
  [11, 17, 41.3, 82.7],
])('%i of %i is between %f and %f percent', (hits, decided, low, high) => {
  expect(wilsonInterval(hits, decided)).toEqual({ low, high });
});

test('an interval contains its rate, stays within 0 and 100, and is null without picks', () => {
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
