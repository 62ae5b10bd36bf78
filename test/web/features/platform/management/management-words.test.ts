/** The admin portal's words: figures, a subscription's status, and the audit trail. */
import { expect, test } from 'vitest';
import type { ListedUser } from '../../../../../lambdas/contracts/accounts/admin.ts';
import {
  changeWords,
  entryWords,
  whoWords,
} from '../../../../../web/src/features/platform/management/users/audit-words.ts';
import { subscriptionWords } from '../../../../../web/src/features/platform/management/users/subscription-words.ts';
import { countOf, share, smallDollars } from '../../../../../web/src/features/platform/management/words.ts';
import { listed } from '../../../screens/support/sample-account.ts';

const paid: ListedUser = { ...listed, paid: true, next_billing_date: Date.UTC(2026, 11, 3, 18) / 1000 };

test.each<[Partial<ListedUser>, string]>([
  [{}, 'Active, renews Dec 3, 2026'],
  [{ next_billing_date: null }, 'Active'],
  [{ subscription_status: 'trialing' }, 'Trial, renews Dec 3, 2026'],
  [{ subscription_status: 'past_due' }, 'Past due'],
  [{ subscription_status: 'canceled' }, 'Canceled'],
  [{ subscription_status: 'incomplete_expired' }, 'Incomplete expired'],
  [{ cancel_at_period_end: true }, 'Cancels Dec 3, 2026'],
  [{ cancel_at_period_end: true, next_billing_date: null }, 'Cancels at period end'],
  [{ paid: false }, 'Active, not billed'],
  [{ paid: false, subscription_plan: 'free', subscription_status: 'inactive' }, 'No subscription'],
])('%j is %s', (changes, words) => {
  expect(subscriptionWords({ ...paid, ...changes })).toBe(words);
});

test('a count has its noun, and what cannot be divided a dash', () => {
  expect([0, 1, 12_480].map((count) => countOf(count, 'user'))).toEqual([
    '0 users',
    '1 user',
    '12,480 users',
  ]);
  expect([share(0), share(12.5), share(null)]).toEqual(['0%', '12.5%', '–']);
  expect([smallDollars(0.00214), smallDollars(null)]).toEqual(['$0.0021', '–']);
});

const entry = { at: '2026-11-22T18:00:00.000Z', by: 'user', what: 'account edited', before: {}, after: {} };

test('an entry says who did what', () => {
  expect(entryWords(entry)).toBe('Account edited');
  expect(entryWords({ ...entry, what: 'invoice.created' }), 'one without a name here').toBe(
    'invoice.created',
  );
  expect(['user', 'admin:a@example.com', 'payments:evt_1:2', 'recount'].map(whoWords)).toEqual([
    'The user',
    'Administrator a@example.com',
    'Stripe, event evt_1:2',
    'recount',
  ]);
});

test('only what changed is listed, each value in words', () => {
  const before = {
    name: 'A',
    plan: 'free',
    status: null,
    amount: 999,
    cancelAtPeriodEnd: false,
    questions: 3,
  };
  const after = { ...before, plan: 'pro', status: 'active', amount: 2499, cancelAtPeriodEnd: true };
  expect(changeWords({ ...entry, before, after })).toEqual([
    'Plan: Free → Pro',
    'Status: none → active',
    'Amount: $9.99 → $24.99',
    'Cancels at period end: no → yes',
  ]);
});

test('a plan that no longer exists keeps its name', () => {
  expect(changeWords({ ...entry, before: { plan: 'elite' }, after: { plan: 'core' } })).toEqual([
    'Plan: elite → Core',
  ]);
});

test('a new value needs no arrow, and a password is never shown', () => {
  const after = {
    newPassword: true,
    currentPeriodEnd: Date.UTC(2026, 11, 21, 18) / 1000,
    excludedUntil: '2027-05-22T18:00:00.000Z',
    subscriptionId: 'sub_1',
  };
  expect(changeWords({ ...entry, after })).toEqual([
    'New password',
    'Paid until: Dec 21, 2026',
    'Excluded until: May 22, 2027',
    'Subscription: sub_1',
  ]);
});
