// @vitest-environment happy-dom
/** The admin portal's list of users, and adding one. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillNow, pressNow } from '../support/controls.ts';
import { type Answers, eventually, openApp } from '../support/open-app.tsx';
import { listed } from '../support/sample-account.ts';

/** 21 users on 3 pages, and none for a search. @returns the requests for them, newest last */
async function openUsers(others: Answers = {}): Promise<readonly URLSearchParams[]> {
  const requests: URLSearchParams[] = [];
  await openApp('/management/users', {
    'get-users': ({ searchParams: query }, init) => {
      if (init?.method === 'POST') {
        return Response.json({ error: 'A user with this email already exists' }, { status: 409 });
      }
      requests.push(query);
      const isFound = query.get('search') === null;
      const pagination = { page: Number(query.get('page')), limit: 10, total: 21, pages: 3 };
      return Response.json(
        isFound
          ? { users: [listed], pagination }
          : { users: [], pagination: { page: 1, limit: 10, total: 0, pages: 0 } },
      );
    },
    ...others,
  });
  await eventually(() => screen.getByText(/^Showing 1 to 10 of /));
  return requests;
}

const location = () => window.location.pathname + window.location.search;

/** The Back button: the browser shows the earlier address and reports it. */
function goBackTo(path: string): void {
  window.history.replaceState(null, '', path);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
}

test('the list keeps its order, filters and page in the URL', async () => {
  const requests = await openUsers();
  pressNow('Next');
  await eventually(() => screen.getByText('Page 2 of 3'));
  pressNow('Next');
  await eventually(() => screen.getByText('Showing 21 to 21 of 21 users'));
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', false);
  expect(screen.getByRole('row', { name: /Listed Person/ }).textContent).toContain('Nov 2, 2026');

  fillNow({ Plan: 'all' });
  fillNow({ 'Sort by': 'last_login' });
  fillNow({ Order: 'asc' });
  const sorted = '/management/users?sort=last_login&order=asc';
  expect(location()).toBe(sorted);
  await eventually(() => screen.getByText('Page 1 of 3'));
  const last = requests.at(-1);
  expect([last?.get('page'), last?.get('sort_by'), last?.get('sort_order')]).toEqual([
    '1',
    'last_login',
    'asc',
  ]);

  const box = screen.getByPlaceholderText<HTMLInputElement>('Search by name or email');
  fireEvent.change(box, { target: { value: 'nobody' } });
  pressNow('Search users');
  await eventually(() => screen.getByText('No users found'));
  expect(location()).toBe(`${sorted}&q=nobody`);
  goBackTo(sorted);
  expect(box.value).toBe('');
  await eventually(() => screen.getByText('Page 1 of 3'));
});

test('a click on a column sorts by it, and another one reverses the order', async () => {
  await openUsers();
  const column = (name: string) => screen.getByRole('columnheader', { name, hidden: true });
  const sortBy = (name: string) =>
    fireEvent.click(within(column(name)).getByRole('button', { hidden: true }));
  expect(column('Registered').getAttribute('aria-sort')).toBe('descending');
  sortBy('Name');
  expect(location()).toBe('/management/users?sort=name&order=asc');
  await eventually(() => expect(column('Name').getAttribute('aria-sort')).toBe('ascending'));
  sortBy('Name');
  await eventually(() => expect(column('Name').getAttribute('aria-sort')).toBe('descending'));
  expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('name');
  sortBy('Last Login');
  expect(location(), 'the latest first').toBe('/management/users?sort=last_login');
});

test('a page after the last one leads back, and an estimated total says so', async () => {
  const many = { page: 1, limit: 10, total: 1000, pages: 100, capped: true };
  await openUsers({
    'get-users': ({ searchParams: query }) => {
      const page = Number(query.get('page'));
      return Response.json(
        page > 100
          ? { users: [], pagination: { ...many, page } }
          : { users: [listed], pagination: { ...many, page } },
      );
    },
  });
  expect(screen.getByText('Showing 1 to 10 of 1,000+ users')).toBeTruthy();
  goBackTo('/management/users?page=200');
  await eventually(() => screen.getByText('No users found'));
  pressNow('Go to the last page');
  await eventually(() => screen.getByText('Showing 991 to 1,000 of 1,000+ users'));
  expect(location()).toBe('/management/users?page=100');
});

test('editing keeps the password unless one is given, and warns that a payment goes on', async () => {
  const sent: unknown[] = [];
  const payer = { ...listed, paid: true };
  await openUsers({
    'get-users': (_url, init) => {
      if (init?.method === 'PUT') {
        sent.push(JSON.parse(String(init.body)));
        return Response.json({ error: 'Not now' }, { status: 409 });
      }
      return Response.json({ users: [payer], pagination: { page: 1, limit: 10, total: 21, pages: 3 } });
    },
  });
  pressNow('Edit Listed Person');
  const dialog = within(screen.getByRole('dialog', { name: 'Edit User' }));
  const update = () => fireEvent.click(dialog.getByRole('button', { name: 'Update User' }));
  const plan = dialog.getByLabelText('Subscription Plan');
  fireEvent.change(plan, { target: { value: 'core' } });
  await eventually(() => expect(dialog.queryByText('Billing does not change')).toBeNull());
  fireEvent.change(plan, { target: { value: 'pro' } });
  await eventually(() => dialog.getByText('Billing does not change'));
  expect(dialog.getByText(/^This user pays for Core\./)).toBeTruthy();
  update();
  await eventually(() => dialog.getByText('Not now'));
  const password = dialog.getByLabelText('Password (leave blank to keep current)');
  fireEvent.change(password, { target: { value: 'short' } });
  update();
  await eventually(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
  fireEvent.change(password, { target: { value: 'GamePlan-2026' } });
  update();
  await eventually(() => expect(sent).toHaveLength(2));
  const entry = { id: '1', name: payer.name, email: payer.email, subscription_plan: 'pro' };
  expect(sent).toEqual([entry, { ...entry, password: 'GamePlan-2026' }]);
});

test('missing values and a taken address are reported in the dialog, which stays open', async () => {
  await openUsers();
  pressNow('Add User');
  const dialog = within(screen.getByRole('dialog', { name: 'Add User' }));
  const create = () => fireEvent.click(dialog.getByRole('button', { name: 'Create User' }));
  create();
  await eventually(() => dialog.getByText('Name is required'));
  expect(dialog.getByText('Email is required')).toBeTruthy();

  fillNow({ Name: 'Somebody', Email: listed.email, Password: 'GamePlan-2026' });
  create();
  const alert = await eventually(() => dialog.getByRole('alert'));
  expect(alert.textContent).toBe('A user with this email already exists');
});
