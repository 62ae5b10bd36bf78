/** Public pages in every state: no axe violation and no horizontal overflow. */
import { expectGoodLooks, expectGoodLooksOnDesk, expectGoodState } from '../support/looks.ts';
import { answerWith, hold } from '../support/network.ts';
import { newAddress, password } from '../support/people.ts';
import { expect, fillLogin, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test.use({ complaints: /status of (400|401|403)/ });

test('the documents; cards in a row align at the bottom', async ({ page }) => {
  for (const path of ['/terms', '/privacy', '/disclaimer', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await (path === '/' ? expectGoodLooksOnDesk(page) : expectGoodLooks(page));
  }
  const results = page.getByRole('region', { name: 'Track your plays' }).getByRole('listitem');
  await expect(results).toHaveCount(6);
  const bottoms = await results.evaluateAll((items) =>
    items.slice(-3).map((item) => Math.round(item.getBoundingClientRect().bottom)),
  );
  expect(bottoms).toHaveLength(3);
  expect(new Set(bottoms).size).toBe(1);
});

test('login, empty, refused and not verified; and the forgotten password', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expectGoodLooksOnDesk(page);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(dialog.getByText('Please enter your email address')).toBeVisible();
  await expectGoodLooks(page);
  await dialog.getByLabel('Email').fill(newAddress());
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(dialog.getByText('Check your inbox', { exact: true })).toBeVisible();
  await expectGoodState(page);
  await page.keyboard.press('Escape');
  await fillLogin(page, newAddress());
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await expectGoodState(page);
  await answerWith(page, 'auth', 403, { error: 'Please verify your email before logging in' });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Resend verification email' })).toBeVisible();
  await expectGoodState(page);
});

test('registration, with every field invalid, and its two documents', { tag: '@full' }, async ({ page }) => {
  await page.goto('/login?tab=register&ref=0000000000');
  const number = page.getByText('1-866-531-2600').last();
  expect(await number.evaluate((element) => element.getClientRects().length), 'lines of a helpline').toBe(1);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('You must agree to the Terms and Conditions to register')).toBeVisible();
  await expectGoodLooks(page);
  for (const name of ['Terms and Conditions', 'Privacy Policy']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectGoodState(page);
    await page.keyboard.press('Escape');
  }
});

test('emailed links: an address being verified, verified, and refused; and a new password', {
  tag: '@full',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const set = window.setTimeout;
    // The redirect after the verification would leave the page during the checks.
    const late = (then: () => void, after = 0) => set(then, after === 2000 ? 60_000 : after);
    Object.assign(window, { setTimeout: late });
  });
  const letGo = await hold(page, 'verify-email');
  await page.goto('/verify-email?token=of-nobody');
  await expect(page.getByText('Verifying...')).toBeVisible();
  await expectGoodState(page);
  letGo();
  await expect(page.getByText('Verification Failed')).toBeVisible();
  await expectGoodLooks(page);
  await answerWith(page, 'verify-email', 200, { message: 'Email verified' });
  await visit(page, '/verify-email?token=of-somebody');
  await expect(page.getByText('Email verified! Redirecting...')).toBeVisible();
  await expectGoodLooks(page);

  await visit(page, '/reset-password?token=of-nobody');
  await expect(page.getByRole('link', { name: 'Back to Login' })).toBeVisible();
  await expectGoodState(page);
  const answer = await hold(page, 'auth-reset-password');
  await visit(page, '/reset-password?token=of-somebody');
  await expect(page.getByText('Checking your link...')).toBeVisible();
  await expectGoodState(page);
  await answerWith(page, 'auth-reset-password', 200, { message: 'Success' });
  answer();
  await visit(page, '/reset-password?token=of-another');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter a new password.' })).toBeVisible();
  await expectGoodLooks(page);
  await page.getByLabel('New Password').fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await expectGoodState(page);
});
