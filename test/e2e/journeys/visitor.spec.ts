/** A visitor's journey from the landing page to an account. */
import { runToPage } from '../support/clock.ts';
import { linkInMailTo } from '../support/mail.ts';
import { newAddress } from '../support/people.ts';
import { expect, fillLogin, fillRegistration, test } from '../support/test.ts';

test('a visitor reads, registers, opens the emailed link, and logs in', async ({ page }) => {
  const email = newAddress();
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Disclaimer' })).toBeVisible();
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Build Your GamePlan' }).first().click();
  await expect(page).toHaveURL('/login?tab=register');

  await fillRegistration(page, email);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Registered Successfully')).toBeVisible();
  await expect(page.getByText('Check your email', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Email'), 'typed once is enough').toHaveValue(email);

  await page.goto(await linkInMailTo(page, email));
  await expect(page.getByText('Email verified! Redirecting...')).toBeVisible();
  await runToPage(page, '/login');
  await expect(page.getByText('Your email is verified')).toBeVisible();
  await expect(page.getByLabel('Email'), 'the link fills in the address').toHaveValue(email);

  await fillLogin(page, email);
  await expect(page).toHaveURL('/account/subscription');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re in, Test' })).toBeVisible();
  await expect(page.getByRole('alert'), 'no error on arrival').toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveCount(0);
});
