// @vitest-environment happy-dom
/** Sessions: signing in and out, redirects for everyone else, and tokens that are no longer valid. */
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { login } from '../../../../lambdas/contracts/accounts/auth.ts';
import type { OutputOf } from '../../../../lambdas/contracts/platform/contract.ts';
import { listOf } from '../../../e2e/support/ledger.ts';
import { dialog, fill, press } from '../support/controls.ts';
import {
  type Answers,
  activeSubscriber,
  arriveAt,
  comeBack,
  documentsLoaded,
  eventually,
  openApp,
  openPage,
  person,
  signInUser,
  userToken,
} from '../support/open-app.tsx';
import { account } from '../support/sample-account.ts';
import { pick } from '../support/sample-picks.ts';

const settings: Answers = { ...activeSubscriber, 'user-profile': () => Response.json(account) };
const stored = (key: string) => localStorage.getItem(key);
const address = () => window.location.pathname + window.location.search;

const settingsHeading = () => screen.getByRole('heading', { level: 1, name: 'Settings' });
const signInForm = () => eventually(() => screen.getByRole('button', { name: 'Login' }));

/** Passes this time for the screen and for the token. */
const pass = (hours: number) => act(() => vi.advanceTimersByTimeAsync(hours * 3_600_000));

test('a visitor signs in first, and returns to the requested page', async () => {
  const sent: unknown[] = [];
  const signedIn: OutputOf<typeof login> = {
    token: userToken(),
    user: { ...person, role: 'user' },
    message: 'Login successful',
  };
  await openPage('/account/tracker?tab=miss', {
    ...activeSubscriber,
    'tracker-get': () => Response.json(listOf([])),
    auth: (_url, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return Response.json(signedIn);
    },
  });
  await signInForm();
  expect(address()).toBe('/login');
  await fill('Email', person.email);
  await fill('Password', 'GamePlan-2026');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await press('Login');
  await eventually(() => expect(address()).toBe('/account/tracker?tab=miss'));
  const tab = await eventually(() => screen.getByRole('tab', { name: /^Misses/ }));
  expect(tab.getAttribute('aria-selected')).toBe('true');
  expect(sent).toEqual([
    { action: 'login', email: person.email, password: 'GamePlan-2026', rememberMe: true },
  ]);
  expect(JSON.parse(stored('userData') ?? '')).toEqual(signedIn.user);
});

test('a signed-in user is sent to the page that required the sign-in, if it is one of the account', async () => {
  await openApp('/account/settings', settings);
  await eventually(settingsHeading);
  for (const [from, shown] of [
    ['/account/settings?a=b', '/account/settings?a=b'],
    ['/accounts/settings', '/account/dashboard'],
  ]) {
    arriveAt('/login', { from });
    await eventually(() => expect(address(), from).toBe(shown));
  }
});

