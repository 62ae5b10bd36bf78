/** Subscriber pages are locked for free users, with an explanation. */
import type { Route } from '@playwright/test';
import { faultComplaints } from './support/faults.ts';
import { callsOf } from './support/network.ts';
import { beSignedIn, free, subscriber } from './support/people.ts';
import { expect, onPhoneToo, test } from './support/test.ts';

test.beforeEach(({ page }) => beSignedIn(page, free));

test('subscriber pages redirect to the plans', async ({ page }) => {
  for (const { path, title } of [
    { path: '/account/dashboard', title: 'Subscription Required' },
    { path: '/account/predictions', title: 'Premium Feature Required' },
    { path: '/account/tracker', title: 'Premium Feature Required' },
  ]) {
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText(title);
    await expect(page).toHaveURL('/account/subscription');
  }
});

test('the navigation marks locked pages', onPhoneToo, async ({ page }) => {
  await page.goto('/account/settings');
  const main = page.getByRole('navigation', { name: 'Main' }).locator('visible=true');
  await expect(main.getByRole('link', { name: 'Tracker (locked)' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
});

const cutOff = { contentType: 'application/json', body: '{"status": "act' };

test.describe('without a subscription status', () => {
  test.use({ complaints: faultComplaints });

  for (const [name, failure, answer] of [
    ['no answer', 'Error fetching subscription status', (route) => route.abort('connectionrefused')],
    ['a refusal', 'Failed to fetch subscription status', (route) => route.fulfill({ status: 503 })],
    ['half an answer', 'Failed to parse subscription status', (route) => route.fulfill(cutOff)],
  ] as readonly (readonly [string, string, (route: Route) => Promise<void>])[]) {
    test(`access is closed, with the reason: ${name}`, async ({ page }) => {
      await beSignedIn(page, subscriber);
      await page.route(callsOf('get-user-status'), answer);
      await page.goto('/account/dashboard');
      await expect(page.getByText('Checking subscription status...')).toBeVisible();
      await expect(page).toHaveURL('/account/subscription');
      await expect(page.getByRole('alert')).toContainText([failure, 'Subscription Required']);
    });
  }
});
