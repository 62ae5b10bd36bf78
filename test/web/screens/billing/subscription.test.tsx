// @vitest-environment happy-dom
/** The subscription, and the page after a payment. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SubscriptionPlan, UserSubscription } from '../../../../lambdas/contracts/billing/billing.ts';
import { dialog, press } from '../support/controls.ts';
import { activeSubscriber, eventually, openApp } from '../support/open-app.tsx';
import { paid, plans } from '../support/sample-account.ts';

const status = (status: string) => () =>
  Response.json({ status, subscription_plan: 'free', remainingPrompts: 7, breakUntil: null });
const inactive = status('inactive');

async function openSubscription(subscription: UserSubscription): Promise<HTMLElement> {
  await openApp('/account/subscription', {
    ...activeSubscriber,
    'user-subscription': () => Response.json({ subscription }),
  });
  return eventually(() => screen.getByRole('tabpanel'));
}

test.each([
  { status: 'active', label: 'Active', date: paid.next_billing_date, shown: 'Dec 21, 2026' },
  { status: 'trialing', label: 'Trial', date: null, shown: 'Not available' },
  { status: 'past_due', label: 'Past Due', date: 1e18, shown: 'Invalid date' },
  { status: 'canceled', label: 'Canceled', date: '2026-12-21', shown: 'Dec 21, 2026' },
  { status: 'unpaid', label: 'unpaid', date: 'in a month or so', shown: 'Invalid date format' },
])('the status $status is labeled $label, and the date $date is $shown', async (row) => {
  const panel = within(await openSubscription({ ...paid, status: row.status, next_billing_date: row.date }));
  expect(panel.getByText(row.label)).toBeTruthy();
  expect(panel.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '$9.99/month',
    row.shown,
  ]);
  expect(screen.queryByText('Your last payment failed') !== null).toBe(row.status === 'past_due');
});

test('a granted plan has nothing to pay or cancel', async () => {
  const panel = within(
    await openSubscription({ ...paid, interval: null, next_billing_date: null, amount: null }),
  );
  expect(panel.getByText(/nothing to pay, and nothing to cancel/)).toBeTruthy();
  expect(panel.getByText('Not available')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull();
});

test('a cancellation asks for confirmation, and can be undone', async () => {
  const sent: unknown[] = [];
  let subscription = paid;
  const current = () => Response.json({ subscription });
  await openApp('/account/subscription', {
    ...activeSubscriber,
    'user-subscription': current,
    'manage-subscription': (_url, init) => {
      const { action } = JSON.parse(String(init?.body));
      sent.push(action);
      subscription = { ...paid, cancel_at_period_end: action === 'cancel' };
      return current();
    },
  });
  const toast = (title: string) =>
    eventually(() => expect(screen.getByText(title).closest('[role=status]')).not.toBeNull());
  await press('Cancel Subscription');
  await press('Keep Subscription', dialog);
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([]);
  await press('Cancel Subscription');
  await press('Yes, Cancel', dialog);
  await toast('Subscription Canceled');
  await eventually(() => screen.getByText('Subscription Ending'));
  expect(screen.getByText('Access until')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull();
  await eventually(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your plan' })),
  );
  await press('Reactivate Subscription');
  await toast('Subscription Reactivated');
  await eventually(() => screen.getByRole('button', { name: 'Cancel Subscription' }));
  expect(screen.queryByText('Subscription Ending')).toBeNull();
  expect(screen.getByText('Next billing date')).toBeTruthy();
  expect(sent).toEqual(['cancel', 'reactivate']);
});

test('a checkout is refused for a user who has subscribed in another tab', async () => {
  const refusal = 'You already have an active subscription';
  await openApp('/account/subscription', {
    'get-user-status': inactive,
    'user-subscription': () => Response.json({ subscription: null }),
    'subscription-plans': () => Response.json({ plans }),
    'create-checkout-session': () => Response.json({ error: refusal }, { status: 409 }),
  });
  fireEvent.click(await eventually(() => screen.getByRole('button', { name: 'Choose core' })));
  const alert = await eventually(() => screen.getByRole('alert'));
  expect(alert.textContent).toContain('Checkout Error');
  expect(alert.textContent).toContain(refusal);
});

test('only plans that are sold are offered', async () => {
  const offers: SubscriptionPlan[] = [
    { id: 'free', name: 'free', price: 0, features: [], is_active: true },
    { id: 'core', name: 'core', price: 9.99, features: [], is_active: false },
    { id: 'pro', name: 'pro', price: 24.99, features: ['Everything'], is_active: true },
  ];
  await openApp('/account/subscription', {
    ...activeSubscriber,
    'subscription-plans': () => Response.json({ plans: offers }),
  });
  await eventually(() => screen.getByRole('button', { name: 'Choose pro' }));
  expect(screen.getAllByRole('button', { name: /^Choose/ })).toHaveLength(1);
  expect(screen.getByText('$24.99')).toBeTruthy();
});

test.each([
  ['paid', paid, true],
  ['granted', { ...paid, amount: null }, false],
])(
  'another plan than a %s one is chosen in the billing portal, if it is paid',
  async (_what, subscription, canChange) => {
    const sent: unknown[] = [];
    await openApp('/account/subscription?tab=change', {
      ...activeSubscriber,
      'user-subscription': () => Response.json({ subscription }),
      'subscription-plans': () => Response.json({ plans }),
      'manage-subscription': (_url, init) => {
        sent.push(JSON.parse(String(init?.body)));
        return Response.json({ error: 'Try again later' }, { status: 503 });
      },
    });
    const own = await eventually(() => screen.getByRole('button', { name: 'Your plan' }));
    expect(own).toHaveProperty('disabled', true);
    const other = screen.getByRole<HTMLButtonElement>('button', { name: 'Change to pro' });
    expect(other.disabled).toBe(!canChange);
    expect(screen.queryByText(/^Your plan is complimentary\./) !== null).toBe(!canChange);
    fireEvent.click(other);
    const returnUrl = `${window.location.origin}/account/subscription`;
    await eventually(() => expect(sent).toEqual(canChange ? [{ action: 'portal', returnUrl }] : []));
  },
);

test('a canceled checkout cost nothing, and leads back to the plans', async () => {
  await openApp('/account/subscription/cancel', activeSubscriber);
  await eventually(() => screen.getByText('No charges were made'));
  await eventually(() => screen.getByText('Redirecting to the subscription page in 1 second...'));
  await eventually(() => expect(location()).toBe('/account/subscription'));
});

const successPath = '/account/subscription/success';
const location = () => window.location.pathname + window.location.search;

test('the redirect after a payment can be stopped', async () => {
  await openApp(`${successPath}?session_id=cs_test_1`, activeSubscriber);
  await eventually(() => screen.getByText('Your plan is active.'));
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(screen.getByText('Staying on this page.')).toBeTruthy();
  // The countdown starts its next second when the screen has changed.
  for (let second = 1; second <= 10; second++) await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(location()).toBe(`${successPath}?session_id=cs_test_1`);
});

test('an unconfirmed payment is waited for', async () => {
  let current = inactive;
  await openApp(`${successPath}?session_id=cs_test_1`, {
    ...activeSubscriber,
    'get-user-status': () => current(),
  });
  await eventually(() => screen.getByText('Confirming your payment...'));
  const leave = screen.getByRole<HTMLButtonElement>('button', { name: 'Go to Dashboard' });
  expect(leave.disabled).toBe(true);
  expect(screen.getByRole('heading', { name: 'Subscription Successful!' })).toBeTruthy();
  await eventually(() => screen.getByText('Your payment is not confirmed yet'));
  expect(leave.disabled).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(location(), 'nobody is led to a page that is still locked').toContain(successPath);
  current = status('active');
  await eventually(() => expect(location()).toBe('/account/dashboard'));
});

test('a user who has not paid is not congratulated', async () => {
  await openApp(successPath, { ...activeSubscriber, 'get-user-status': inactive });
  await eventually(() => screen.getByText('Confirming your payment...'));
  expect(screen.getByRole('heading', { name: 'Waiting for your payment' })).toBeTruthy();
  await eventually(() => screen.getByText('Your payment is not confirmed yet'));
  expect(screen.queryByText('Subscription Successful!')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'choose a plan' }));
  await eventually(() => screen.getByRole('heading', { name: 'Choose a plan' }));
  expect(location()).toBe('/account/subscription');
});
