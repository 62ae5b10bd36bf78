// @vitest-environment happy-dom
/** /management: sign-in, the figures, and the users. */
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { acceptDrawing } from '../web/screens/support/canvas.ts';
import { dialog, field, press } from '../web/screens/support/controls.ts';
import { eventually, openApp, openOnce, openPage, person } from '../web/screens/support/open-app.tsx';
import { listed } from '../web/screens/support/sample-account.ts';
import { figures } from '../web/screens/support/sample-analytics.ts';

const location = () => window.location.pathname;
const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);
const optionsOf = (label: string) =>
  within(field(label))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value, textContent }) => `${value}: ${textContent}`);

beforeAll(acceptDrawing);

describe('/management/login', () => {
  openOnce(async () => {
    await openPage('/management/login', {});
    await eventually(() => screen.getByRole('button', { name: 'Login' }));
  });

  test('is the “Admin Portal”, with email, password and “Login”', () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Admin Portal');
    expect(field('Email')).toHaveProperty('type', 'email');
    expect(field('Password')).toHaveProperty('type', 'password');
    expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy();
  });
});

test.each(['', '/dashboard', '/users', '/analytics', '/nowhere'])(
  '/management%s needs an administrator',
  async (page) => {
    await openPage(`/management${page}`, {});
    await eventually(() => expect(location()).toBe('/management/login'));
  },
);

test.each(['', '/nowhere'])('/management%s leads to the dashboard', async (page) => {
  await openApp(`/management${page}`, { 'admin-analytics': () => new Promise(() => undefined) });
  await eventually(() => expect(location()).toBe('/management/dashboard'));
});

describe('/management/dashboard', () => {
  openOnce(async () => {
    await openApp('/management/dashboard', { 'admin-analytics': () => Response.json(figures([0, 1, 0])) });
    await eventually(() => expect(document.querySelectorAll('canvas')).toHaveLength(3));
  });

  const card = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement?.textContent;
  const chart = (title: string) => within(screen.getByRole('region', { name: title }));
  const firstColumn = (title: string) =>
    chart(title)
      .getAllByRole<HTMLTableRowElement>('row', { hidden: true })
      .slice(1)
      .map(({ cells }) => cells[0]?.textContent);

  test('the sidebar leads to the dashboard, the users and the analytics', () => {
    const links = within(screen.getByRole('navigation', { name: 'Management' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/management/dashboard'],
      ['Users', '/management/users'],
      ['Analytics', '/management/analytics'],
    ]);
  });

  test('the sidebar names the administrator, and has Logout', () => {
    const sidebar = screen.getByRole('button', { name: 'Logout' }).closest('header')?.textContent;
    expect(sidebar).toContain(person.name);
    expect(sidebar).toContain(person.email);
  });

  test('Total Users has those of the last 30 days', () => {
    expect(card('Total Users')).toBe('Total Users33 new sign-ups in last 30 days');
  });

  test('Subscription Plans are counted by plan', () => {
    expect(card('Subscription Plans')).toBe('Subscription PlansFree1Core1Pro1');
  });

  test('Prompt Usage and Tracker Usage are counted', () => {
    expect(card('Prompt Usage')).toBe('Prompt Usage44 in last 30 days');
    expect(card('Tracker Usage')).toBe('Tracker Usage22 picks in last 30 days');
  });

  test('User Growth is a line by day', () => {
    expect(firstColumn('User Growth')).toEqual(['Nov 1', 'Nov 2', 'Nov 3']);
  });

  test('the distribution of subscriptions has a bar a plan', () => {
    expect(firstColumn('Subscription Distribution')).toEqual(['Free', 'Core', 'Pro']);
  });

  test('prompts by sport have bars of NBA, MLB, NFL and NHL', () => {
    expect(firstColumn('Prompts by Sport').slice(0, 4)).toEqual(['NBA', 'MLB', 'NFL', 'NHL']);
  });

  test('Tracker Statistics has pending, hits and misses', () => {
    expect(textsOf(chart('Tracker Statistics').getAllByRole('term'))).toEqual(['Pending', 'Hits', 'Misses']);
  });
});

test('the analytics keep the text of what is not there yet', async () => {
  await openApp('/management/analytics', { 'admin-analytics': () => Response.json(figures([1, 0, 0])) });
  await eventually(() => screen.getByText('Analytics dashboard coming soon'));
});

const page = (users: readonly object[], total: number) => () =>
  Response.json({ users, pagination: { page: 1, limit: 10, total, pages: Math.ceil(total / 10) } });

describe('/management/users', () => {
  openOnce(async () => {
    await openApp('/management/users', { 'get-users': page([listed], 21) });
    await eventually(() => screen.getByText('Listed Person'));
  });

  test('is titled Users, with “Add User” and the card “User Management”', () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Users');
    expect(screen.getByRole('button', { name: 'Add User' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'User Management' })).toBeTruthy();
    expect(screen.getByText('View and manage user accounts')).toBeTruthy();
  });

  test('the search asks for a name or an address', () => {
    expect(screen.getByPlaceholderText('Search by name or email')).toBeTruthy();
  });

  test('the plan filter has all plans, free, core and pro', () => {
    expect(optionsOf('Plan')).toEqual(['all: All Plans', 'free: Free', 'core: Core', 'pro: Pro']);
    expect(field('Plan').value).toBe('all');
  });

  test('users are sorted by registration, last login, name or address', () => {
    expect(optionsOf('Sort by')).toEqual([
      'created_at: Registration Date',
      'last_login: Last Login',
      'name: Name',
      'email: Email',
    ]);
    expect(field('Sort by').value).toBe('created_at');
  });

  test('the order is ascending or descending, which is the default', () => {
    expect(optionsOf('Order')).toEqual(['asc: Ascending', 'desc: Descending']);
    expect(field('Order').value).toBe('desc');
  });

  test('the table has six columns', () => {
    expect(textsOf(screen.getAllByRole('columnheader', { hidden: true }))).toEqual([
      'Name',
      'Email',
      'Subscription',
      'Registered',
      'Last Login',
      'Actions',
    ]);
  });

  test('a user who never signed in has “Never”, and each row a button to edit', () => {
    const row = within(screen.getByRole('row', { name: /Listed Person/ }));
    expect(row.getByText('Never')).toBeTruthy();
    expect(row.getByRole('button', { name: 'Edit Listed Person' })).toBeTruthy();
  });

  test('pages are numbered, with what is shown of all', () => {
    expect(screen.getByText('Page 1 of 3')).toBeTruthy();
    expect(screen.getByText('Showing 1 to 10 of 21 users')).toBeTruthy();
    for (const name of ['Previous', 'Next']) expect(screen.getByRole('button', { name })).toBeTruthy();
  });
});

