// @vitest-environment happy-dom
/** Signing in and registering: every message in its place. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { alertIn, descriptionOf, field, fillNow, main, pressNow } from '../support/controls.ts';
import { type Answers, eventually, openApp, openPage } from '../support/open-app.tsx';

const email = 'person@example.com';
const password = 'GamePlan-2026';

const refusal = (status: number, error: string) => () => Response.json({ error }, { status });

async function logIn(answers: Answers): Promise<void> {
  await openPage('/login', answers);
  await eventually(() => field('Email'));
  fillNow({ Email: email, Password: password });
  pressNow('Login');
}

async function register(path: string, auth: NonNullable<Answers['auth']>): Promise<void> {
  await openPage(path, { auth });
  await eventually(() => field('Confirm Password'));
  fillNow({ Name: 'Test Person', Email: email, Password: password, 'Confirm Password': password });
  fireEvent.click(screen.getByRole('checkbox', { name: /^I agree to the/ }));
  pressNow('Register');
}

test('an unverified account can request a new link', async () => {
  const sent: unknown[] = [];
  await logIn({
    auth: (_url, init) => {
      const body = JSON.parse(String(init?.body));
      if (body.action === 'login') return refusal(403, 'Please verify your email before logging in')();
      sent.push(body);
      return Response.json({ message: 'Check your inbox' });
    },
  });
  await eventually(() => screen.getByText('Please verify your email before logging in'));
  pressNow('Resend verification email');
  const resend = await eventually(() => screen.getByRole('button', { name: 'Verification email sent' }));
  expect(resend).toHaveProperty('disabled', true);
  expect(sent).toEqual([{ action: 'resend-verification', email }]);
});

test('a registration is checked before it is sent, and signing in continues with its address', async () => {
  const sent: unknown[] = [];
  await openPage('/login?tab=register', {
    auth: (_url, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return Response.json({ message: 'Please check your email to verify your account.' }, { status: 201 });
    },
  });
  await eventually(() => field('Confirm Password'));
  fillNow({ Name: 'Test Person', Email: email, Password: password, 'Confirm Password': `${password}!` });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  pressNow('Register');
  await eventually(() => expect(descriptionOf('Confirm Password')).toBe('Passwords do not match'));
  const agreement = screen.getByRole('checkbox', { name: /^I agree to the/ });
  expect(agreement.getAttribute('aria-invalid')).toBe('true');
  fillNow({ 'Confirm Password': password });
  pressNow('Register');
  await eventually(() => expect(descriptionOf('Confirm Password')).toBe(''));
  expect(sent, 'not agreed to the terms').toEqual([]);
  fireEvent.click(agreement);
  pressNow('Register');
  await eventually(() => screen.getByText(`We sent a link to ${email}. Open it to verify your address.`));
  expect(sent).toEqual([{ action: 'register', name: 'Test Person', email, password, agreeToTerms: true }]);
  expect(field('Email').value).toBe(email);
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).toHaveProperty('checked', true);
});

test('a verified address leads to signing in with it', async () => {
  await openPage('/verify-email?token=some', {
    'verify-email': () => Response.json({ message: 'Email verified', email }),
  });
  await eventually(() => screen.getByText('Email verified! Redirecting...'));
  await eventually(() => screen.getByText('Your email is verified'));
  expect(window.location.pathname).toBe('/login');
  expect(field('Email').value).toBe(email);
});

test('an unknown referral code is dropped, and the rest of the form stays', async () => {
  const codes: unknown[] = [];
  await register('/login?tab=register&ref=0000000000', (_url, init) => {
    const { referralCode } = JSON.parse(String(init?.body));
    codes.push(referralCode);
    return referralCode === undefined
      ? Response.json({ message: 'Please check your email to verify your account.' }, { status: 201 })
      : refusal(400, 'This referral code is not valid')();
  });
  await eventually(() => screen.getByText('This referral code is not valid'));
  await eventually(() => expect(screen.queryByText('Registering with a friend’s code')).toBeNull());
  expect(window.location.search).toBe('?tab=register');
  pressNow('Register');
  await eventually(() => screen.getByText('Registered Successfully'));
  expect(codes).toEqual(['0000000000', undefined]);
});

test('a forgotten password requires an address, and the response does not reveal whether it exists', async () => {
  await openPage('/login', { 'auth-reset-password': () => Response.json({ message: 'Sent' }) });
  fireEvent.click(await eventually(() => screen.getByRole('button', { name: 'Forgot password?' })));
  const element = await eventually(() => screen.getByRole('dialog', { name: 'Reset Password' }));
  const dialog = within(element);
  const pressHere = (name: string) => fireEvent.click(dialog.getByRole('button', { name }));
  pressHere('Send Reset Link');
  expect(dialog.getByText('Please enter your email address')).toBeTruthy();
  const address = dialog.getByLabelText('Email');
  fireEvent.change(address, { target: { value: email } });
  expect(address.getAttribute('aria-invalid')).toBeNull();
  expect(dialog.queryByText('Please enter your email address')).toBeNull();
  pressHere('Send Reset Link');
  await eventually(() => dialog.getByText(/If an account exists for/));
  pressHere('Close');
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a new password is checked by the rules before it is sent', async () => {
  const sent: unknown[] = [];
  await openPage('/reset-password?token=some', {
    'auth-reset-password': (_url, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return Response.json({ message: 'Done' });
    },
  });
  await eventually(() => field('New Password'));
  for (const [entry, again, problem] of [
    ['', '', 'Please enter a new password.'],
    [password, 'Other-Password-1', 'Passwords do not match.'],
    [
      'password',
      'password',
      'Password must be at least 8 characters and include uppercase, lowercase, and numbers.',
    ],
  ] as const) {
    fillNow({ 'New Password': entry, 'Confirm Password': again });
    pressNow('Reset Password');
    expect(alertIn(main)().textContent).toBe(problem);
  }
  expect(sent).toEqual([{ action: 'verify', token: 'some' }]);
  fillNow({ 'New Password': password, 'Confirm Password': password });
  pressNow('Reset Password');
  await eventually(() => screen.getByText('Your password is changed'));
  expect(sent.slice(1)).toEqual([{ action: 'reset', token: 'some', password }]);
  expect(screen.getByRole('link', { name: 'Return to Login' }).getAttribute('href')).toBe('/');
});

const onLightDevice = () =>
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('light'), media: query }),
  );
const colorMode = () => document.documentElement.className;

test('the sign-in pages are dark, and light once the user chose it; other pages follow the device', async () => {
  onLightDevice();
  await openPage('/login', {});
  await eventually(() => field('Email'));
  expect(colorMode()).toBe('dark');
  pressNow('Switch to light mode');
  expect([colorMode(), localStorage.getItem('colorMode')]).toEqual(['light', 'light']);
});

test('after signing in, the device decides again', async () => {
  onLightDevice();
  await openApp('/login', {});
  await eventually(() => expect(window.location.pathname).toMatch(/^\/account/));
  await eventually(() => expect(colorMode()).not.toBe('dark'));
});

test('the bar of the terms hides 600 ms after its last use', async () => {
  await openPage('/login?tab=register', {});
  fireEvent.click(await eventually(() => screen.getByText('Terms and Conditions', { selector: 'button' })));
  const region = await eventually(() => screen.getByRole('region', { name: 'Terms and Conditions' }));
  const bar = () => region.dataset.scrollbar;
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  expect(bar()).toBe('hidden');
  fireEvent.scroll(region);
  await wait(599);
  expect(bar()).toBe('visible');
  fireEvent.scroll(region);
  await wait(599);
  expect(bar()).toBe('visible');
  await wait(1);
  expect(bar()).toBe('hidden');
  fireEvent.focus(region);
  await wait(5000);
  expect(bar()).toBe('visible');
  fireEvent.blur(region);
  await wait(600);
  expect(bar()).toBe('hidden');
});
