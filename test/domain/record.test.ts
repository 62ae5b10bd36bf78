/** The record: steps that always come to a full recount, and the figures made of them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PickStatus, pickStatuses } from '../../lambdas/contracts/sports.ts';
import {
  brierScore,
  type Counted,
  deltaOf,
  emptyTally,
  sum,
  summary,
  wilsonInterval,
} from '../../lambdas/domain/record.ts';

const states = fc.record<Counted>({
  status: fc.constantFrom(...pickStatuses),
  profitCents: fc.option(fc.integer({ min: -100_00, max: 5000_00 })),
});

test('steps of changing picks add up to counting the picks as they ended', () => {
  const histories = fc.array(fc.array(states, { minLength: 1, maxLength: 6 }), { maxLength: 20 });
  fc.assert(
    fc.property(histories, (picks) => {
      const steps = picks.flatMap((history) =>
        history.map((state, index) => deltaOf(history[index - 1] ?? null, state)),
      );
      const recount = picks.flatMap((history) => {
        const last = history.at(-1);
        return last ? [deltaOf(null, last)] : [];
      });
      expect(sum(steps)).toEqual(sum(recount));
      const { picks: all, hits, misses, pushes, pending } = sum(steps);
      expect(all).toBe(picks.length);
      expect(hits + misses + pushes + pending).toBe(picks.length);
    }),
  );
});

test('a step there and back leaves nothing', () => {
  fc.assert(
    fc.property(states, states, (one, other) => {
      expect(sum([deltaOf(one, other), deltaOf(other, one)])).toEqual(emptyTally);
    }),
  );
});

const counted = (status: PickStatus, profitCents: number | null) => deltaOf(null, { status, profitCents });

test('win rate, ROI and profit', () => {
  expect(
    summary([
      counted('hit', 90_91),
      counted('hit', 150_00),
      counted('miss', -100_00),
      counted('push', 0),
      counted('pending', null),
    ]),
  ).toEqual({
    winRate: 66.7,
    roi: 47,
    profit: 140.91,
    totalPicks: 5,
    hits: 2,
    misses: 1,
    pushes: 1,
    pending: 1,
  });
});

test('a pick without a price counts in the win rate only', () => {
  expect(summary([counted('hit', null), counted('miss', -100_00)])).toMatchObject({
    winRate: 50,
    roi: -100,
    profit: -100,
  });
});

test('nothing settled is nought, never a division by nothing', () => {
  const nothing = { winRate: 0, roi: 0, profit: 0, hits: 0, misses: 0 };
  expect(summary([])).toMatchObject({ ...nothing, totalPicks: 0 });
  expect(summary([counted('push', 0), counted('pending', null)])).toMatchObject(nothing);
});

test('a loss too small to show is a plain nought', () => {
  const [tiny] = [{ ...emptyTally, picks: 1, hits: 1, pricedSettled: 1000, profitCents: -1 }];
  expect(Object.is(summary([tiny]).roi, 0)).toBe(true);
});

test.each([
  [55, 100, 45.2, 64.4],
  [550, 1000, 51.9, 58.1],
  [11, 17, 41.3, 82.7],
])('%i of %i is somewhere from %f to %f percent', (hits, decided, low, high) => {
  const interval = wilsonInterval(hits, decided);
  expect((interval?.low ?? 0) * 100).toBeCloseTo(low, 1);
  expect((interval?.high ?? 0) * 100).toBeCloseTo(high, 1);
});

test('an interval holds its rate, stays within 0 and 1, and none comes of nothing', () => {
  expect(wilsonInterval(0, 0)).toBeNull();
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (decided, part) => {
        const hits = Math.round(part * decided);
        const interval = wilsonInterval(hits, decided);
        expect(interval?.low).toBeGreaterThanOrEqual(0);
        expect(interval?.high).toBeLessThanOrEqual(1);
        expect(interval?.low).toBeLessThanOrEqual(hits / decided + 1e-12);
        expect(interval?.high).toBeGreaterThanOrEqual(hits / decided - 1e-12);
      },
    ),
  );
});

test('Brier: always saying half scores a quarter, certainty scores nought or one', () => {
  const said = (probability: number, won: boolean) => ({ probability, won });
  expect(brierScore([said(0.5, true), said(0.5, false)])).toBe(0.25);
  expect(brierScore([said(1, true), said(0, false)])).toBe(0);
  expect(brierScore([said(1, false)])).toBe(1);
  expect(brierScore([])).toBeNull();
});
