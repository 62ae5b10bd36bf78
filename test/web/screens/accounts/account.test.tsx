// @vitest-environment happy-dom
/** The account page: preferences, a changed password, and deletion. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type getReferral, profile as preferences } from '../../../../lambdas/contracts/accounts/account.ts';
import type { OutputOf } from '../../../../lambdas/contracts/platform/contract.ts';
import { descriptionOf, field, fillNow, press, pressNow } from '../support/controls.ts';
import {
  type Answers,
  activeSubscriber,
  eventually,
  openApp,
  openPage,
  person,
  signInUser,
  userToken,
} from '../support/open-app.tsx';
import { account } from '../support/sample-account.ts';

const password = 'GamePlan-2026';
const bodyOf = (init?: RequestInit) => JSON.parse(String(init?.body));

test('preferences are saved, shown again, and can be cleared', async () => {
  const saved: unknown[] = [];
  let { profile } = account;
  await openApp('/account/profile', {
    ...activeSubscriber,
    'user-profile': (_url, init) => {
      if (init?.method !== 'PUT') return Response.json({ ...account, profile });
      profile = { ...profile, ...preferences.parse(bodyOf(init)) };
      saved.push(profile);
      return Response.json({ success: true, profile });
    },
  });
  const chosen = {
    'Preferred sport': 'MLB',
    'Preferred team': 'Blue Jays',
    'Betting style': 'aggressive',
    'Risk tolerance': 'low',
  };
  const shown = () => Object.keys(chosen).map((label) => field(label).value);
  await eventually(() => field('Preferred sport'));
  fillNow(chosen);
  await press('Save Changes');
  await eventually(() => screen.getByText('Changes Saved'));
  expect(shown()).toEqual(Object.values(chosen));
  expect(saved).toEqual([expect.objectContaining({ preferredSport: 'MLB', preferredTeam: 'Blue Jays' })]);
  fillNow({ 'Preferred sport': '' });
  await press('Save Changes');
  await eventually(() => expect(saved).toHaveLength(2));
  expect(saved[1]).toEqual({ ...account.profile, ...(saved[0] as object), preferredSport: null });
  expect(shown()).toEqual(['', ...Object.values(chosen).slice(1)]);
});

test('a changed password: each error is at its field, and this session continues', async () => {
  const sent: unknown[] = [];
  const answers: Answers = {
    ...activeSubscriber,
    'user-profile': () => Response.json(account),
    'change-password': () => Response.json({ error: 'Current password is incorrect' }, { status: 400 }),
    auth: (_url, init) => {
      sent.push(bodyOf(init));
      return Response.json({
        token: userToken({ minutesLeft: 90 }),
        user: { ...person, role: 'user' },
        message: '',
      });
    },
  };
  await openApp('/account/account#password', answers);
  await eventually(() => field('Current Password'));
  const before = localStorage.getItem('authToken');
  await press('Change Password');
  await eventually(() => expect(descriptionOf('Current Password')).toBe('Password is required'));
  expect(document.activeElement).toBe(field('Current Password'));
  fillNow({
    'Current Password': 'Wrong-Password-1',
    'New Password': 'Another-Password-2',
    'Confirm New Password': 'Something-Else-3',
  });
  await press('Change Password');
  await eventually(() => expect(descriptionOf('Confirm New Password')).toBe('Passwords do not match'));
  fillNow({ 'Confirm New Password': 'Another-Password-2' });
  await press('Change Password');
  await eventually(() => expect(descriptionOf('Current Password')).toBe('Current password is incorrect'));
  expect(document.activeElement).toBe(field('Current Password'));

  answers['change-password'] = (_url, init) => {
    sent.push(bodyOf(init));
    return Response.json({ success: true, message: 'Password changed' });
  };
  fillNow({ 'Current Password': password });
  await press('Change Password');
  await eventually(() => screen.getByText('You stay signed in here and are signed out everywhere else.'));
  expect(sent).toEqual([
    { currentPassword: password, newPassword: 'Another-Password-2' },
    { action: 'login', email: person.email, password: 'Another-Password-2', rememberMe: false },
  ]);
  await eventually(() => expect(field('Current Password').value).toBe(''));
  expect(window.location.pathname).toBe('/account/account');
  expect(localStorage.getItem('authToken')).not.toBe(before);
});

test('if the sign-in after a changed password fails, the user signs in again', async () => {
  const remembered: unknown[] = [];
  signInUser({ minutesLeft: 25 * 60 });
  await openPage('/account/account#password', {
    ...activeSubscriber,
    'user-profile': () => Response.json(account),
    'change-password': () => Response.json({ success: true, message: 'Password changed' }),
    auth: (_url, init) => {
      remembered.push(bodyOf(init).rememberMe);
      return Response.json({ error: 'Something went wrong' }, { status: 500 });
    },
  });
  await eventually(() => field('Current Password'));
  fillNow({
    'Current Password': password,
    'New Password': 'Another-Password-2',
    'Confirm New Password': 'Another-Password-2',
  });
  pressNow('Change Password');
  await eventually(() => screen.getByText('Please log in with your new password.'));
  expect(remembered, 'for as long as the session before it').toEqual([true]);
  await eventually(() => expect(window.location.pathname).toBe('/login'));
});

test('a deletion takes two deliberate steps, and signs out', async () => {
  const sent: unknown[] = [];
  await openApp('/account/account', {
    ...activeSubscriber,
    'user-profile': () => Response.json(account),
    'deactivate-account': (_url, init) => {
      sent.push(bodyOf(init));
      return Response.json({ success: true, message: 'Your account and all its data were deleted.' });
    },
  });
  await press(/^Deactivate Your Account/);
  await press('Deactivate Account');
  const understood = screen.getByRole('checkbox', { name: /^I understand/ });
  await eventually(() => expect(document.activeElement).toBe(understood));
  fireEvent.click(understood);
  fillNow({ 'Type DELETE to confirm': 'delete' });
  await press('Deactivate Account');
  await eventually(() =>
    expect(descriptionOf('Type DELETE to confirm')).toBe('Please type DELETE to confirm'),
  );
  expect(document.activeElement).toBe(field('Type DELETE to confirm'));
  expect(sent).toEqual([]);
  fillNow({ 'Type DELETE to confirm': 'DELETE' });
  await press('Deactivate Account');
  await eventually(() => screen.getByText('Account Deactivated'));
  await eventually(() => expect(window.location.pathname).toBe('/login'));
  expect(sent).toEqual([{ confirm: 'DELETE' }]);
  expect(localStorage.getItem('authToken')).toBeNull();
});

test('a deletion requires the password if the sign-in is older', async () => {
  const sent: unknown[] = [];
  signInUser({ minutesAgo: 20 });
  await openPage('/account/account', {
    ...activeSubscriber,
    'user-profile': () => Response.json(account),
    'deactivate-account': (_url, init) => {
      sent.push(bodyOf(init));
      return Response.json({ success: true, message: 'Your account and all its data were deleted.' });
    },
  });
  fireEvent.click(await eventually(() => screen.getByRole('button', { name: /^Deactivate Your Account/ })));
  await eventually(() => field('Your password'));
  fireEvent.click(screen.getByRole('checkbox', { name: /^I understand/ }));
  fillNow({ 'Type DELETE to confirm': 'DELETE' });
  pressNow('Deactivate Account');
  await eventually(() => expect(descriptionOf('Your password')).toContain('Password is required'));
  expect(document.activeElement).toBe(field('Your password'));
  expect(sent).toEqual([]);

  fillNow({ 'Your password': password });
  pressNow('Deactivate Account');
  await eventually(() => screen.getByText('Account Deactivated'));
  expect(sent).toEqual([{ confirm: 'DELETE', password }]);
  await eventually(() => expect(window.location.pathname).toBe('/login'));
});

test('a deletion requires the password if the server says so', async () => {
  const error = 'Please enter your password';
  await openApp('/account/account', {
    ...activeSubscriber,
    'user-profile': () => Response.json(account),
    'deactivate-account': (_url, init) =>
      bodyOf(init).password === undefined
        ? Response.json({ error, proof: 'required' }, { status: 403 })
        : Response.json({ error: 'Password is incorrect' }, { status: 400 }),
  });
  await press(/^Deactivate Your Account/);
  expect(screen.queryByLabelText('Your password'), 'signed in just now').toBeNull();
  fireEvent.click(await eventually(() => screen.getByRole('checkbox', { name: /^I understand/ })));
  fillNow({ 'Type DELETE to confirm': 'DELETE' });
  pressNow('Deactivate Account');
  await eventually(() => field('Your password'));
  expect(screen.getByText(error)).toBeTruthy();
  fillNow({ 'Your password': 'Wrong-Password-1' });
  await press('Deactivate Account');
  await eventually(() => expect(descriptionOf('Your password')).toBe('Password is incorrect'));
  expect(localStorage.getItem('authToken')).not.toBeNull();
});

test('without a plan, premium pages are marked as locked; mail that does not arrive is reported', async () => {
  await openApp('/account/account', {
    'get-user-status': () =>
      Response.json({ status: 'inactive', subscription_plan: 'free', remainingPrompts: 0, breakUntil: null }),
    'user-profile': () =>
      Response.json({ ...account, profile: { ...account.profile, mailProblem: 'bounced' } }),
  });
  const main = within(screen.getAllByRole('navigation', { name: 'Main' })[0] ?? document.body);
  await eventually(() => expect(main.getAllByText(/\(locked\)/)).toHaveLength(2));
  expect(main.getByRole('link', { name: 'Dashboard' })).toBeTruthy();
  expect(main.getByRole('link', { name: 'Tracker (locked)' })).toBeTruthy();
  const manage = await eventually(() => screen.getByRole('link', { name: /^Manage Subscription/ }));
  expect(manage.textContent).toContain('Plans and billing');
  const alert = await eventually(() => screen.getByText('Our emails are not reaching you'));
  expect(alert.closest('[role=alert]')?.textContent).toContain('The last one bounced');
});

test('with a plan nothing is locked, and mail is not mentioned', async () => {
  await openApp('/account/account', { ...activeSubscriber, 'user-profile': () => Response.json(account) });
  await eventually(() => screen.getByText('Pro plan, active'));
  await eventually(() => screen.getByText('Member since'));
  expect(screen.queryByText(/\(locked\)/)).toBeNull();
  expect(screen.queryByText('Our emails are not reaching you')).toBeNull();
});

const referral: OutputOf<typeof getReferral> = {
  code: 'ABCDE12345',
  link: 'https://gameplan.example/login?tab=register&ref=ABCDE12345',
  signUps: 3,
  percentPerFriend: 5,
  waiting: 1,
  credit: {
    left: 1.5,
    entries: [
      { at: '2026-11-20T18:00:00.000Z', amount: -0.5 },
      { at: '2026-11-02T18:00:00.000Z', amount: 2 },
    ],
  },
};

test.each([
  ['earned and withdrawn credit is listed', referral, '$1.50', '1 credit is waiting'],
  [
    'credit that cannot be read is not shown as none',
    { ...referral, waiting: 2, credit: null },
    'Not available',
    '2 credits are waiting',
  ],
])('%s', async (_what, shown, left, waiting) => {
  await openApp('/account/referral', { ...activeSubscriber, referral: () => Response.json(shown) });
  const credit = await eventually(() => screen.getByText('Credit', { selector: 'dt' }).nextElementSibling);
  expect(credit?.textContent).toMatch(new RegExp(`^\\${left}|^${left}`));
  expect(screen.getByText(new RegExp(`^${waiting}`))).toBeTruthy();
  const rows = shown.credit ? screen.getAllByRole('row').slice(1) : [];
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    shown.credit
      ? ['Nov 20, 2026Withdrawn: payment refunded−$0.50', 'Nov 2, 2026A friend’s first payment$2.00']
      : [],
  );
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain(
    encodeURIComponent(referral.link),
  );
});
