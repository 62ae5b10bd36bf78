// @vitest-environment happy-dom
/** The page of one user in the admin portal. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { viewAsks, viewUser } from '../../../../lambdas/contracts/accounts/admin.ts';
import type { OutputOf } from '../../../../lambdas/contracts/platform/contract.ts';
import { colorOf } from '../support/colors.ts';
import { press } from '../support/controls.ts';
import { eventually, openApp } from '../support/open-app.tsx';
import { listed } from '../support/sample-account.ts';

const payer: typeof listed = {
  ...listed,
  subscription_plan: 'pro',
  paid: true,
  next_billing_date: Date.UTC(2026, 11, 21, 18) / 1000,
};

const viewed: OutputOf<typeof viewUser> = {
  user: {
    ...payer,
    verified_at: '2026-11-02T18:05:00.000Z',
    deactivated_at: null,
    interval: 'month',
    amount: 24.99,
    customer_id: 'cus_1',
    mail_problem: null,
    passkeys: 0,
    prompts_used_today: 3,
    prompts_per_day: 50,
    break_until: null,
    excluded_until: null,
    picks: { pending: 4, hit: 2, miss: 1, push: 0 },
  },
  audit: { entries: [], next: null },
};

const asked: OutputOf<typeof viewAsks> = {
  asks: [
    {
      id: '1',
      asked_at: '2026-11-21T15:00:00.000Z',
      prompt: 'A safe bet',
      sport: 'NFL',
      answer: ['Philadelphia Eagles moneyline (-240)'],
      charged: true,
      substituted: false,
    },
  ],
};

test('it has billing, picks, questions on request, and who viewed them', async () => {
  let { audit } = viewed;
  await openApp('/management/users', {
    'get-users': (_url, init) => {
      if (init?.method === 'GET') {
        return Response.json({ users: [payer], pagination: { page: 1, limit: 10, total: 1, pages: 1 } });
      }
      const { action, id } = JSON.parse(String(init?.body));
      expect(id).toBe(listed.id);
      if (action === 'view') return Response.json({ ...viewed, audit });
      const by = 'admin:person@example.com';
      const entry = { at: '2026-11-22T18:00:00.000Z', by, what: 'questions viewed', before: {}, after: {} };
      audit = { entries: [entry], next: null };
      return Response.json(asked);
    },
  });
  const row = await eventually(() => screen.getByRole('row', { name: /Listed Person/ }));
  expect(row.textContent).toContain('ProActive, renews Dec 21, 2026');
  fireEvent.click(within(row).getByRole('link', { name: 'Listed Person' }));
  await eventually(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Listed Person' })),
  );
  await eventually(() => expect(card('Plan and Billing').textContent).toContain('$24.99 a month'));
  expect(card('Saved Picks').textContent).toContain('7 picks in the tracker');
  expect(card('Last Questions').textContent, 'private').not.toContain('A safe bet');
  expect(card('Audit Trail').textContent).toContain('No changes recorded yet.');

  await press('View Last Questions');
  await eventually(() => expect(card('Last Questions').textContent).toContain('A safe bet'));
  await eventually(() => expect(card('Audit Trail').textContent).toContain('Last questions viewed'));
  expect(card('Audit Trail').textContent).toContain('Administrator person@example.com');
  expect(within(card('Last Questions')).queryByText('Not charged')).toBeNull();
  expect(detail('Passkeys')?.textContent).toBe('None');
  const [users] = screen.getAllByRole('link', { name: 'Users' });
  if (users) fireEvent.click(users);
  expect(window.location.pathname).toBe('/management/users');
});

/** Opens the page of a user, with the entries before the shown ones. */
const openUser = (user: Partial<typeof viewed.user>, audit = viewed.audit, older: unknown[] = []) =>
  openApp('/management/users/1', {
    'get-users': (_url, init) => {
      const { action, before } = JSON.parse(String(init?.body));
      if (action === 'view') return Response.json({ user: { ...viewed.user, ...user }, audit });
      older.push([action, before]);
      return Response.json({ entries: [entryAt('2026-11-01T18:00:00.000Z')], next: null });
    },
  });

const entryAt = (at: string) => ({
  at,
  by: 'user',
  what: 'account edited',
  before: {},
  after: { name: 'New' },
});
const card = (name: string) => screen.getByRole('region', { name });
const detail = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

test('a payment that is due is red', async () => {
  await openUser({ subscription_status: 'past_due' });
  const status = await eventually(() => screen.getByText('Past due'));
  expect(colorOf(status)).toBe('miss');
  expect(detail('Next billing')?.textContent).toBe('Dec 21, 2026');
});

test('a subscription that ends says when, and mail that bounced is red', async () => {
  await openUser({
    cancel_at_period_end: true,
    mail_problem: { problem: 'bounced', at: '2026-11-03T18:00:00Z' },
  });
  await eventually(() => expect(detail('Ends')?.textContent).toBe('Dec 21, 2026'));
  expect(colorOf(screen.getByText('Cancels Dec 21, 2026'))).not.toBe('miss');
  expect(detail('Email problem')?.textContent).toBe('Mail to this address bounced, Nov 3, 2026');
  expect(colorOf(screen.getByText('Mail to this address bounced'))).toBe('miss');
});

test('a closed account cannot be edited; what it never had is said', async () => {
  await openUser({
    deactivated_at: '2026-11-20T18:00:00.000Z',
    verified_at: null,
    last_login: null,
    customer_id: null,
    amount: null,
    next_billing_date: null,
    passkeys: 2,
    excluded_until: '2027-05-22T18:00:00.000Z',
    picks: { pending: 0, hit: 1, miss: 0, push: 0 },
  });
  await eventually(() => screen.getByText(/^Closed on Nov 20, 2026\./));
  expect(screen.queryByRole('button', { name: 'Edit User' })).toBeNull();
  expect(
    [
      'Email verified',
      'Last login',
      'Passkeys',
      'Self-excluded until',
      'Next billing',
      'Stripe customer',
    ].map((name) => detail(name)?.textContent),
  ).toEqual(['Not verified', 'Never', '2', 'May 22, 2027', 'None', 'None']);
  expect(screen.queryByText('Amount')).toBeNull();
  expect(card('Saved Picks').textContent).toContain('1 pick in the tracker');
});

test('older audit entries follow on request', async () => {
  const older: unknown[] = [];
  await openUser({}, { entries: [entryAt('2026-11-22T18:00:00.000Z')], next: 'cursor' }, older);
  await press('Show Older Entries');
  await eventually(() => expect(within(card('Audit Trail')).getAllByText('Account edited')).toHaveLength(2));
  expect(older).toEqual([['audit', 'cursor']]);
  expect(screen.queryByRole('button', { name: 'Show Older Entries' })).toBeNull();
  expect(within(card('Audit Trail')).getAllByText('Name: New')).toHaveLength(2);
});

test('an unknown account is not a failure to retry', async () => {
  await openApp('/management/users/9', {
    'get-users': () => Response.json({ error: 'User not found' }, { status: 404 }),
  });
  await eventually(() => screen.getByText('User not found. The account may have been deleted.'));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
