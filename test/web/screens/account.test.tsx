// @vitest-environment happy-dom
/** The account page: preferences, a changed password, and deletion. */
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { profile as preferences } from '../../../lambdas/contracts/account.ts';
import { descriptionOf, field, fillNow, press, pressNow } from './controls.ts';
import {
  type Answers,
  activeSubscriber,
  eventually,
  openApp,
  openPage,
  person,
  signInUser,
  userToken,
} from './open-app.tsx';
import { account } from './sample-account.ts';

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
  await openApp('/account/settings', answers);
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
  expect(window.location.pathname).toBe('/account/settings');
  expect(localStorage.getItem('authToken')).not.toBe(before);
});

test('if the sign-in after a changed password fails, the user signs in again', async () => {
  await openApp('/account/settings', {
    ...activeSubscriber,
    'user-profile': () => Response.json(account),
    'change-password': () => Response.json({ success: true, message: 'Password changed' }),
    auth: () => Response.json({ error: 'Something went wrong' }, { status: 500 }),
  });
  await eventually(() => field('Current Password'));
  fillNow({
    'Current Password': password,
    'New Password': 'Another-Password-2',
    'Confirm New Password': 'Another-Password-2',
  });
  pressNow('Change Password');
  await eventually(() => screen.getByText('Please log in with your new password.'));
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
