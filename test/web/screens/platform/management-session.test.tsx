// @vitest-environment happy-dom
/** Who can open the admin portal, and its sign-in form. */
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field, fillNow, pressNow } from '../support/controls.ts';
import { arriveAt, eventually, openApp, openPage, signInAdmin, signInUser } from '../support/open-app.tsx';

const signInForm = () => eventually(() => screen.getByRole('heading', { name: 'Admin Portal' }));

test.each(['/management', '/management/dashboard', '/management/nowhere'])(
  "%s redirects to sign-in, because a user's session does not open it",
  async (path) => {
    signInUser();
    await openPage(path, {});
    await signInForm();
    expect(window.location.pathname).toBe('/management/login');
  },
);

test('an unknown page leads to the dashboard, and Logout to sign-in; a user stays signed in', async () => {
  await openApp('/management/nowhere', {});
  await eventually(() => expect(window.location.pathname).toBe('/management/dashboard'));
  expect(screen.getAllByText('person@example.com').length).toBeGreaterThan(0);
  const [logout] = await eventually(() => screen.getAllByRole('button', { name: 'Logout' }));
  if (logout) fireEvent.click(logout);
  await signInForm();
  expect(window.location.pathname).toBe('/management/login');
  const stored = ['adminToken', 'adminData', 'authToken'].map((key) => localStorage.getItem(key) !== null);
  expect(stored, "only the portal's session ends").toEqual([false, false, true]);
});

test('a signed-in administrator is sent to the page that required the sign-in, if it is one of the portal', async () => {
  await openApp('/management/passkeys', {});
  await eventually(() => screen.getByRole('heading', { level: 1, name: 'Passkeys' }));
  const address = () => window.location.pathname + window.location.search;
  for (const [from, shown] of [
    ['/management/passkeys?a=b', '/management/passkeys?a=b'],
    ['/managements/users', '/management/dashboard'],
  ]) {
    arriveAt('/management/login', { from });
    await eventually(() => expect(address(), from).toBe(shown));
  }
});

test('an incomplete link for a first passkey is reported, and cannot be used', async () => {
  await openPage('/management/passkey', {});
  const alert = await eventually(() => screen.getByRole('alert'));
  expect(alert.textContent).toContain('This link is incomplete.');
  expect(screen.getByRole('button', { name: 'Add a Passkey' })).toHaveProperty('disabled', true);
});

test('an administrator is not a user', async () => {
  signInAdmin();
  await openPage('/account/dashboard', {});
  await eventually(() => expect(window.location.pathname).toBe('/login'));
});

test('a session ended by the server leads to sign-in', async () => {
  await openApp('/management/users', {
    'get-users': () => Response.json({ error: 'Admin authentication required' }, { status: 401 }),
  });
  await signInForm();
  expect(window.location.pathname).toBe('/management/login');
});

test('an incomplete or wrong login is reported above the form', async () => {
  await openPage('/management/login', {
    'admin-auth': () => Response.json({ error: 'Invalid credentials' }, { status: 401 }),
  });
  await signInForm();
  fillNow({ Email: 'admin@example.com' });
  pressNow('Login');
  expect(screen.getByRole('alert').textContent).toBe('Email and password are required');
  expect(document.activeElement).toBe(field('Password'));
  fillNow({ Password: 'Wrong-Password-1' });
  pressNow('Login');
  await eventually(() => expect(screen.getByRole('alert').textContent).toBe('Invalid credentials'));
});
