/** A slow or missing network: the layout while loading, and files that do not load. The rest is in `test/web/screens`. */
import { skipFirstSteps } from './support/first-steps.ts';
import { hold } from './support/network.ts';
import { beNewUser } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({
  complaints: /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch dynamically imported/,
});

test('slow: the footer stays below content that is still loading', async ({ page }) => {
  await beNewUser(page, 'pro');
  await hold(page, 'get-user-status');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const place of ['dashboard', 'predictions', 'tracker']) {
    await page.goto(`/account/${place}`);
    await expect(page.getByText('Checking subscription status...')).toBeVisible();
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  }
});

test('offline: a page that does not load leaves the navigation usable, and a dialog leaves its form', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('somebody@example.com');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be shown');
  await expect(page.getByLabel('Email')).toHaveValue('somebody@example.com');
  await context.setOffline(false);
  await beNewUser(page, 'pro');
  await page.goto('/account/dashboard');
  await skipFirstSteps(page);
  await expect(page.getByText(/^Of \d+ settled picks$/)).toBeVisible();
  await context.setOffline(true);
  const places = page.getByRole('navigation', { name: 'Main' }).locator('visible=true');
  await places.getByRole('link', { name: 'Tracker' }).click();
  await expect(page.getByRole('alert')).toContainText('This page could not be shown');
  await places.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByLabel('Your prompt')).toBeVisible();
  await places.getByRole('link', { name: 'Tracker' }).click();
  await expect(page.getByRole('alert')).toContainText('This page could not be shown');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Tracker' })).toBeVisible();
});
