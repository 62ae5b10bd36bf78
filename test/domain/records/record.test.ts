/** The record: differences that add up to a full recount, and the figures computed from it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PickStatus, pickStatuses } from '../../../lambdas/contracts/feed/sports.ts';
import { previousDays } from '../../../lambdas/domain/platform/toronto-day.ts';
import {
  type Counted,
  type DatedTally,
  deltaOf,
  emptyTally,
  lineOf,
  profitByDate,
  sum,
  summary,
} from '../../../lambdas/domain/records/record.ts';
import { clvs } from './slate-picks.ts';

const states = fc.record<Counted>({
  status: fc.constantFrom(...pickStatuses),
  profitCents: fc.option(fc.integer({ min: -100_00, max: 5000_00 })),
  clvTenths: clvs,
});

test('the differences of changing picks add up to the final count', () => {
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

test('a change and its reverse cancel out', () => {
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
  ).toMatchObject({
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

test('a pick is marked if its owner had the last word', () => {
  const [user, feed] = [
    { status: 'hit', by: 'user', at: '' } as const,
    { status: 'hit', by: 'feed', at: '' } as const,
  ];
  const marked = (...grades: (typeof user | typeof feed)[]) =>
    deltaOf(null, { status: 'hit', profitCents: 90_91, grades }).marked;
  expect([marked(user), marked(feed, user), marked(user, feed), marked()]).toEqual([1, 1, 0, 0]);
});

test("the ROI on an owner's own stakes is by those stakes", () => {
  const bet = (stake: number) => ({ stakeCents: stake, price: 100, book: null, note: null });
  const own = [
    deltaOf(null, { status: 'hit', profitCents: 90_91, bet: bet(20_00) }),
    deltaOf(null, { status: 'miss', profitCents: -100_00, bet: bet(10_00) }),
  ];
  expect(summary(own).own).toMatchObject({ picks: 2, settled: 2, staked: 30, profit: 10, roi: 33.3 });
});

test('is zero without settled picks, never a division by zero', () => {
  const nothing = { winRate: 0, roi: 0, profit: 0, hits: 0, misses: 0 };
  expect(summary([])).toMatchObject({ ...nothing, totalPicks: 0 });
  expect(summary([counted('push', 0), counted('pending', null)])).toMatchObject(nothing);
});

test('a loss too small to show is a plain zero', () => {
  const [tiny] = [{ ...emptyTally, picks: 1, hits: 1, pricedSettled: 1000, profitCents: -1 }];
  expect(Object.is(summary([tiny]).roi, 0)).toBe(true);
});

test('by day: the running total ends at the profit of the period, and days without a pick repeat it', () => {
  const days = previousDays('2026-03-10', 30);
  const day = fc.constantFrom(...days);
  const tallies = fc
    .uniqueArray(fc.tuple(day, states), { selector: ([name]) => name, maxLength: 30 })
    .map((each) => each.map(([name, state]): DatedTally => ({ ...deltaOf(null, state), date: name })));
  fc.assert(
    fc.property(tallies, (some) => {
      const shown = profitByDate(days, some);
      const { profit, hits, misses, pushes } = summary(some);
      expect(shown.map(({ date }) => date)).toEqual(days);
      expect(shown.at(-1)?.total).toBe(profit);
      expect(shown.reduce((sum, { settled }) => sum + settled, 0)).toBe(hits + misses + pushes);
      let running = 0;
      for (const each of shown) {
        running += Math.round(each.profit * 100);
        expect(each.total).toBe(running / 100);
      }
    }),
  );
});

test('the rate of an empty part is unknown', () => {
  const pushed = { hits: 0, misses: 0, pushes: 2, pricedSettled: 0, profitCents: 0 };
  expect(lineOf(pushed)).toEqual({ hits: 0, misses: 0, pushes: 2, winRate: null, roi: null, profit: 0 });
  expect(lineOf({ hits: 2, misses: 1, pushes: 0, pricedSettled: 2, profitCents: -5_00 })).toMatchObject({
    winRate: 66.7,
    roi: -2.5,
    profit: -5,
  });
});
