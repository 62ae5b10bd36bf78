// @vitest-environment happy-dom
/** The error each screen shows when a read fails, in its own words or the server's, and the retry button. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RouteName } from '../../../lambdas/contracts/routes.ts';
import { activeSubscriber, eventually, longest, openApp } from './open-app.tsx';

const serverMessage = 'The store room is locked';

test.each<[call: RouteName, path: string, own: string]>([
  ['tracker-get', '/account/tracker', 'Failed to load saved picks'],
  ['user-subscription', '/account/subscription', 'Failed to load subscription data. Please try again.'],
  [
    'subscription-plans',
    '/account/subscription?tab=change',
    'Failed to load subscription plans. Please try again.',
  ],
  ['user-profile', '/account/settings', 'Failed to load your settings. Please try again.'],
  ['play-limits', '/account/settings', 'Failed to load your limits. Please try again.'],
  ['referral', '/account/referral', 'Failed to load your referral code. Please try again.'],
  ['admin-analytics', '/management/dashboard', 'Failed to load analytics'],
])('%s on %s: %s', { timeout: 2 * longest }, async (call, path, own) => {
  const failures = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Response.json({ error: serverMessage }, { status: 500 }),
    () => Response.json({ hello: 'there' }),
  ];
  let answer = 0;
  await openApp(path, {
    ...activeSubscriber,
    [call]: () => failures[answer]?.(),
  });
  const alertWith = (text: string) =>
    eventually(() => {
      const found = screen.getAllByRole('alert').find(({ textContent }) => textContent?.includes(text));
      if (!found) throw new Error(`no alert says ${text}`);
      return found;
    });
  const tryAgain = (alert: HTMLElement) => within(alert).getByRole('button', { name: 'Try again' }).click();

  tryAgain(await alertWith(own));
  answer = 1;
  tryAgain(await alertWith(serverMessage));
  answer = 2;
  expect(await alertWith(own)).toBeTruthy();
});
