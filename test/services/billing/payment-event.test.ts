/** The provider's events as the product reads them: what pays for what, and which refunds count. */
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { readEvent } from '../../../lambdas/services/billing/payment-event.ts';
import { readState } from '../../../lambdas/services/billing/payment-state.ts';

const event = (type: string, object: object) =>
  readEvent({ id: 'evt_1', type, created: 1, data: { object } } as unknown as Stripe.Event);

const invoice = (more: object = {}) => ({
  customer: 'cus_1',
  parent: { subscription_details: { subscription: { id: 'sub_1' }, metadata: { userId: 'u1' } } },
  amount_paid: 999,
  currency: 'usd',
  billing_reason: 'subscription_create',
  ...more,
});

test.each([
  ['subscription_create', 'start'],
  ['subscription_cycle', 'renewal'],
  ['subscription_update', 'other'],
  ['manual', 'other'],
  [null, 'other'],
])('an invoice paid for %s pays for a %s', (billing_reason, pays) => {
  expect(event('invoice.paid', invoice({ billing_reason })).payment).toEqual({
    customerId: 'cus_1',
    userId: 'u1',
    subscriptionId: 'sub_1',
    pays,
    amount: 999,
    currency: 'usd',
  });
});

test('an invoice of nothing, or of no subscription, is no payment', () => {
  expect(event('invoice.paid', invoice({ amount_paid: 0 })).payment).toBeUndefined();
  expect(event('invoice.paid', invoice({ parent: null })).payment).toBeUndefined();
  expect(event('invoice.payment_failed', invoice()).payment).toBeUndefined();
});

test('only a full refund or a dispute is a reversal', () => {
  expect(event('charge.refunded', { id: 'ch_1', refunded: true }).reversal).toEqual({ chargeId: 'ch_1' });
  expect(event('charge.refunded', { id: 'ch_1', refunded: false }).reversal).toBeUndefined();
  expect(event('charge.dispute.created', { charge: { id: 'ch_2' } }).reversal).toEqual({ chargeId: 'ch_2' });
});

const subscription = (more: object = {}, price: object = {}) =>
  readState({
    id: 'sub_1',
    status: 'active',
    customer: { id: 'cus_1' },
    created: 5,
    cancel_at_period_end: false,
    items: {
      data: [
        {
          current_period_end: 9,
          price: {
            unit_amount: 999,
            currency: 'usd',
            metadata: { plan: 'core' },
            lookup_key: null,
            ...price,
          },
        },
      ],
    },
    ...more,
  } as unknown as Stripe.Subscription);

test('a subscription has the plan of its price, by its metadata or its lookup key', () => {
  expect(subscription()).toMatchObject({ plan: 'core', amount: 999, interval: 'month', currentPeriodEnd: 9 });
  expect(subscription({}, { metadata: {}, lookup_key: 'gameplan_pro_monthly' })?.plan).toBe('pro');
  expect(subscription({}, { metadata: { plan: 'free' } })).toBeUndefined();
  expect(subscription({}, { metadata: {} })).toBeUndefined();
});

test('a subscription that ends by a flag or by a date is shown as ending', () => {
  expect(subscription()?.cancelAtPeriodEnd).toBe(false);
  expect(subscription({ cancel_at_period_end: true })?.cancelAtPeriodEnd).toBe(true);
  expect(subscription({ cancel_at: 9 })?.cancelAtPeriodEnd).toBe(true);
});
