// @vitest-environment happy-dom
/** /account/account, profile, settings and referral. */
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { field, optionsOf } from '../web/screens/support/controls.ts';
import {
  type Answers,
  activeSubscriber,
  eventually,
  openApp,
  openOnce,
} from '../web/screens/support/open-app.tsx';
import { account } from '../web/screens/support/sample-account.ts';

const code = 'ABCDE12345';
const answers: Answers = {
  ...activeSubscriber,
  'user-profile': () => Response.json(account),
  referral: () =>
    Response.json({
      code,
      link: `https://gameplan.example/login?tab=register&ref=${code}`,
      signUps: 3,
      percentPerFriend: 5,
      waiting: 0,
      credit: { left: 1.5, entries: [{ at: '2026-11-02T18:00:00.000Z', amount: 1.5 }] },
    }),
};

const section = (title: string) => {
  const [button] = screen.getAllByRole('button', { name: new RegExp(`^${title}`), expanded: true });
  const found = button?.closest('section');
  if (!found) throw new Error(`no section ${title}`);
  return within(found);
};

describe('/account/account', () => {
  openOnce(async () => {
    await openApp('/account/account', answers);
    await eventually(() => screen.getByText('Full name'));
    for (const title of ['Change Password', 'Your Referral Code', 'Deactivate Your Account'])
      fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${title}`) }));
    await eventually(() => screen.getByText(code));
  });

  test('has sections that open: personal information, password, referral code and deactivation', () => {
    for (const title of [
      'Your Personal Information',
      'Change Password',
      'Your Referral Code',
      'Deactivate Your Account',
    ])
      expect(section(title)).toBeTruthy();
  });

  test('the full name can only be read', () => {
    const name = section('Your Personal Information').getByText('Full name').nextElementSibling;
    expect(name?.textContent).toBe('Test Person');
    expect(name?.querySelector('input')).toBeNull();
  });

  test('the preferred sport is one of six leagues', () => {
    expect(optionsOf('Preferred sport').slice(1)).toEqual(['NBA', 'NFL', 'NHL', 'MLB', 'CFL', 'MLS']);
  });

  test('the preferred team is a text', () => {
    expect(field('Preferred team')).toHaveProperty('type', 'text');
  });

  test('the betting style is conservative, balanced or aggressive', () => {
    expect(optionsOf('Betting style').slice(1)).toEqual(['Conservative', 'Balanced', 'Aggressive']);
  });

  test('the risk tolerance is low, medium or high', () => {
    expect(optionsOf('Risk tolerance').slice(1)).toEqual([
      'Low (Safe Bets)',
      'Medium (Moderate Risk)',
      'High (Hail Mary)',
    ]);
  });

  test('“Save Changes” saves them', () => {
    expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveProperty('type', 'submit');
  });

  test('“Manage Subscription” leads to the subscription', () => {
    expect(screen.getByRole('link', { name: /^Manage Subscription/ }).getAttribute('href')).toBe(
      '/account/subscription',
    );
  });

  test('a changed password needs the current one, and the new one twice', () => {
    for (const label of ['Current Password', 'New Password', 'Confirm New Password'])
      expect(section('Change Password').getByLabelText(label)).toHaveProperty('type', 'password');
  });

  test('the referral code can be copied and shared, with its results', () => {
    const referral = section('Your Referral Code');
    expect(referral.getByText(code)).toBeTruthy();
    expect(referral.getByRole('button', { name: 'Copy Code' })).toBeTruthy();
    for (const name of ['Email', 'X', 'WhatsApp', 'Facebook'])
      expect(referral.getByRole('link', { name })).toBeTruthy();
    expect(referral.getByText('Sign-ups')).toBeTruthy();
    expect(referral.getByRole('table', { name: 'Credit history' })).toBeTruthy();
  });

  test('a deactivation needs a check of its permanence, and DELETE', () => {
    const deactivation = section('Deactivate Your Account');
    expect(
      deactivation.getByRole('checkbox', { name: 'I understand that my account will be deleted for good.' }),
    ).toBeTruthy();
    expect(deactivation.getByLabelText('Type DELETE to confirm')).toBeTruthy();
  });

  test('a disclaimer says that nothing is guaranteed, and who bears the risk', () => {
    expect(screen.getByText(/are not guaranteed\. You bear the risk/)).toBeTruthy();
  });
});

test.each([
  ['/account/profile', 'Profile', 'Save Changes'],
  ['/account/settings', 'Settings', 'Odds format'],
  ['/account/referral', 'Referral', code],
])('%s has its heading, and works', async (path, title, content) => {
  await openApp(path, answers);
  await eventually(() => screen.getByRole('heading', { level: 1, name: title }));
  await eventually(() => expect(screen.getByRole('main').textContent).toContain(content));
});
