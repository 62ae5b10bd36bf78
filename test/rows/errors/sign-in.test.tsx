// @vitest-environment happy-dom
/** The error catalogue on the screens of sessions, login, registration, password reset and verification. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  alertIn,
  check,
  descriptionOf,
  dialog,
  errorToast,
  field,
  fill,
  main,
  press,
} from '../../web/screens/support/controls.ts';
import { expectEveryFault, faults, withoutBody, writeFaults } from '../../web/screens/support/faults.ts';
import {
  type Answers,
  activeSubscriber,
  eventually,
  openApp,
  openPage,
  person,
  signInUser,
  userToken,
} from '../../web/screens/support/open-app.tsx';
import { type Refusal, refusals, refused } from './refusals.ts';

const email = 'new@example.com';
const password = 'GamePlan-2026';

test.each([
  ['malformed', 'no.token'],
  ['expired', userToken({ minutesLeft: -1 })],
])('a session whose token is %s ends without a word', async (_what, token) => {
  localStorage.setItem('authToken', token);
  localStorage.setItem('userData', JSON.stringify(person));
  await openPage('/account/settings', activeSubscriber);
  await eventually(() => field('Email'));
  expect(window.location.pathname).toBe('/login');
  expect([localStorage.getItem('authToken'), localStorage.getItem('userData')]).toEqual([null, null]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a session that the server ended ends without a word', async () => {
  await openApp('/account/dashboard', { 'get-user-status': refused(refusals.notSignedIn) });
  await eventually(() => field('Password'));
  expect(localStorage.getItem('authToken')).toBeNull();
});

test('a session with unreadable user data goes on, from its token', async () => {
  signInUser();
  localStorage.setItem('userData', '{');
  await openPage('/account/referral', activeSubscriber);
  await eventually(() => screen.getByRole('main'));
  expect(JSON.parse(localStorage.getItem('userData') ?? '')).toMatchObject({ id: person.id, role: 'user' });
});

async function logIn(answers: Answers): Promise<void> {
  await openPage('/login', answers);
  await fill('Email', email);
  await fill('Password', password);
}

test('a login that the server refuses is an error at the password', async () => {
  await logIn({ auth: refused(refusals.wrongPassword) });
  await press('Login');
  await eventually(() => expect(descriptionOf('Password')).toBe('Invalid email or password'));
});

test('a login that fails otherwise is a toast, with the reason or in the screen’s words', async () => {
  const answers: Answers = {};
  await logIn(answers);
  await expectEveryFault(answers, {
    call: 'auth',
    own: 'Failed to login. Please try again.',
    place: errorToast('Error'),
    provoke: () => press('Login'),
    faults,
  });
});

async function register(answers: Answers): Promise<void> {
  await openPage('/login?tab=register', answers);
  await fill('Name', 'Test Person');
  await fill('Email', email);
  await fill('Password', password);
  await fill('Confirm Password', password);
  await check(/^I agree to the/);
}

test.each<[row: string, refusal: Refusal, label: string, shown: string]>([
  ['with a taken address: at the address', refusals.emailTaken, 'Email', 'This email is already registered'],
  [
    'whose password is refused: at the password',
    refusals.commonPassword,
    'Password',
    refusals.commonPassword.error,
  ],
])('a registration %s', async (_row, refusal, label, shown) => {
  await register({ auth: refused(refusal) });
  await press('Register');
  await eventually(() => expect(descriptionOf(label)).toBe(shown));
});

test('a registration that fails otherwise is a toast, with the reason or in the screen’s words', async () => {
  const answers: Answers = {};
  await register(answers);
  await expectEveryFault(answers, {
    call: 'auth',
    own: 'Failed to register. Please try again.',
    place: errorToast('Error'),
    provoke: () => press('Register'),
    faults: writeFaults,
  });
  answers.auth = withoutBody;
  await press('Register');
  await eventually(() => screen.getByText('Registered Successfully'));
});

test('a registration that succeeds is a toast with the message of the server', async () => {
  const message = 'Registration successful. Please check your email to verify your account.';
  await register({ auth: () => Response.json({ message }, { status: 201 }) });
  await press('Register');
  const toast = await eventually(() => screen.getByText('Registered Successfully').closest('[role=status]'));
  expect(toast?.textContent).toContain(message);
});

test('a reset link that cannot be requested is an error in the dialog', async () => {
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
});

test('a password that cannot be reset is an error in a box', async () => {
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

const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));
const brokenAnswer = () => new Response('', { status: 502 });

test.each([
  ['refused', refused(refusals.badResetToken)],
  ['unreachable', noAnswer],
  ['without words', brokenAnswer],
])('a check of a reset link that is %s says that the token is invalid', async (_how, answer) => {
  await openPage('/reset-password?token=some', { 'auth-reset-password': answer });
  await eventually(() => expect(alertIn(main)().textContent.trim()).toBe(refusals.badResetToken.error));
});

test('a reset link without a token says so, and nothing is sent', async () => {
  await openPage('/reset-password', {});
  await eventually(() => expect(alertIn(main)().textContent.trim()).toBe(refusals.noResetToken.error));
});

test.each([
  ['with the reason of the server', refused(refusals.badVerifyToken), refusals.badVerifyToken.error],
  ['in its own words without an answer', noAnswer, 'Verification failed.'],
  ['in its own words without a reason', brokenAnswer, 'Verification failed.'],
])('a failed verification is shown on the page and in a toast: %s', async (_how, answer, shown) => {
  await openPage('/verify-email?token=some', { 'verify-email': answer });
  await eventually(() => expect(alertIn(main)().textContent.trim()).toBe(shown));
  await eventually(() =>
    expect(errorToast('Email-Verification')().textContent).toContain('Verification Failed'),
  );
});

test('a verification without a token says so', async () => {
  await openPage('/verify-email', {});
  await eventually(() => expect(alertIn(main)().textContent.trim()).toBe(refusals.noVerifyToken.error));
});

test('a verified address is a toast', async () => {
  await openPage('/verify-email?token=some', {
    'verify-email': () => Response.json({ message: 'Email verified', email }),
  });
  const region = await eventually(() => screen.getByRole('region', { name: 'Notifications (F8)' }));
  await eventually(() => within(region).getByText('Email-Verification'));
});
