/** Figures of the admin portal, computed from counters. */
import { describe, expect, test } from 'vitest';
import { analyticsOf } from '../../../lambdas/domain/records/analytics.ts';
import type { BusinessCounts } from '../../../lambdas/domain/records/business-counts.ts';

const days = ['2026-11-20', '2026-11-21', '2026-11-22'];
const price = { input: 0.4, output: 1.6 };

const figures = (all: BusinessCounts, byDay: Readonly<Record<string, BusinessCounts>> = {}, at = price) =>
  analyticsOf({ all, days, byDay: new Map(Object.entries(byDay)) }, at);

test('growth starts from the number of users before the period', () => {
  const { userStats } = figures(
    { users: 9, signups: 10 },
    { '2026-11-20': { signups: 1 }, '2026-11-22': { signups: 3 } },
  );
  expect(userStats.userGrowth).toEqual([
    { date: '2026-11-20', count: 1, total: 7 },
    { date: '2026-11-21', count: 0, total: 7 },
    { date: '2026-11-22', count: 3, total: 10 },
  ]);
});

describe('churn', () => {
  test('is the share of subscriptions active at the start that ended', () => {
    const { subscriptionStats } = figures(
      { 'subscribers:core': 20, 'subscribers:pro': 3 },
      { '2026-11-21': { 'subscriptions:started': 5, 'subscriptions:ended': 2 } },
    );
    expect(subscriptionStats).toMatchObject({ started: 5, ended: 2, activeAtStart: 20, churn: 10 });
  });

  test('is null without active subscriptions', () => {
    const { subscriptionStats } = figures(
      { 'subscribers:core': 2 },
      { '2026-11-21': { 'subscriptions:started': 2 } },
    );
    expect(subscriptionStats).toMatchObject({ activeAtStart: 0, churn: null });
  });
});

test('revenue is in dollars, by plan and day', () => {
  const { revenueStats } = figures(
    { 'recurring:core': 1998, 'recurring:pro': 2499 },
    { '2026-11-20': { 'revenue:core': 999 }, '2026-11-22': { 'revenue:core': 999, 'revenue:pro': 2499 } },
  );
  expect(revenueStats).toEqual({
    monthlyRecurring: 44.97,
    revenueInPeriod: 44.97,
    revenueByDay: [
      { date: '2026-11-20', core: 9.99, pro: 0 },
      { date: '2026-11-21', core: 0, pro: 0 },
      { date: '2026-11-22', core: 9.99, pro: 24.99 },
    ],
  });
});

describe('asks', () => {
  const counted = {
    '2026-11-20': { 'asks:play': 3, 'asks:substituted': 1, 'tokens:input': 9_000, 'tokens:output': 900 },
    '2026-11-21': { 'asks:info': 1, 'asks:failed': 1, 'tokens:input': 1_000, 'tokens:output': 100 },
  } as const;

  test("are priced at the model's rates", () => {
    expect(figures({}, counted).askStats).toMatchObject({
      asksInPeriod: 5,
      asksByOutcome: { play: 3, no_play: 0, info: 1, care: 0, failed: 1 },
      substituted: 1,
      substitutionRate: 33.3,
      tokens: { input: 10_000, output: 1_000 },
      modelCost: 0.01,
      costPerAsk: 0.00112,
    });
  });

  test('have no cost without a configured price, and no cost per question without questions', () => {
    const { askStats } = figures({}, counted, { input: 0, output: 0 });
    expect([askStats.modelCost, askStats.costPerAsk]).toEqual([null, null]);
    expect(figures({}).askStats).toMatchObject({ modelCost: 0, costPerAsk: null, substitutionRate: null });
  });
});
