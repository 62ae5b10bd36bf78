/** A free user's journey: locked pages, one canceled checkout, a payment, and three steps to a saved pick. */
import { runToPage } from '../support/clock.ts';
import { newUser } from '../support/people.ts';
import { devicesOrMost, expect, logIn, test } from '../support/test.ts';

for (const { device, use } of devicesOrMost('phone')) {
  test.describe(`on a ${device}`, () => {
    test.use(use);

    test('a free user finds pages locked, pays, and asks', async ({ page }) => {
      const email = await newUser();
      await page.clock.install();
      await logIn(page, email);
      await expect(page).toHaveURL('/account/subscription');
      await expect(page.getByRole('heading', { level: 1, name: /^You’re in/ })).toBeVisible();
      const main = page.getByRole('navigation', { name: 'Main' }).locator('visible=true');
      await expect(main.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
      await main.getByRole('link', { name: 'Tracker (locked)' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Premium Feature Required' })).toBeVisible();
      await expect(page).toHaveURL('/account/subscription');
      await expect(page.getByRole('tab'), 'only the plans are shown').toHaveCount(0);
      const pro = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'pro' }) });
      await expect(pro).toContainText('$24.99/month');
      await expect(pro).toContainText('Popular');

      await page.getByRole('button', { name: 'Choose core' }).click();
      await page.getByRole('button', { name: 'Cancel and go back' }).click();
      await expect(page.getByRole('heading', { name: 'Checkout Canceled' })).toBeVisible();
      await expect(page.getByText('No charges were made')).toBeVisible();
      await runToPage(page, '/account/subscription');

      await page.getByRole('button', { name: 'Choose core' }).click();
      await page.getByRole('button', { name: 'Pay and subscribe' }).click();
      await expect(page.getByRole('heading', { name: 'Subscription Successful!' })).toBeVisible();
      const session = new URL(page.url()).searchParams.get('session_id');
      await expect(page.getByText(`Session ID: ${session}`)).toBeVisible();
      await expect(page.getByText(/^Redirecting to the dashboard in \d seconds?/)).toBeVisible();
      await runToPage(page, '/account/dashboard');
      await expect(page.getByText('10 prompts remaining today')).toBeVisible();

      await expect(page.getByRole('heading', { level: 1, name: /^Your first pick/ })).toBeVisible();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('Choose a league first')).toBeVisible();
      await page
        .getByRole('group', { name: 'League you follow' })
        .getByRole('button', { name: 'NBA' })
        .click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByLabel('Your prompt')).toHaveValue('Safest NBA moneyline pick this week');
      await page.getByRole('button', { name: 'Get Suggestions' }).click();
      await expect(page.getByRole('article', { name: 'AI Suggestion' })).toBeVisible({ timeout: 35_000 });
      await expect(page.getByText('9 prompts remaining today')).toBeVisible();
      await expect(main.getByRole('link', { name: 'Tracker', exact: true })).toBeVisible();

      await page.getByRole('button', { name: 'Save to Tracker' }).click();
      await expect(page.getByRole('heading', { name: 'Your first pick is saved' })).toBeFocused();
      await page.getByRole('button', { name: 'Go to your dashboard' }).click();
      await expect(page.getByRole('heading', { name: 'My Stats' })).toBeVisible();
    });
  });
}
