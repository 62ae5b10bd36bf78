// @vitest-environment happy-dom
/** Settings: a choice is shown at once, and a failure at its setting, which keeps its previous value. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, activeSubscriber, eventually, openApp } from './open-app.tsx';
import { account } from './sample-account.ts';

const failed = () => Response.json({ error: 'Something went wrong', requestId: 'a' }, { status: 500 });
const box = (role: 'radio' | 'checkbox', name: RegExp) => screen.getByRole<HTMLInputElement>(role, { name });
const alertIn = (setting: string) =>
  eventually(() => within(screen.getByRole('region', { name: setting })).getByRole('alert').textContent);

/** @param save the response to a save */
async function open(save: () => Response, others: Answers = {}, shown = account): Promise<void> {
  await openApp('/account/settings', {
    ...activeSubscriber,
    'user-profile': (_url, init) => (init?.method === 'PUT' ? save() : Response.json(shown)),
    ...others,
  });
  await eventually(() => expect(box('radio', /^American/).checked).toBe(true));
}

test('a choice takes effect at once', async () => {
  const profile = { ...account.profile, oddsFormat: 'decimal' };
  await open(() => Response.json({ success: true, profile }));
  const decimal = box('radio', /^Decimal/);
  decimal.click();
  expect(decimal.checked, 'in the same turn of the event loop').toBe(true);
  await eventually(() => screen.getByText('Odds format saved'));
  expect(decimal.checked).toBe(true);
});

test('an odds format that is not saved returns to the previous one, and says why', async () => {
  await open(failed);
  fireEvent.click(box('radio', /^Decimal/));
  expect(await alertIn('Odds format')).toContain('Something went wrong');
  expect(box('radio', /^American/).checked).toBe(true);
});

test('a download that fails says why', async () => {
  const error = 'Too many attempts. Please try again later.';
  await open(failed, { 'export-tracker': () => Response.json({ error }, { status: 429 }) });
  fireEvent.click(screen.getByRole('button', { name: 'Download Tracker (CSV)' }));
  expect(await alertIn('Your data')).toContain(error);
});

test('a book that is not saved is unchecked again, and says why', async () => {
  await open(failed);
  fireEvent.click(box('checkbox', /^FanDuel/));
  expect(box('checkbox', /^FanDuel/).checked).toBe(true);
  expect(await alertIn('My books')).toContain('Something went wrong');
  expect(box('checkbox', /^FanDuel/).checked).toBe(false);
});

test('a feed without any book yet is explained', async () => {
  await open(failed, {}, { ...account, knownBooks: [] });
  expect(screen.getByText(/^No sportsbook has posted prices yet\./)).toBeTruthy();
});
