/** Sample responses about a user's account. */
import type { getProfile } from '../../../../lambdas/contracts/accounts/account.ts';
import type { ListedUser } from '../../../../lambdas/contracts/accounts/admin.ts';
import type { SubscriptionPlan, UserSubscription } from '../../../../lambdas/contracts/billing/billing.ts';
import type { OutputOf } from '../../../../lambdas/contracts/platform/contract.ts';

/** Without preferences. */
export const account: OutputOf<typeof getProfile> = {
  profile: {
    name: 'Test Person',
    email: 'person@example.com',
    createdAt: '2026-01-02T03:04:05.000Z',
    mailProblem: null,
    preferredSport: null,
    preferredTeam: null,
    bettingStyle: null,
    riskTolerance: null,
    oddsFormat: 'american',
    books: [],
  },
  knownBooks: ['bet365', 'DraftKings', 'FanDuel'],
};

export const paid: UserSubscription = {
  plan: 'core',
  status: 'active',
  interval: 'month',
  next_billing_date: Date.UTC(2026, 11, 21, 18) / 1000,
  amount: 9.99,
  cancel_at_period_end: false,
};

export const plans: readonly SubscriptionPlan[] = ['core', 'pro'].map((name) => ({
  id: name,
  name,
  price: 9.99,
  features: [],
  is_active: true,
}));

/** As administrators see a user. */
export const listed: ListedUser = {
  id: '1',
  name: 'Listed Person',
  email: 'listed@example.com',
  subscription_plan: 'core',
  paid: false,
  subscription_status: 'active',
  next_billing_date: null,
  cancel_at_period_end: false,
  created_at: '2026-11-02T18:00:00Z',
  last_login: null,
};
