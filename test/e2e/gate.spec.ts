/** What is paid for stays behind the gate, and says so. */
import { answerWith } from './support/network.ts';
import { beSignedIn, free, subscriber } from './support/people.ts';
import { expect, onPhoneToo, test } from './support/test.ts';

test.beforeEach(({ page }) => beSignedIn(page, free));

test('what is paid for leads to the plans', async ({ page }) => {
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

test('the navigation shows what is locked', onPhoneToo, async ({ page }) => {
  await page.goto('/account/settings');
  const main = page.getByRole('navigation', { name: 'Main' }).locator('visible=true');
  await expect(main.getByRole('link', { name: 'Tracker (locked)' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
});

test.describe('without an answer', () => {
  test.use({ complaints: /status of 503/ });

  test('the status counts as inactive', async ({ page }) => {
    await beSignedIn(page, subscriber);
    await answerWith(page, 'get-user-status', 503, { error: 'Something went wrong' });
    await page.goto('/account/dashboard');
    await expect(page.getByText('Checking subscription status...')).toBeVisible();
    await expect(page).toHaveURL('/account/subscription');
  });
});
