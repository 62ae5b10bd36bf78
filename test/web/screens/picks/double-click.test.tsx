// @vitest-environment happy-dom
/** A double click on a button that writes sends one request, and until its response the button is busy. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RouteName } from '../../../../lambdas/contracts/routes.ts';
import { play } from '../../../e2e/support/answers.ts';
import { listOf } from '../../../e2e/support/ledger.ts';
import { check, dialog, doubleClick, fill, type Place, press } from '../support/controls.ts';
import {
  type Answers,
  activeSubscriber,
  comeBack,
  documentsLoaded,
  eventually,
  openApp,
  openPage,
} from '../support/open-app.tsx';
import { account, listed, paid, plans } from '../support/sample-account.ts';
import { pick } from '../support/sample-picks.ts';
import { parlay } from '../support/sample-predictions.ts';

const email = 'new@example.com';
const password = 'GamePlan-2026';

/** Sends a request, and waits for its response until it is released. */
function held(answer: () => Response) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const sent: unknown[] = [];
  const respond = async (_url: URL, init?: RequestInit) => {
    sent.push(init?.body);
    await promise;
    return answer();
  };
  return { sent, respond, release: () => act(async () => resolve()) };
}

interface Write {
  readonly button: string | RegExp;
  /** The button's name until the response. */
  readonly busy: string | RegExp;
  readonly call: RouteName;
  readonly path: string;
  readonly place?: Place;
  readonly answers?: Answers;
  /** Leads to the button, and fills in its form. */
  prepare?(): Promise<void>;
}

const profile: Answers = { 'user-profile': () => Response.json(account) };
const subscribed = (subscription: typeof paid): Answers => ({
  'user-subscription': () => Response.json({ subscription }),
});
const users: Answers = {
  'get-users': () =>
    Response.json({ users: [listed], pagination: { page: 1, limit: 10, total: 1, pages: 1 } }),
};

const writes: readonly Write[] = [
  {
    button: 'Register',
    busy: 'Registering...',
    call: 'auth',
    path: '/login?tab=register',
    prepare: async () => {
      await fill('Name', 'Test Person');
      await fill('Email', email);
      await fill('Password', password);
      await fill('Confirm Password', password);
      await check(/^I agree to the/);
    },
  },
  {
    button: 'Login',
    busy: 'Logging in...',
    call: 'auth',
    path: '/login',
    prepare: async () => {
      await fill('Email', email);
      await fill('Password', password);
    },
  },
  {
    button: 'Send Reset Link',
    busy: 'Sending...',
    call: 'auth-reset-password',
    path: '/login',
    place: dialog,
    prepare: async () => {
      await press('Forgot password?');
      await fill('Email', email, dialog);
    },
  },
  {
    button: /^Add to Tracker/,
    busy: /^Saving/,
    call: 'tracker-save',
    path: '/account/predictions',
    answers: { 'get-predictions': () => Response.json({ predictions: [parlay], next: null }) },
  },
  {
    button: 'Choose core',
    busy: 'Redirecting...',
    call: 'create-checkout-session',
    path: '/account/subscription',
    answers: { 'subscription-plans': () => Response.json({ plans }) },
  },
  {
    button: 'Yes, Cancel',
    busy: 'Canceling...',
    call: 'manage-subscription',
    path: '/account/subscription',
    place: dialog,
    answers: subscribed(paid),
    prepare: () => press('Cancel Subscription'),
  },
  {
    button: 'Reactivate Subscription',
    busy: 'Reactivating...',
    call: 'manage-subscription',
    path: '/account/subscription',
    answers: subscribed({ ...paid, cancel_at_period_end: true }),
  },
  {
    button: 'Manage Billing',
    busy: 'Redirecting...',
    call: 'manage-subscription',
    path: '/account/subscription',
    answers: subscribed(paid),
  },
  {
    button: 'Save Changes',
    busy: 'Saving...',
    call: 'user-profile',
    path: '/account/profile',
    answers: profile,
    prepare: () => fill('Preferred team', 'Blue Jays'),
  },
  {
    button: 'Change Password',
    busy: 'Changing...',
    call: 'change-password',
    path: '/account/account#password',
    answers: profile,
    prepare: async () => {
      await fill('Current Password', password);
      await fill('New Password', 'Another-Password-2');
      await fill('Confirm New Password', 'Another-Password-2');
    },
  },
  {
    button: 'Deactivate Account',
    busy: 'Deactivating...',
    call: 'deactivate-account',
    path: '/account/account',
    answers: profile,
    prepare: async () => {
      await press(/^Deactivate Your Account/);
      await check(/^I understand/);
      await fill('Type DELETE to confirm', 'DELETE');
    },
  },
  {
    button: 'Create User',
    busy: 'Saving...',
    call: 'get-users',
    path: '/management/users',
    place: dialog,
    answers: users,
    prepare: async () => {
      await press('Add User');
      await fill('Name', 'Test Person', dialog);
      await fill('Email', email, dialog);
      await fill('Password', password, dialog);
    },
  },
  {
    button: 'Update User',
    busy: 'Saving...',
    call: 'get-users',
    path: '/management/users',
    place: dialog,
    answers: users,
    prepare: () => press('Edit Listed Person'),
  },
];

