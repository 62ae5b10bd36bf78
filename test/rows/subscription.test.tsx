// @vitest-environment happy-dom
/** /account/subscription and the pages after a checkout. */
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pressNow } from '../web/screens/support/controls.ts';
import {
  type Answers,
  activeSubscriber,
  documentsLoaded,
  eventually,
  openApp,
  openOnce,
} from '../web/screens/support/open-app.tsx';
import { paid, plans } from '../web/screens/support/sample-account.ts';

const answers: Answers = {
  ...activeSubscriber,
  'user-subscription': () => Response.json({ subscription: paid }),
  'subscription-plans': () => Response.json({ plans }),
};
const withoutPlan: Answers = {
  ...answers,
  'get-user-status': () =>
    Response.json({
      status: 'inactive',
      subscription_plan: 'free',
      remainingPrompts: 0,
      breakUntil: null,
    }),
  'user-subscription': () => Response.json({ subscription: null }),
};
const path = '/account/subscription';
const location = () => window.location.pathname;
const never = () => new Promise<Response>(() => undefined);

describe('with a subscription', () => {
  openOnce(async () => {
    await openApp(path, answers);
    await eventually(() => screen.getByRole('tabpanel'));
  });

  test('there are two tabs: the current subscription and another plan', () => {
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Current Subscription',
      'Change Plan',
    ]);
  });

  test('“Back to Dashboard” leads there', () => {
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe(
      '/account/dashboard',
    );
  });
});

describe('the plans without a subscription', () => {
  openOnce(async () => {
    await openApp(path, withoutPlan);
    await eventually(() => screen.getByRole('button', { name: 'Choose pro' }));
  });
  const plan = (name: string) =>
    within(screen.getByRole('heading', { level: 3, name }).closest('li') ?? document.body);

  test('there are no tabs, only the plans', () => {
    expect(screen.queryAllByRole('tab')).toEqual([]);
  });

  test('a plan has its price a month', () => {
    expect(plan('core').getByText('$9.99').parentElement?.textContent).toBe('$9.99/month');
  });

  test('pro is marked as popular, and no other', () => {
    expect(plan('pro').getByText('Popular')).toBeTruthy();
    expect(screen.getAllByText('Popular')).toHaveLength(1);
  });
});

test('the change of a plan offers the plans', async () => {
  await openApp(path, answers);
  fireEvent.click(await eventually(() => screen.getByRole('tab', { name: 'Change Plan' })));
  await eventually(() => screen.getByRole('button', { name: 'Change to pro' }));
});

test('a skeleton stands until the subscription is known', async () => {
  await openApp(path, { ...answers, 'user-subscription': never });
  const status = await eventually(() => screen.getByText('Loading subscription...'));
  expect(status.closest('[aria-busy=true]')).not.toBeNull();
});

test('a chosen plan leads to the checkout of the provider', async () => {
  const addresses = documentsLoaded();
  const sent: unknown[] = [];
  const url = 'https://checkout.example/cs_test_1';
  await openApp(path, {
    ...withoutPlan,
    'create-checkout-session': (_url, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return Response.json({ sessionId: 'cs_test_1', url }, { status: 201 });
    },
  });
  await eventually(() => screen.getByRole('button', { name: 'Choose core' }));
  pressNow('Choose core');
  await eventually(() => expect(addresses).toEqual([url]));
  const { origin } = window.location;
  expect(sent).toEqual([
    {
      planName: 'core',
      successUrl: `${origin}${path}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${origin}${path}/cancel`,
    },
  ]);
});

describe('/account/subscription/success', () => {
  openOnce(async () => {
    await openApp(`${path}/success?session_id=cs_test_1`, answers);
    await eventually(() => screen.getByText(/^Redirecting to the dashboard in \d seconds?\.\.\./));
  });

  test('says “Subscription Successful!”, with the ID of the session', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'Subscription Successful!' })).toBeTruthy();
    expect(screen.getByText('Session ID: cs_test_1')).toBeTruthy();
  });

  test('has “Go to Dashboard”', () => {
    expect(screen.getByRole('button', { name: 'Go to Dashboard' })).toBeTruthy();
  });
});

test('after a payment, five seconds are counted down to the dashboard', async () => {
  await openApp(`${path}/success?session_id=cs_test_1`, answers);
  await eventually(() => screen.getByText('Redirecting to the dashboard in 5 seconds...'));
  await eventually(() => expect(location()).toBe('/account/dashboard'));
});

test('after a canceled checkout, five seconds are counted down to the plans', async () => {
  await openApp(`${path}/cancel`, answers);
  await eventually(() => screen.getByRole('heading', { level: 1, name: 'Checkout Canceled' }));
  expect(screen.getByText('No charges were made')).toBeTruthy();
  await eventually(() => screen.getByText(/^Redirecting to the subscription page in \d seconds?\.\.\./));
  await eventually(() => expect(location()).toBe(path));
});
