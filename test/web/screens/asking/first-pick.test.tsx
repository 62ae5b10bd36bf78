// @vitest-environment happy-dom
/** The three steps before the first saved pick: they continue where the user left them. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { eventually, openApp } from '../support/open-app.tsx';
import { account } from '../support/sample-account.ts';

const status = {
  status: 'active',
  subscription_plan: 'pro',
  remainingPrompts: 7,
  breakUntil: null,
  picks: 0,
};
const noPicks = { pending: 0, hit: 0, miss: 0, push: 0 };

async function open(asks: number): Promise<void> {
  await openApp('/account/dashboard', {
    'get-user-status': () => Response.json(status),
    'user-profile': () =>
      Response.json({ ...account, profile: { ...account.profile, preferredSport: 'NFL' } }),
    'get-predictions': () =>
      Response.json({
        predictions: [],
        next: null,
        totals: { predictions: 11 + asks, asks, picks: noPicks },
      }),
  });
  await eventually(() => screen.getByRole('heading', { level: 1, name: /^Your first pick/ }));
}

const currentStep = () =>
  screen.getAllByRole('listitem').find((step) => step.getAttribute('aria-current') === 'step')?.textContent;

test('who has not asked is at the second step', async () => {
  await open(0);
  await eventually(() => expect(currentStep()).toContain('Your question is ready below.'));
});

test('who asked on an earlier visit is at the third step, and finds the answers', async () => {
  await open(4);
  await eventually(() => expect(currentStep()).toContain('Select Save to Tracker.'));
  const link = screen.getAllByRole('link', { name: 'Predictions' }).map((each) => each.getAttribute('href'));
  expect(link).toContain('/account/predictions');
  expect(screen.getByText(/^Your answers are in/)).toBeTruthy();
});