test('a new user is welcomed to the plans, without an error about the page of subscribers', async () => {
  const signedIn: OutputOf<typeof login> = {
    token: userToken(),
    user: { ...person, role: 'user' },
    message: 'Login successful',
  };
  await openPage('/login', {
    'get-user-status': () =>
      Response.json({ status: 'inactive', subscription_plan: 'free', remainingPrompts: 0, breakUntil: null }),
    'user-subscription': () => Response.json({ subscription: null }),
    'subscription-plans': () => Response.json({ plans: [] }),
    auth: () => Response.json(signedIn),
  });
  await signInForm();
  await fill('Email', person.email);
  await fill('Password', 'GamePlan-2026');
  await press('Login');
  await eventually(() => screen.getByRole('heading', { level: 1, name: 'You’re in, Test' }));
  expect(address()).toBe('/account/subscription');
  await eventually(() => screen.getByText('No plans are available right now.'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Back to Dashboard' }), 'closed without a plan').toBeNull();
});

test('if somebody else signs in in another tab, nothing of the first user is left', async () => {
  const answers: Answers = { ...settings, 'tracker-get': () => Response.json(listOf([pick])) };
  await openApp('/account/tracker', answers);
  await eventually(() => screen.getByRole('article'));
  sessionStorage.setItem('tabData', JSON.stringify({ userId: person.id, value: 'answers' }));
  answers['tracker-get'] = () => Response.json(listOf([]));
  signInUser({}, { id: 'person-2', email: 'other@example.com', name: 'Other Person' });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' })));
  await eventually(() => screen.getByText('No picks found. Save some picks to see them here.'));
  expect(screen.queryByRole('article')).toBeNull();
  expect(sessionStorage.getItem('tabData')).toBeNull();
  expect(screen.getAllByText('Other Person').length).toBeGreaterThan(0);
});

test('a page that Back shows again after signing out elsewhere is closed', async () => {
  await openApp('/account/settings', settings);
  await eventually(settingsHeading);
  for (const key of ['authToken', 'userData']) localStorage.removeItem(key);
  comeBack();
  await signInForm();
  expect(address()).toBe('/login');
});

test.each([
  ['malformed', () => localStorage.setItem('authToken', 'nonsense')],
  ['expired', () => signInUser({ minutesAgo: 120, minutesLeft: -1 })],
])('a token that is %s is removed silently', async (_what, store) => {
  store();
  await openPage('/account/dashboard', {});
  await signInForm();
  expect(address()).toBe('/login');
  expect([stored('authToken'), stored('userData')]).toEqual([null, null]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a token that the server refuses signs out', async () => {
  const refuse = () => Response.json({ error: 'Invalid or expired token' }, { status: 401 });
  await openApp('/account/settings', { ...activeSubscriber, 'user-profile': refuse });
  await signInForm();
  expect(address()).toBe('/login');
  expect([stored('authToken'), stored('userData')]).toEqual([null, null]);
});

test('a session is restored from its token alone, and ends with it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  localStorage.setItem('authToken', userToken());
  await openPage('/account/settings', settings);
  await eventually(settingsHeading);
  const { id, email } = person;
  expect(JSON.parse(stored('userData') ?? '')).toEqual({ id, email, role: 'user' });
  await pass(1.1);
  await signInForm();
  expect(address()).toBe('/login');
  expect([stored('authToken'), stored('userData')]).toEqual([null, null]);
});

test('unknown pages of the account lead to the dashboard, and all others to the home page', async () => {
  const left = documentsLoaded();
  await openApp('/account/nowhere', activeSubscriber);
  await eventually(() => expect(address()).toBe('/account/dashboard'));
  act(() => {
    window.history.replaceState(null, '', '/nowhere');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await eventually(() => expect(left).toEqual(['/']));
});

test('signing out ends the session, also at the server, and leads home', async () => {
  const left = documentsLoaded();
  const sent: unknown[] = [];
  await openApp('/account/settings', {
    ...settings,
    'change-password': (_url, init) => {
      sent.push([init?.body, new Headers(init?.headers).get('authorization'), init?.keepalive]);
      return Response.json({ success: true });
    },
  });
  const token = stored('authToken');
  const [logout] = await eventually(() => screen.getAllByRole('button', { name: 'Logout' }));
  if (logout) fireEvent.click(logout);
  expect(sent).toEqual([['{"action":"sign-out"}', `Bearer ${token}`, true]]);
  expect([stored('authToken'), stored('userData')]).toEqual([null, null]);
  expect(left).toEqual(['/']);
});

test('signing out everywhere is confirmed first', async () => {
  const sent: unknown[] = [];
  await openApp('/account/account', {
    ...settings,
    'change-password': (_url, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return Response.json({ success: true, message: 'Signed out' });
    },
  });
  await press(/^Sign Out Everywhere Signs/);
  await press('Sign Out Everywhere');
  await press('Cancel', dialog);
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([]);
  await press('Sign Out Everywhere');
  await press('Yes, Sign Out', dialog);
  await eventually(() => screen.getByText('You are signed out on every device.'));
  expect(address()).toBe('/login');
  expect(stored('authToken')).toBeNull();
  expect(sent).toEqual([{ action: 'sign-out-everywhere' }]);
});
