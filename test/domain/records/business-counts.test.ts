/** What a subscription and a payment add to the counters of the business. */
import { expect, test } from 'vitest';
import type { PaidSubscription } from '../../../lambdas/domain/billing/subscription.ts';
import {
  countsOfPayment,
  countsOfSubscription,
  countsOfTurn,
  stepsOfAllTime,
  stepsOfDay,
} from '../../../lambdas/domain/records/business-counts.ts';

const paid: PaidSubscription = {
  provider: 'stripe',
  id: 'sub_1',
  customerId: 'cus_1',
  plan: 'core',
  status: 'active',
  interval: 'month',
  amount: 999,
  currency: 'usd',
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  startedAt: 0,
  lastEventAt: 0,
};
const granted = { provider: 'grant', status: 'active', lastEventAt: 0 } as const;

test('a billed subscription counts with what it costs a month', () => {
  expect(countsOfSubscription(paid)).toEqual({ 'subscribers:core': 1, 'recurring:core': 999 });
  expect(countsOfSubscription({ ...paid, interval: 'year', amount: 9_588 })).toMatchObject({
    'recurring:core': 799,
  });
  expect(countsOfSubscription({ ...paid, status: 'past_due' })).toMatchObject({ 'subscribers:past_due': 1 });
  expect(countsOfSubscription({ ...paid, currency: 'eur' })).toMatchObject({ 'recurring:core': 0 });
  for (const unbilled of [{ ...paid, status: 'canceled' }, granted, undefined]) {
    expect(countsOfSubscription(unbilled)).toEqual({});
  }
});

test('a start and an end count on their day, and a change between billed states does not', () => {
  const ended = { ...paid, status: 'canceled' };
  expect(countsOfTurn(undefined, paid)).toEqual({ 'subscriptions:started': 1 });
  expect(countsOfTurn(paid, ended)).toEqual({ 'subscriptions:ended': 1 });
  expect(countsOfTurn(paid, { ...paid, status: 'past_due' })).toEqual({});
  expect(countsOfTurn(ended, granted)).toEqual({});
});

test('revenue counts in US dollars only, and a renewal counts in any currency', () => {
  const renewal = { amount: 999, pays: 'renewal' } as const;
  expect(countsOfPayment('core', { ...renewal, currency: 'usd' })).toEqual({
    'revenue:core': 999,
    'subscriptions:renewed': 1,
  });
  expect(countsOfPayment('core', { ...renewal, currency: 'eur' })).toEqual({ 'subscriptions:renewed': 1 });
  expect(countsOfPayment('core', { amount: 999, currency: 'usd', pays: 'start' })).toEqual({
    'revenue:core': 999,
  });
});

test('each counter goes to its day, to the all-time totals, or to both', () => {
  const steps = { signups: 1, users: 1, 'subscriptions:started': 1, 'recurring:core': 999 };
  expect(stepsOfDay(steps)).toEqual({ signups: 1, 'subscriptions:started': 1 });
  expect(stepsOfAllTime(steps)).toEqual({ signups: 1, users: 1, 'recurring:core': 999 });
});
