// @vitest-environment happy-dom
/** The page of one user in the admin portal. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { viewAsks, viewUser } from '../../../lambdas/contracts/admin.ts';
import type { OutputOf } from '../../../lambdas/contracts/contract.ts';
import { press } from './controls.ts';
import { eventually, openApp } from './open-app.tsx';
import { listed } from './sample-account.ts';

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
  const card = (name: string) => screen.getByRole('region', { name });
  await eventually(() => expect(card('Plan and Billing').textContent).toContain('$24.99 a month'));
  expect(card('Saved Picks').textContent).toContain('7 picks in the tracker');
  expect(card('Last Questions').textContent, 'private').not.toContain('A safe bet');
  expect(card('Audit Trail').textContent).toContain('No changes recorded yet.');

  await press('View Last Questions');
  await eventually(() => expect(card('Last Questions').textContent).toContain('A safe bet'));
  await eventually(() => expect(card('Audit Trail').textContent).toContain('Last questions viewed'));
  expect(card('Audit Trail').textContent).toContain('Administrator person@example.com');
  const [users] = screen.getAllByRole('link', { name: 'Users' });
  if (users) fireEvent.click(users);
  expect(window.location.pathname).toBe('/management/users');
});
