// @vitest-environment happy-dom
/** What each screen shows when a read fails: its own words or the server's with the retry button, or nothing. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RouteName } from '../../../../lambdas/contracts/routes.ts';
import { listOf } from '../../../e2e/support/ledger.ts';
import { faults } from '../support/faults.ts';
import { type Answer, type Answers, activeSubscriber, eventually, openApp } from '../support/open-app.tsx';
import { listed } from '../support/sample-account.ts';
import { parlay } from '../support/sample-predictions.ts';

type Reading = readonly [call: RouteName, path: string, own: string];

const alertWith = (text: string) =>
  eventually(() => {
    const found = screen.getAllByRole('alert').find(({ textContent }) => textContent.includes(text));
    if (!found) throw new Error(`no alert says ${text}`);
    return found;
  });

const tryAgain = (alert: HTMLElement) =>
  void fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));

/**
 * Opens a page whose call fails in each way in turn. The screen's own sentence and the server's alternate, so that each
 * retry must change what is shown.
 * @returns retries with another response
 */
async function openWithEveryFault([call, path, own]: Reading): Promise<(answer: Answer) => Promise<void>> {
  const answers: Answers = { ...activeSubscriber };
  let provoke = () => openApp(path, answers);
  for (const { answer, message = own } of faults) {
    answers[call] = answer;
    await provoke();
    const alert = await alertWith(message);
    provoke = async () => tryAgain(alert);
  }
  return async (answer) => {
    answers[call] = answer;
    await provoke();
  };
}

test.each<Reading>([
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
])('%s on %s: %s', async (...reading) => {
  await openWithEveryFault(reading);
});

const noPredictions = 'Failed to load predictions. Please try again.';

test(`get-predictions, under a title: ${noPredictions} Retrying works`, async () => {
  const retry = await openWithEveryFault(['get-predictions', '/account/predictions', noPredictions]);
  expect(within(screen.getByRole('alert')).getByText('Error')).toBeTruthy();
  await retry(() => Response.json({ predictions: [parlay], next: null }));
  await eventually(() => screen.getByRole('link', { name: /^View Details/ }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test(`get-prediction-by-id, under a title: ${noPredictions} Retrying works`, async () => {
  const path = '/account/predictions/of-nobody';
  const retry = await openWithEveryFault(['get-prediction-by-id', path, noPredictions]);
  expect(within(screen.getByRole('alert')).getByText('Error')).toBeTruthy();
  await retry(() => Response.json({ error: 'Prediction not found' }, { status: 404 }));
  await alertWith('Prediction not found');
});

test('get-users: Failed to load users. Retrying works', async () => {
  const retry = await openWithEveryFault(['get-users', '/management/users', 'Failed to load users']);
  const pagination = { page: 1, limit: 10, total: 1, pages: 1 };
  await retry(() => Response.json({ users: [listed], pagination }));
  await eventually(() => screen.getByRole('table', { name: 'Users' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['get-predictions', '/account/dashboard', 'Of 0 settled picks', 200],
  ['get-predictions', '/account/dashboard', 'Of 0 settled picks', 500],
  ['get-tracker-stats', '/account/tracker', 'Your record is not available right now.', 200],
  ['get-tracker-stats', '/account/tracker', 'Your record is not available right now.', 500],
] as const)('%s on %s is no error: %s (status %i)', async (call, path, shown, status) => {
  await openApp(path, {
    ...activeSubscriber,
    'tracker-get': () => Response.json(listOf([])),
    [call]: () => Response.json({ error: 'The store room is locked' }, { status }),
  });
  await eventually(() => screen.getByText(shown));
  expect(screen.queryByRole('alert')).toBeNull();
});
