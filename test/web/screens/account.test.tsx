// @vitest-environment happy-dom
/** The account page: preferences, a changed password, and deletion. */
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { descriptionOf, field, fillNow, pressNow } from './controls.ts';
import { activeSubscriber, eventually, openApp, openPage, signInUser } from './open-app.tsx';
import { account } from './sample-account.ts';

const password = 'GamePlan-2026';
const bodyOf = (init?: RequestInit) => JSON.parse(String(init?.body));

test('a preference is saved, and can be cleared', async () => {
  const saved: unknown[] = [];
  let { profile } = account;
  await openApp('/account/profile', {
    ...activeSubscriber,
    'user-profile': (_url, init) => {
      if (init?.method !== 'PUT') return Response.json({ ...account, profile });
      profile = { ...profile, ...bodyOf(init) };
      saved.push(profile.preferredSport);
      return Response.json({ success: true, profile });
    },
  });
  await eventually(() => field('Preferred sport'));
  for (const sport of ['NHL', '']) {
    fillNow({ 'Preferred sport': sport });
    pressNow('Save Changes');
    await eventually(() => expect(saved.at(-1)).toBe(sport || null));
    await eventually(() => screen.getByText('Changes Saved'));
    expect(field('Preferred sport').value).toBe(sport);
  }
  expect(saved).toEqual(['NHL', null]);
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