test('a spinner shows while the users load', async () => {
  await openApp('/management/users', { 'get-users': () => new Promise(() => undefined) });
  await eventually(() => screen.getByText('Loading users...'));
});

test('nobody is said to be found in an empty list', async () => {
  await openApp('/management/users', { 'get-users': page([], 0) });
  await eventually(() => screen.getByText('No users found'));
});

test('one page of users has no pagination', async () => {
  await openApp('/management/users', { 'get-users': page([listed], 1) });
  await eventually(() => screen.getByText('Listed Person'));
  expect(screen.queryByText(/^Page |^Showing /)).toBeNull();
});

describe.each([
  { button: 'Add User', title: 'Add User', about: 'Create a new user account', save: 'Create User' },
  { button: 'Edit Listed Person', title: 'Edit User', about: 'Update user details', save: 'Update User' },
])('the dialog $title', ({ button, title, about, save }) => {
  openOnce(async () => {
    await openApp('/management/users', { 'get-users': page([listed], 1) });
    await press(button);
    await eventually(dialog);
  });

  test('has its title and what it does', () => {
    expect(within(dialog()).getByRole('heading', { name: title })).toBeTruthy();
    expect(within(dialog()).getByText(about)).toBeTruthy();
  });

  test('has name, email, password and plan', () => {
    const labels = title === 'Add User' ? 'Password' : 'Password (leave blank to keep current)';
    for (const label of ['Name', 'Email', labels, 'Subscription Plan'])
      expect(within(dialog()).getByLabelText(label)).toBeTruthy();
  });

  test(`has “Cancel” and “${save}”`, () => {
    for (const name of ['Cancel', save]) expect(within(dialog()).getByRole('button', { name })).toBeTruthy();
  });
});

test('a new user is free unless another plan is chosen, and any plan can be', async () => {
  await openApp('/management/users', { 'get-users': page([listed], 1) });
  await press('Add User');
  const plan = within(await eventually(dialog)).getByLabelText<HTMLSelectElement>('Subscription Plan');
  expect(plan.value).toBe('free');
  expect([...plan.options].map(({ value }) => value)).toEqual(['free', 'core', 'pro']);
});

test('saving reads “Saving...”, and a success closes the dialog and reads the list again', async () => {
  let lists = 0;
  let respond: (response: Response) => void = () => undefined;
  await openApp('/management/users', {
    'get-users': (_url, init) => {
      if (init?.method === 'PUT')
        return new Promise((resolve) => {
          respond = resolve;
        });
      lists += 1;
      return page([listed], 1)();
    },
  });
  await press('Edit Listed Person');
  await press('Update User', dialog);
  await eventually(() => within(dialog()).getByText('Saving...'));
  const before = lists;
  respond(Response.json({ success: true }));
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  await eventually(() => expect(lists).toBeGreaterThan(before));
});

test('Logout leads to the login of the portal', async () => {
  await openApp('/management/users', { 'get-users': page([listed], 1) });
  await eventually(() => screen.getByText('Listed Person'));
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await eventually(() => expect(location()).toBe('/management/login'));
});
