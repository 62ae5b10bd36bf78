// @vitest-environment happy-dom
/** What screens outside of the error catalogue show when a read fails, and that a retry works. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RouteName } from '../../../../lambdas/contracts/routes.ts';
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
  ['user-profile', '/account/settings', 'Failed to load your settings. Please try again.'],
  ['play-limits', '/account/settings', 'Failed to load your limits. Please try again.'],
  ['referral', '/account/referral', 'Failed to load your referral code. Please try again.'],
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
