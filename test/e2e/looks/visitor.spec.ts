/** Public pages in every state: no axe violation and no horizontal overflow. */
import { expectGoodLooks, expectGoodState } from '../support/looks.ts';
import { answerWith, hold } from '../support/network.ts';
import { newAddress, password } from '../support/people.ts';
import { expect, fillLogin, test } from '../support/test.ts';

test('the documents', async ({ page }) => {
  for (const path of ['/', '/terms', '/privacy', '/disclaimer']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectGoodLooks(page);
  }
});

test('cards in a row align at the bottom, and a helpline number does not wrap', async ({ page }) => {
  await page.goto('/');
  const results = page.getByRole('region', { name: 'Track your plays' }).getByRole('listitem');
  await expect(results).toHaveCount(6);
  const bottoms = await results.evaluateAll((items) =>
    items.slice(-3).map((item) => Math.round(item.getBoundingClientRect().bottom)),
  );
  expect(bottoms).toHaveLength(3);
  expect(new Set(bottoms).size).toBe(1);
  await page.goto('/login?tab=register');
  const number = page.getByText('1-866-531-2600').last();
  expect(await number.evaluate((element) => element.getClientRects().length)).toBe(1);
});

test.describe('login', () => {
  test.use({ complaints: /status of (401|403)/ });

  test('empty, refused, and not verified', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toBeVisible();
    await expectGoodLooks(page);
    await fillLogin(page, newAddress());
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await expectGoodState(page);
    await answerWith(page, 'auth', 403, { error: 'Please verify your email before logging in' });
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Resend verification email' })).toBeVisible();
    await expectGoodState(page);
  });
});

test('the forgotten password, before and after sending', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(dialog.getByText('Please enter your email address')).toBeVisible();
  await expectGoodLooks(page);
  await dialog.getByLabel('Email').fill(newAddress());
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(dialog.getByText('Check your inbox', { exact: true })).toBeVisible();
  await expectGoodLooks(page);
});

test('registration, with every field invalid, and its two documents', async ({ page }) => {
  await page.goto('/login?tab=register&ref=0000000000');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('You must agree to the Terms and Conditions to register')).toBeVisible();
  await expectGoodLooks(page);
  for (const name of ['Terms and Conditions', 'Privacy Policy']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectGoodLooks(page);
    await page.keyboard.press('Escape');
  }
});

test.describe('emailed links', () => {
  test.use({ complaints: /status of 400/ });

  test('an address being verified, verified, and refused', async ({ page }) => {
    const letGo = await hold(page, 'verify-email');
    await page.goto('/verify-email?token=of-nobody');
    await expect(page.getByText('Verifying...')).toBeVisible();
    await expectGoodState(page);
    letGo();
    await expect(page.getByText('Verification Failed')).toBeVisible();
    await expectGoodLooks(page);
    await answerWith(page, 'verify-email', 200, { message: 'Email verified' });
    await page.addInitScript(() => {
      const set = window.setTimeout;
      // The redirect would leave the page during the checks.
      const late = (then: () => void, after = 0) => set(then, after === 2000 ? 60_000 : after);
      Object.assign(window, { setTimeout: late });
    });
    await page.goto('/verify-email?token=of-somebody');
    await expect(page.getByText('Email verified! Redirecting...')).toBeVisible();
    await expectGoodLooks(page);
  });

  test('a new password: checking the link, the form with its errors, and success', async ({ page }) => {
    await page.goto('/reset-password?token=of-nobody');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectGoodState(page);
    const letGo = await hold(page, 'auth-reset-password');
    await page.goto('/reset-password?token=of-somebody');
    await expect(page.getByText('Checking your link...')).toBeVisible();
    await expectGoodState(page);
    await answerWith(page, 'auth-reset-password', 200, { message: 'Success' });
    letGo();
    await page.goto('/reset-password?token=of-another');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectGoodState(page);
    await page.getByLabel('New Password').fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByText('Your password is changed')).toBeVisible();
    await expectGoodLooks(page);
  });
});
