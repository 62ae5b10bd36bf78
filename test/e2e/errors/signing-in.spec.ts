/** What the sign-in screens show for an error, in their own words and place. */
import { expectEveryFaultSaid, faultComplaints } from '../support/faults.ts';
import { answerWith, callsOf } from '../support/network.ts';
import { admin, newAddress, password } from '../support/people.ts';
import { errorToast, expect, fillRegistration, test } from '../support/test.ts';

test.use({ complaints: faultComplaints });
test.beforeEach(({ page }) => page.clock.install());

test('auth: login, in a toast', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(newAddress());
  await page.getByLabel('Password', { exact: true }).fill(password);
  await expectEveryFaultSaid(page, {
    call: 'auth',
    own: 'Failed to login. Please try again.',
    place: errorToast(page, 'Error'),
    provoke: () => page.getByRole('button', { name: 'Login', exact: true }).click(),
  });
});

test('auth: register, in a toast; and a success without a body', async ({ page }) => {
  await page.goto('/login?tab=register');
  await fillRegistration(page, newAddress());
  const register = page.getByRole('button', { name: 'Register' });
  await expectEveryFaultSaid(page, {
    call: 'auth',
    own: 'Failed to register. Please try again.',
    place: errorToast(page, 'Error'),
    provoke: () => register.click(),
    onlyWrites: true,
  });
  await answerWith(page, 'auth', 400, { error: 'This password is too well known' });
  await register.click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'This password is too well known',
  );
  await page.getByLabel('Password', { exact: true }).fill(`${password}!`);
  await page.getByLabel('Confirm Password').fill(`${password}!`);
  await page.route(callsOf('auth'), (route) => route.fulfill({ status: 201, body: '' }));
  await register.click();
  await expect(page.getByText('Registered Successfully')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('auth-reset-password: the request, in the dialog', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  await dialog.getByLabel('Email').fill(newAddress());
  await expectEveryFaultSaid(page, {
    call: 'auth-reset-password',
    own: 'Failed to send reset email. Please try again.',
    place: dialog.getByRole('alert'),
    provoke: () => dialog.getByRole('button', { name: 'Send Reset Link' }).click(),
    onlyWrites: true,
  });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.clock.runFor(300);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(dialog.getByLabel('Email'), 'cleared on closing').toHaveValue('');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('auth-reset-password: the check of the link, then the reset, in a box', async ({ page }) => {
  await expectEveryFaultSaid(page, {
    call: 'auth-reset-password',
    own: 'Invalid or expired token. Please request a new password reset link.',
    place: page.getByRole('main').getByRole('alert'),
    provoke: () => page.goto('/reset-password?token=some'),
    onlyWrites: true,
  });
  await page.route(callsOf('auth-reset-password'), (route) => route.fulfill({ body: '' }));
  await page.goto('/reset-password?token=some');
  await page.getByLabel('New Password').fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.unroute(callsOf('auth-reset-password'));
  await expectEveryFaultSaid(page, {
    call: 'auth-reset-password',
    own: 'Failed to reset password. Please try again.',
    place: page.getByRole('main').getByRole('alert'),
    provoke: () => page.getByRole('button', { name: 'Reset Password' }).click(),
    onlyWrites: true,
  });
});

test('verify-email: in its place and in a toast', async ({ page }) => {
  await expectEveryFaultSaid(page, {
    call: 'verify-email',
    own: 'Verification failed.',
    place: page.getByRole('main').getByRole('alert'),
    provoke: () => page.goto('/verify-email?token=some'),
  });
  await expect(errorToast(page, 'Email-Verification')).toContainText('Verification Failed');
});

test('admin-auth: in a box', async ({ page }) => {
  await page.goto('/management/login');
  await page.getByLabel('Email').fill(admin);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await expectEveryFaultSaid(page, {
    call: 'admin-auth',
    own: 'Failed to login',
    place: page.getByRole('main').getByRole('alert'),
    provoke: () => page.getByRole('button', { name: 'Login' }).click(),
  });
});
