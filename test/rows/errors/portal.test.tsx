// @vitest-environment happy-dom
/** The error catalogue in the administrators' portal. */
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { alertIn, dialog, fill, main, press } from '../../web/screens/support/controls.ts';
import { expectEveryFault, faults, withoutBody, writeFaults } from '../../web/screens/support/faults.ts';
import { type Answers, eventually, openApp, openPage } from '../../web/screens/support/open-app.tsx';
import { listed } from '../../web/screens/support/sample-account.ts';
import { refusals, refused } from './refusals.ts';

const place = alertIn(main);

test('a login to the portal that fails is an error above the form, with the reason or in the screen’s words', async () => {
  const answers: Answers = {};
  await openPage('/management/login', answers);
  const failure = {
    call: 'admin-auth',
    own: 'Failed to login',
    place,
    provoke: () => press('Login'),
  } as const;
  await press('Login');
  await eventually(() => expect(place().textContent).toBe(refusals.adminFieldsMissing.error));
  await fill('Email', 'admin@example.com');
  await fill('Password', 'GamePlan-2026');
  await expectEveryFault(answers, { ...failure, faults });
  const { error } = refusals.wrongPassword;
  const wrong = { name: 'wrong password', answer: refused(refusals.wrongPassword), message: error };
  await expectEveryFault(answers, { ...failure, faults: [wrong] });
});

test('figures of the portal that do not load are an error under the title Error Loading Dashboard', async () => {
  const answers: Answers = { 'admin-analytics': refused(refusals.ourFault) };
  await openApp('/management/dashboard', answers);
  await eventually(() => expect(place().textContent).toContain(refusals.ourFault.error));
  await expectEveryFault(answers, {
    call: 'admin-analytics',
    own: 'Failed to load analytics',
    place,
    provoke: () => press('Try again'),
    faults,
  });
  expect(within(place()).getByText('Error Loading Dashboard')).toBeTruthy();
});

test('users that do not load are an error above the table', async () => {
  const answers: Answers = { 'get-users': refused(refusals.ourFault) };
  await openApp('/management/users', answers);
  await eventually(() => expect(place().textContent).toContain(refusals.ourFault.error));
  await expectEveryFault(answers, {
    call: 'get-users',
    own: 'Failed to load users',
    place,
    provoke: () => press('Try again'),
    faults,
  });
});

test('a user who cannot be saved is an error in the dialog, which stays; a saved one closes it and is listed', async () => {
  const list = vi.fn(() =>
    Response.json({ users: [listed], pagination: { page: 1, limit: 10, total: 1, pages: 1 } }),
  );
  const answers: Answers = { 'get-users': list };
  await openApp('/management/users', answers);
  await press('Edit Listed Person');
  await expectEveryFault(answers, {
    call: 'get-users',
    own: 'Failed to save user',
    place: alertIn(dialog),
    provoke: () => press('Update User', dialog),
    faults: writeFaults,
  });
  answers['get-users'] = (_url, init) => (init?.method === 'PUT' ? withoutBody() : list());
  list.mockClear();
  await press('Update User', dialog);
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  await eventually(() => expect(list).toHaveBeenCalled());
});