const never = () => new Promise<Response>(() => {});
const body: Place = () => document.body;

test.each(writes)('$button on $path', async ({ button, busy, call, path, place = body, ...write }) => {
  const { sent, respond, release } = held(() => new Response(''));
  const read = write.answers?.[call];
  const open = path.startsWith('/login') ? openPage : openApp;
  await open(path, {
    ...activeSubscriber,
    ...write.answers,
    [call]: (url: URL, init?: RequestInit) =>
      read && init?.method === 'GET' ? read(url, init) : respond(url, init),
  });
  await write.prepare?.();
  await doubleClick(button, place);
  const working = await eventually(() => within(place()).getByRole('button', { name: busy }));
  expect(working.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(working);
  await eventually(() => expect(sent).toHaveLength(1));
  // Saves of one form are sent one after the other.
  await release();
  await eventually(() => expect(screen.queryByRole('button', { name: busy })).toBeNull());
  expect(sent).toHaveLength(1);
});

test('during a checkout, until its page shows, no other plan can be chosen; after Back, one can', async () => {
  const left = documentsLoaded();
  const url = 'https://checkout.example.com/pay/1';
  const { sent, respond, release } = held(() => Response.json({ url, sessionId: 'cs_1' }));
  await openApp('/account/subscription', {
    ...activeSubscriber,
    'subscription-plans': () => Response.json({ plans }),
    'create-checkout-session': respond,
  });
  const isOtherClosed = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Choose pro' }).disabled;
  await press('Choose core');
  const leaving = () => screen.getByRole('button', { name: 'Redirecting...' });
  await eventually(leaving);
  expect(isOtherClosed()).toBe(true);
  await release();
  await eventually(() => expect(left).toEqual([url]));
  expect(isOtherClosed(), 'while the browser loads the page').toBe(true);
  fireEvent.click(leaving());
  comeBack();
  await eventually(() => screen.getByRole('button', { name: 'Choose core' }));
  expect(isOtherClosed()).toBe(false);
  const { origin } = window.location;
  expect(sent.map((body) => JSON.parse(String(body)))).toEqual([
    {
      planName: 'core',
      successUrl: `${origin}/account/subscription/success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${origin}/account/subscription/cancel`,
    },
  ]);
});

test('Get Suggestions, Save to Tracker and Regenerate, each shown before dependent data is read again', async () => {
  const asks = held(() => Response.json(play));
  const saves = held(() => new Response(''));
  const answers: Answers = {
    ...activeSubscriber,
    'prompt-process': asks.respond,
    'tracker-save': saves.respond,
  };
  await openApp('/account/dashboard', answers);
  await fill('Your prompt', 'A safe bet');
  await doubleClick('Get Suggestions');
  const asking = await eventually(() => screen.getByRole('button', { name: 'Getting Suggestions...' }));
  expect(asking.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Working on your play')).toBeTruthy();
  await asks.release();

  await doubleClick(/^Save to Tracker/);
  const saving = await eventually(() => screen.getByRole('button', { name: /^Saving/ }));
  expect(saving.getAttribute('aria-disabled')).toBe('true');
  answers['get-user-status'] = never;
  answers['get-predictions'] = never;
  await saves.release();
  const saved = await eventually(() => screen.getByRole('button', { name: /^Saved to Tracker/ }));
  expect(saved).toHaveProperty('disabled', true);
  expect([asks.sent.length, saves.sent.length]).toEqual([1, 1]);

  await doubleClick('Regenerate');
  await eventually(() => expect(asks.sent).toHaveLength(2));
  await eventually(() => screen.getByRole('button', { name: /^Save to Tracker/ }));
  expect(asks.sent).toHaveLength(2);
});

test('Hit, shown before the list is read again', async () => {
  const { sent, respond, release } = held(() => new Response(''));
  const answers: Answers = {
    ...activeSubscriber,
    'tracker-get': () => Response.json(listOf([pick])),
    'tracker-update': respond,
  };
  await openApp('/account/tracker', answers);
  const row = () => screen.getByRole('article');
  await doubleClick('Hit', row);
  await eventually(() =>
    expect(within(row()).getByRole('button', { name: 'Hit' }).getAttribute('aria-busy')).toBe('true'),
  );
  const other = within(row()).getByRole('button', { name: 'Miss' });
  expect(other, 'until the response').toHaveProperty('disabled', true);
  expect(sent).toHaveLength(1);
  answers['tracker-get'] = never;
  await release();
  await eventually(() => expect(within(row()).queryByRole('button', { name: 'Hit' })).toBeNull());
  expect(within(row()).getByRole('button', { name: 'Miss' })).toHaveProperty('disabled', false);
  expect(screen.getByText(/marked as Hit$/).closest('[role=status]')).not.toBeNull();
  expect(sent).toHaveLength(1);
});
