/** Which event about a subscription counts, and the plan it gives. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compareEvent,
  grantedStanding,
  isRunning,
  type PaidState,
  paidStanding,
  type Subscription,
  shownSubscription,
  supersedes,
} from '../../../lambdas/domain/billing/subscription.ts';

const state = (more: Partial<PaidState> = {}): PaidState => ({
  provider: 'stripe',
  id: 'sub_1',
  customerId: 'cus_1',
  plan: 'pro',
  status: 'active',
  interval: 'month',
  amount: 2499,
  currency: 'usd',
  currentPeriodEnd: 2_000,
  cancelAtPeriodEnd: false,
  startedAt: 100,
  ...more,
});

describe('the plan of a status', () => {
  test.each([
    ['active', 'pro'],
    ['trialing', 'pro'],
    ['past_due', 'pro'],
    ['unpaid', 'pro'],
    ['paused', 'pro'],
    ['incomplete', 'free'],
    ['incomplete_expired', 'free'],
    ['canceled', 'free'],
  ])('%s is the plan %s', (status, plan) => {
    const standing = paidStanding(state({ status }), 100);
    expect([standing.plan, standing.subscriptionStatus]).toEqual([plan, status]);
    expect(isRunning(standing.subscription)).toBe(plan === 'pro');
  });

  test('an administrator’s plan is active and unpaid; free ends access', () => {
    const now = new Date(100_500);
    expect(grantedStanding('core', now)).toEqual({
      plan: 'core',
      subscriptionStatus: 'active',
      subscription: { provider: 'grant', status: 'active', lastEventAt: 100 },
    });
    expect(grantedStanding('free', now)).toMatchObject({ plan: 'free', subscriptionStatus: 'inactive' });
    expect(isRunning(grantedStanding('core', now).subscription)).toBe(false);
  });
});

describe('compareEvent', () => {
  const stored: Subscription = { ...state(), lastEventAt: 100 };
  test.each([
    ['an older event is stale', stored, 'sub_1', 99, 'stale'],
    ['one of the same second must be looked up', stored, 'sub_1', 100, 'ask'],
    ['a newer one applies', stored, 'sub_1', 101, 'apply'],
    ['one for another subscription must be looked up, however old', stored, 'sub_2', 1, 'ask'],
    ['the first one applies', undefined, 'sub_1', 1, 'apply'],
  ] as const)('%s', (_name, before, subscriptionId, at, verdict) => {
    expect(compareEvent(before, { subscriptionId, at })).toBe(verdict);
  });

  test.each([
    [99, 'stale'],
    [100, 'apply'],
    [101, 'apply'],
  ])('after an administrator’s change at 100, an event of %i is %s', (at, verdict) => {
    const { subscription } = grantedStanding('pro', new Date(100_900));
    expect(compareEvent(subscription, { subscriptionId: 'sub_1', at })).toBe(verdict);
  });

  test('events of different seconds end in the newest, in any order', () => {
    const events = fc.uniqueArray(
      fc.record({
        at: fc.integer({ min: 1, max: 50 }),
        status: fc.constantFrom('active', 'past_due', 'canceled'),
      }),
      { selector: ({ at }) => at, minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(
        events.chain((made) =>
          fc.tuple(
            fc.constant(made),
            fc.shuffledSubarray([...made, ...made], { minLength: made.length * 2 }),
          ),
        ),
        ([made, delivered]) => {
          let kept: Subscription | undefined;
          for (const { at, status } of delivered) {
            if (compareEvent(kept, { subscriptionId: 'sub_1', at }) === 'apply') {
              kept = paidStanding(state({ status }), at).subscription;
            }
          }
          const newest = made.reduce((one, other) => (one.at > other.at ? one : other));
          expect(kept).toMatchObject({ status: newest.status, lastEventAt: newest.at });
        },
      ),
    );
  });
});

describe('of two subscriptions of one account', () => {
  const stored = (more: Partial<PaidState>): Subscription => ({ ...state(more), lastEventAt: 100 });
  test.each([
    ['an active one replaces an ended one', { status: 'canceled', startedAt: 9 }, {}, true],
    ['an ended one does not replace an active one', {}, { status: 'canceled', startedAt: 900 }, false],
    ['the newer of two active ones counts', {}, { startedAt: 101 }, true],
    ['the older of two active ones does not', {}, { startedAt: 99 }, false],
    [
      'the newer of two ended ones counts',
      { status: 'canceled' },
      { status: 'canceled', startedAt: 101 },
      true,
    ],
  ])('%s', (_name, first, second, takes) => {
    expect(supersedes(stored(first), state({ id: 'sub_2', ...second }))).toBe(takes);
  });

  test('a subscription always replaces itself, an administrator’s plan and an empty one', () => {
    expect(supersedes(stored({}), state({ status: 'canceled' }))).toBe(true);
    expect(supersedes(grantedStanding('pro', new Date(0)).subscription, state())).toBe(true);
    expect(supersedes(undefined, state())).toBe(true);
  });
});

describe('what the owner sees', () => {
  test('is the amount in dollars and the next date', () => {
    expect(shownSubscription(paidStanding(state({ cancelAtPeriodEnd: true }), 100))).toEqual({
      plan: 'pro',
      status: 'active',
      interval: 'month',
      next_billing_date: 2_000,
      amount: 24.99,
      cancel_at_period_end: true,
    });
  });

  test('is nothing once it is over, removed, or never existed', () => {
    expect(shownSubscription(paidStanding(state({ status: 'canceled' }), 100))).toBeNull();
    expect(shownSubscription(grantedStanding('free', new Date(0)))).toBeNull();
    expect(shownSubscription({ plan: 'free', subscriptionStatus: 'inactive' })).toBeNull();
  });
});
