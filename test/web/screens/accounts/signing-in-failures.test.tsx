// @vitest-environment happy-dom
/** The error each sign-in screen shows when a call fails, in its own words or the server's, and in its place. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertIn, descriptionOf, dialog, errorToast, fill, main, press } from '../support/controls.ts';
import { expectEveryFault, faults, withoutBody, writeFaults } from '../support/faults.ts';
import { type Answers, eventually, openPage } from '../support/open-app.tsx';

const email = 'new@example.com';
const password = 'GamePlan-2026';

test('auth: login, in a toast', async () => {
  const answers: Answers = {};
  await openPage('/login', answers);
  await fill('Email', email);
  await fill('Password', password);
  await expectEveryFault(answers, {
    call: 'auth',
    own: 'Failed to login. Please try again.',
    place: errorToast('Error'),
    provoke: () => press('Login'),
    faults,
  });
});

async function fillPasswords(value: string): Promise<void> {
  await fill('Password', value);
  await fill('Confirm Password', value);
}

test('auth: register, in a toast or at the password; and a success without a body', async () => {
  const answers: Answers = {};
  await openPage('/login?tab=register', answers);
  await fill('Name', 'Test Person');
  await fill('Email', email);
  await fillPasswords(password);
  fireEvent.click(screen.getByRole('checkbox', { name: /^I agree to the/ }));
  await expectEveryFault(answers, {
    call: 'auth',
    own: 'Failed to register. Please try again.',
    place: errorToast('Error'),
    provoke: () => press('Register'),
    faults: writeFaults,
  });
  const problem = 'This password is too well known';
  answers.auth = () => Response.json({ error: problem }, { status: 400 });
  await press('Register');
  await eventually(() => expect(descriptionOf('Password')).toBe(problem));
  await fillPasswords(`${password}!`);
  answers.auth = withoutBody;
  await press('Register');
  await eventually(() => screen.getByText('Registered Successfully'));
  expect(window.location.pathname + window.location.search).toBe('/login');
});

test('auth-reset-password: the request, in the dialog, which is cleared on closing', async () => {
  const answers: Answers = {};
  await openPage('/login', answers);
  await press('Forgot password?');
  await fill('Email', email, dialog);
  await expectEveryFault(answers, {
    call: 'auth-reset-password',
    own: 'Failed to send reset email. Please try again.',
    place: alertIn(dialog),
    provoke: () => press('Send Reset Link', dialog),
    faults: writeFaults,
  });
  await press('Cancel', dialog);
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Forgot password?');
  await eventually(() => expect(within(dialog()).getByLabelText('Email')).toHaveProperty('value', ''));
  expect(within(dialog()).queryByRole('alert')).toBeNull();
});

test.each(writeFaults)('auth-reset-password: the check of the link, in a box: $name', async (fault) => {
  await openPage('/reset-password?token=some', { 'auth-reset-password': fault.answer });
  const { message = 'Invalid or expired token. Please request a new password reset link.' } = fault;
  await eventually(() => expect(alertIn(main)().textContent).toContain(message));
});

test('auth-reset-password: the reset, in a box', async () => {
  const answers: Answers = { 'auth-reset-password': withoutBody };
  await openPage('/reset-password?token=some', answers);
  await fill('New Password', password);
  await fill('Confirm Password', password);
  await expectEveryFault(answers, {
    call: 'auth-reset-password',
    own: 'Failed to reset password. Please try again.',
    place: alertIn(main),
    provoke: () => press('Reset Password'),
    faults: writeFaults,
  });
});

test.each(faults)('verify-email: in its place and in a toast: $name', async (fault) => {
  await openPage('/verify-email?token=some', { 'verify-email': fault.answer });
  const { message = 'Verification failed.' } = fault;
  await eventually(() => expect(alertIn(main)().textContent).toContain(message));
  const toast = errorToast('Email-Verification');
  await eventually(() => expect(toast().textContent).toContain('Verification Failed'));
});

test('admin-auth: in a box', async () => {
  const answers: Answers = {};
  await openPage('/management/login', answers);
  await fill('Email', 'admin@example.com');
  await fill('Password', password);
  await expectEveryFault(answers, {
    call: 'admin-auth',
    own: 'Failed to login',
    place: alertIn(main),
    provoke: () => press('Login'),
    faults,
  });
});
