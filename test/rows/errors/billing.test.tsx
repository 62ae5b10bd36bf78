// @vitest-environment happy-dom
/** The error catalogue on the subscription page, and its dates. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { billingDate } from '../../../web/src/features/billing/subscription/billing-date.ts';
import { alertIn, dialog, errorToast, main, press } from '../../web/screens/support/controls.ts';
import { expectEveryFault, faults, writeFaults } from '../../web/screens/support/faults.ts';
import { type Answers, activeSubscriber, eventually, openApp } from '../../web/screens/support/open-app.tsx';
import { paid, plans } from '../../web/screens/support/sample-account.ts';
import { refusals, refused } from './refusals.ts';

const path = '/account/subscription';

async function open(answers: Answers, of = path): Promise<Answers> {
  const all = { ...activeSubscriber, ...answers };
  await openApp(of, all);
  return all;
}

/** Opens the page of a paid plan. */
const openPaid = (isEnding = false, more: Answers = {}) =>
  open({
    'user-subscription': () => Response.json({ subscription: { ...paid, cancel_at_period_end: isEnding } }),
    ...more,
  });

const cancel = async () => {
  await press('Cancel Subscription');
  await press('Yes, Cancel', dialog);
};

test('a checkout that does not start is a toast titled Checkout Error', async () => {
  const answers = await open({ 'subscription-plans': () => Response.json({ plans }) });
  const failure = {
    call: 'create-checkout-session',
    own: refusals.checkoutFailed.error,
    place: errorToast('Checkout Error'),
    provoke: () => press('Choose pro'),
  } as const;
  await expectEveryFault(answers, { ...failure, faults });
  const second = {
    name: 'subscribed',
    answer: refused(refusals.subscribed),
    message: refusals.subscribed.error,
  };
  await expectEveryFault(answers, { ...failure, faults: [second] });
});

test.each([
  ['cancel', false, 'Failed to cancel subscription. Please try again.', cancel],
  [
    'reactivate',
    true,
    'Failed to reactivate subscription. Please try again.',
    () => press('Reactivate Subscription'),
  ],
] as const)('a subscription that does not %s is a toast', async (_action, isEnding, own, provoke) => {
  const answers = await openPaid(isEnding);
  await expectEveryFault(answers, {
    call: 'manage-subscription',
    own,
    place: errorToast('Error'),
    provoke,
    faults: writeFaults,
  });
});

test('a billing portal that does not open is a toast', async () => {
  const answers = await openPaid();
  await expectEveryFault(answers, {
    call: 'manage-subscription',
    own: 'Failed to open billing portal. Please try again.',
    place: errorToast('Error'),
    provoke: () => press('Manage Billing'),
    faults,
  });
});

test.each([
  ['plans', 'subscription-plans', 'Failed to load subscription plans. Please try again.'],
  ['the subscription', 'user-subscription', 'Failed to load subscription data. Please try again.'],
] as const)('%s: what does not load is an error in a box', async (_what, call, own) => {
  const answers = await open({ [call]: refused(refusals.ourFault) });
  const place = alertIn(main);
  await eventually(() => expect(place().textContent).toContain(refusals.ourFault.error));
  await expectEveryFault(answers, { call, own, place, provoke: () => press('Try again'), faults });
});

test.each([
  [
    'cancellation',
    false,
    cancel,
    'Subscription Canceled',
    /will end at the end of the current billing period/,
  ],
  ['reactivation', true, () => press('Reactivate Subscription'), 'Subscription Reactivated', /continues/],
] as const)('a %s is confirmed by a toast', async (_what, isEnding, provoke, title, text) => {
  await openPaid(isEnding, {
    'manage-subscription': () =>
      Response.json({ subscription: { ...paid, cancel_at_period_end: !isEnding } }),
  });
  await provoke();
  const toast = await eventually(() => screen.getByText(title).closest('[role=status]'));
  expect(toast?.textContent).toMatch(text);
});

test.each([
  ['missing', null, 'Not available'],
  ['a number that is no date', 1e18, 'Invalid date'],
  ['a text that is no date', 'in a month or so', 'Invalid date format'],
])('a date that is %s says so', (_what, value, shown) => {
  expect(billingDate(value)).toBe(shown);
});
