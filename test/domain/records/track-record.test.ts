/** The public track record: computed from all slate predictions and nothing else. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { total } from '../../../lambdas/domain/platform/counts.ts';
import { countsByKind } from '../../../lambdas/domain/records/breakdown.ts';
import { clvSummary } from '../../../lambdas/domain/records/clv-counts.ts';
import { deltaOf, sum, summary } from '../../../lambdas/domain/records/record.ts';
import {
  countsOfSlate,
  recordOf,
  type SlatePick,
  trackRecordOf,
} from '../../../lambdas/domain/records/track-record.ts';
import { slatePicks } from './slate-picks.ts';

const months = ['2026-01', '2026-02', '2026-03'] as const;

const countsOf = (picks: readonly SlatePick[]) =>
  total(picks.map((pick) => countsOfSlate(pick, deltaOf(null, pick), countsByKind(pick))));

test('the months add up to the record, and the record equals a user’s record of the same picks', () => {
  const someMonths = fc.tuple(...months.map(() => fc.array(slatePicks, { maxLength: 15 })));
  fc.assert(
    fc.property(someMonths, (made) => {
      const stored = made.map((picks, index) => ({
        month: months[index] ?? '',
        counts: countsOf(picks),
      }));
      const record = trackRecordOf(stored, 0);
      const person = summary(made.flat().map((pick) => deltaOf(null, pick)));
      expect(record.clv).toEqual(clvSummary(sum(made.flat().map((pick) => deltaOf(null, pick)))));
      expect([record.hits, record.misses, record.pushes]).toEqual([
        person.hits,
        person.misses,
        person.pushes,
      ]);
      expect(record.units).toBeCloseTo(person.profit / 100, 1);
      expect(record.winRate ?? 0).toBe(person.winRate);
      expect(record.roi ?? 0).toBe(person.roi);
      expect(record.months.reduce((sum, month) => sum + month.hits + month.misses + month.pushes, 0)).toBe(
        record.hits + record.misses + record.pushes,
      );
      expect(record.months.at(-1)?.total ?? 0).toBe(record.units);
      if (record.roiInterval) {
        expect(record.roiInterval.low).toBeLessThanOrEqual((record.roi ?? 0) + 0.1);
        expect(record.roiInterval.high).toBeGreaterThanOrEqual((record.roi ?? 0) - 0.1);
      }
    }),
  );
});

const won = (profitCents: number): SlatePick => ({
  sport: 'NFL',
  status: profitCents > 0 ? 'hit' : 'miss',
  profitCents,
  metadata: { bet_type: ['spread'], confidence: 55, market_probability: 50 },
});

test('the interval of the ROI is that of the returns: ± 1.96 σ ÷ √n', () => {
  // At even money with half of a hundred won: mean 0, σ 1.005 stakes.
  const picks = Array.from({ length: 100 }, (_, index) => won(index % 2 === 0 ? 100_00 : -100_00));
  const { roi, roiInterval } = trackRecordOf([{ month: '2026-01', counts: countsOf(picks) }], 0);
  expect(roi).toBe(0);
  expect(roiInterval).toEqual({ low: -19.7, high: 19.7 });
});

test('the interval is around the mean, however far from zero', () => {
  // At even money with three of four won: mean half a stake, σ 0.870 stakes.
  const picks = Array.from({ length: 100 }, (_, index) => won(index % 4 === 0 ? -100_00 : 100_00));
  const { roi, roiInterval } = trackRecordOf([{ month: '2026-01', counts: countsOf(picks) }], 0);
  expect([roi, roiInterval]).toEqual([50, { low: 32.9, high: 67.1 }]);
});

test('is unknown for one stake and for none', () => {
  const one = trackRecordOf([{ month: '2026-01', counts: countsOf([won(90_91)]) }], 3);
  expect(one).toMatchObject({ hits: 1, pending: 3, units: 0.91, roi: 90.9, roiInterval: null });
  expect(trackRecordOf([], 0)).toEqual({
    hits: 0,
    misses: 0,
    pushes: 0,
    pending: 0,
    winRate: null,
    winRateInterval: null,
    priced: 0,
    units: 0,
    roi: null,
    roiInterval: null,
    forecasts: { count: 0, brier: null, compared: 0, comparedBrier: null, marketBrier: null, bands: [] },
    clv: { average: null, beatShare: null, beats: 0, n: 0 },
    months: [],
    bySport: [],
    byBetType: [],
  });
});

test('a sport is listed once one of its picks is settled', () => {
  expect(recordOf('Our NFL picks', { hits: 0, misses: 0 })).toEqual({});
  expect(recordOf('Our NFL picks', { hits: 2, misses: 1 })).toEqual({
    hit_rate: 66.7,
    stats: 'Our NFL picks: 66.7% (2 of 3)',
  });
});
