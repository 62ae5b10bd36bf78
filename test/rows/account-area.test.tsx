// @vitest-environment happy-dom
/** What surrounds each page of the account area: navigation, menu, footer, and the gate of premium pages. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { listOf } from '../e2e/support/ledger.ts';
import {
  type Answers,
  activeSubscriber,
  eventually,
  openApp,
  openOnce,
  openPage,
} from '../web/screens/support/open-app.tsx';
import { account } from '../web/screens/support/sample-account.ts';
import { pick, unsettled } from '../web/screens/support/sample-picks.ts';

const profile: Answers = { 'user-profile': () => Response.json(account) };
const status = (status: string) => () =>
  Response.json({ status, subscription_plan: 'free', remainingPrompts: 0, breakUntil: null });
const inactive: Answers = { ...profile, 'get-user-status': status('inactive') };
const navigation = () => within(screen.getByRole('navigation', { name: 'Main' }));
const footer = () => within(screen.getByRole('contentinfo'));
const hrefsIn = (place: ReturnType<typeof footer>, names: readonly string[]) =>
  names.map((name) => place.getByRole('link', { name }).getAttribute('href'));

describe('with an active subscription', () => {
  openOnce(async () => {
    await openApp('/account/account', { ...activeSubscriber, ...profile });
    await eventually(() => screen.getByText('Pro plan, active'));
    fireEvent.click(screen.getByRole('button', { name: 'Account menu' }));
  });

  test('the navigation has Dashboard, Predictions and Tracker, none of them locked', () => {
    const links = navigation().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/account/dashboard'],
      ['Predictions', '/account/predictions'],
      ['Tracker', '/account/tracker'],
    ]);
  });

  test('the account menu has My Account, Subscription and Sign Out', () => {
    const id = screen.getByRole('button', { name: 'Account menu' }).getAttribute('aria-controls');
    const items = document.getElementById(id ?? '')?.querySelectorAll('a, button');
    expect(Array.from(items ?? [], (item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['My Account', '/account/account'],
      ['Subscription', '/account/subscription'],
      ['Sign Out', null],
    ]);
  });

  test('a referral icon and Logout are beside the menu', () => {
    const bar = within(
      screen.getByRole('button', { name: 'Account menu' }).closest('header') ?? document.body,
    );
    expect(bar.getByRole('link', { name: 'Referral' }).getAttribute('href')).toBe('/account/referral');
    expect(bar.getByRole('button', { name: 'Logout' })).toBeTruthy();
  });

  test('the footer adds Dashboard, Predictions and Tracking to the legal and social links', () => {
    expect(hrefsIn(footer(), ['Dashboard', 'Predictions', 'Tracking'])).toEqual([
      '/account/dashboard',
      '/account/predictions',
      '/account/tracker',
    ]);
    expect(hrefsIn(footer(), ['Terms', 'Privacy', 'Disclaimer'])).toEqual([
      '/terms',
      '/privacy',
      '/disclaimer',
    ]);
    expect(footer().getAllByRole('link', { name: /opens in a new tab/ })).toHaveLength(2);
  });
});

describe('without an active subscription', () => {
  openOnce(async () => {
    await openApp('/account/account', inactive);
    await eventually(() => expect(navigation().getAllByText(/\(locked\)/)).toHaveLength(2));
  });

  test('Predictions and Tracker show a lock, the dashboard does not', () => {
    const locked = navigation()
      .getAllByRole('link')
      .filter((link) => link.querySelector('svg'));
    expect(locked.map(({ textContent }) => textContent)).toEqual([
      'Predictions (locked)',
      'Tracker (locked)',
    ]);
  });
});

test.each(['/account', '/account/nowhere'])('%s redirects to the dashboard', async (path) => {
  await openApp(path, { 'get-user-status': () => new Promise(() => undefined) });
  await eventually(() => expect(window.location.pathname).toBe('/account/dashboard'));
});

test('a visitor of an account page is sent to /login', async () => {
  await openPage('/account/settings', {});
  await eventually(() => expect(window.location.pathname).toBe('/login'));
});

test('the gate shows a spinner until the status is known', async () => {
  await openApp('/account/tracker', { 'get-user-status': () => new Promise(() => undefined) });
  await eventually(() => screen.getByText('Checking subscription status...'));
});

test('the gate of a page whose subscription ended: “Premium Feature”, upgrade, and back', async () => {
  const answers: Answers = {
    ...activeSubscriber,
    'tracker-get': () => Response.json(listOf([pick])),
    'get-tracker-stats': () => Response.json(unsettled),
  };
  await openApp('/account/tracker', answers);
  await eventually(() => screen.getByRole('heading', { name: 'My Saved Picks' }));
  answers['get-user-status'] = status('past_due');
  answers['tracker-get'] = () => Response.json({ error: 'Active subscription required' }, { status: 403 });
  act(() => void fireEvent.click(screen.getByRole('tab', { name: /^Misses/ })));
  await eventually(() => screen.getByRole('heading', { name: 'Premium Feature' }));
  expect(screen.getByRole('link', { name: 'Upgrade to Premium' }).getAttribute('href')).toBe(
    '/account/subscription',
  );
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeTruthy();
});
