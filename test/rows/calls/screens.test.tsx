// @vitest-environment happy-dom
/** Screens show what an answer has, where it has no more than the first fields. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { acceptDrawing } from '../../web/screens/support/canvas.ts';
import { fill, main, press } from '../../web/screens/support/controls.ts';
import { eventually, openApp } from '../../web/screens/support/open-app.tsx';
import { figures, listed, pick, prediction, promptAnalysis } from './first-fields.ts';

const status = () => Response.json({ status: 'active', subscription_plan: 'pro' });

test('a prediction', async () => {
  await openApp('/account/predictions', {
    'get-user-status': status,
    'get-predictions': () => Response.json({ predictions: [prediction] }),
  });
  const card = await eventually(() => {
    const item = screen.getByRole('link', { name: /^View Details/ }).closest('li');
    if (!item) throw new Error('the prediction is not in a list');
    return within(item);
  });
  for (const words of [
    'Patrick Mahomes vs Denver Broncos',
    '2 leg parlay',
    'medium risk',
    '5 of 9 hit',
    'Kelce over 62.5',
    'Seven of the last ten.',
  ]) {
    expect(card.getAllByText(words).length, words).toBeGreaterThan(0);
  }
  expect(card.getByRole('button', { name: /^Add to Tracker/ })).toBeTruthy();
});

test('a prediction in full', async () => {
  await openApp('/account/predictions/prediction-1', {
    'get-user-status': status,
    'get-prediction-by-id': () => Response.json({ predictionWithPickSaved: [prediction] }),
  });
  await eventually(() => screen.getByText('AI Rationale:'));
  for (const words of [
    'Patrick Mahomes vs Denver Broncos',
    'Kelce over 62.5',
    'Seven of the last ten.',
    '5 of 9 hit',
  ]) {
    expect(main().textContent, words).toContain(words);
  }
});

test('saved picks and their figures', async () => {
  await openApp('/account/tracker', {
    'get-user-status': status,
    'tracker-get': () => Response.json({ savedPicks: [pick], total: 21 }),
    'get-tracker-stats': () => Response.json({ winRate: 60, roi: 12.5, profit: 125, totalPicks: 10 }),
  });
  await eventually(() => screen.getByText('Page 1 of 3'));
  for (const words of ['60%', '+12.5%', '+$125.00']) expect(screen.getByText(words)).toBeTruthy();
  expect(main().textContent).toContain('Last 30 days (10 picks)');
  const card = within(screen.getByRole('article'));
  expect(card.getByText('Six of the last ten.')).toBeTruthy();
  for (const name of ['Hit', 'Miss']) expect(card.getByRole('button', { name })).toBeTruthy();
});

test('an answer', async () => {
  await openApp('/account/dashboard', {
    'get-user-status': status,
    'prompt-process': () =>
      Response.json({ response: 'Two legs', promptAnalysis, promptLogId: 'ask-1', remainingPrompts: 4 }),
  });
  await fill('Your prompt', 'A parlay');
  await press('Get Suggestions');
  await eventually(() => screen.getByText('AI Suggestion'));
  expect(screen.getByText('Kelce over 62.5')).toBeTruthy();
  expect(screen.getByText('4 prompts remaining today')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Save to Tracker/ })).toBeTruthy();
});

test('users and figures of the portal', async () => {
  acceptDrawing();
  await openApp('/management/users', {
    'get-users': () =>
      Response.json({ users: [listed], pagination: { page: 1, limit: 10, total: 11, pages: 2 } }),
    'admin-analytics': () => Response.json(figures),
  });
  await eventually(() => screen.getByText('Showing 1 to 10 of 11 users'));
  expect(within(screen.getByRole('table', { name: 'Users' })).getByText('Never')).toBeTruthy();
  screen.getAllByRole('link', { name: 'Dashboard' })[0]?.click();
  await eventually(() => screen.getByText('Tracker Statistics'));
  await eventually(() => screen.getByText('1 new sign-up in last 30 days'));
});
