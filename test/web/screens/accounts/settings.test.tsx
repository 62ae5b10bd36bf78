// @vitest-environment happy-dom
/** Settings: a choice is shown at once, and a failure at its setting, which keeps its previous value. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { listShares } from '../../../../lambdas/contracts/picks/shares.ts';
import type { OutputOf } from '../../../../lambdas/contracts/platform/contract.ts';
import { substitute } from '../../../e2e/support/answers.ts';
import { listOf } from '../../../e2e/support/ledger.ts';
import { fill, press } from '../support/controls.ts';
import { type Answers, activeSubscriber, eventually, openApp } from '../support/open-app.tsx';
import { account } from '../support/sample-account.ts';
import { pick } from '../support/sample-picks.ts';
import { askedId, parlay } from '../support/sample-predictions.ts';

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
  expect(await alertIn('Odds format'), 'of a fault of ours').toContain('Reference for support: a');
  expect(box('radio', /^American/).checked).toBe(true);
});

test('light and dark apply at once and stay; the device decides again when asked to', async () => {
  await open(failed);
  const page = document.documentElement;
  const choose = (mode: RegExp) => fireEvent.click(box('radio', mode));
  const stored = () => localStorage.getItem('colorMode');
  choose(/^Dark/);
  expect([page.className, stored(), box('radio', /^Dark/).checked]).toEqual(['dark', 'dark', true]);
  expect(screen.getByRole('button', { name: 'Switch to light mode' })).toBeTruthy();
  choose(/^Light/);
  expect([page.className, stored()]).toEqual(['light', 'light']);
  fireEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
  expect([page.className, stored(), box('radio', /^Dark/).checked]).toEqual(['dark', 'dark', true]);
  choose(/^Device/);
  expect([stored(), box('radio', /^Device/).checked]).toEqual([null, true]);
  expect(page.className).toBe(window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');
});

test('email notifications are turned on and off; push is closed in a browser without it, except to end it', async () => {
  const sent: unknown[] = [];
  let on: string[] = ['slate-push'];
  const shown = () => Response.json({ on, devices: [], publicKey: 'key' });
  await open(failed, {
    notices: (_url, init) => {
      if (init?.method !== 'POST') return shown();
      const body = JSON.parse(String(init.body));
      sent.push(body);
      on = body.on ? [...on, body.choice] : on.filter((each) => each !== body.choice);
      return shown();
    },
  });
  const notice = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
  const graded = 'My picks graded, by email';
  await eventually(() => notice(graded));
  expect(screen.getByText('This browser does not support push notifications.')).toBeTruthy();
  expect(notice('My picks graded, by push notification').disabled).toBe(true);
  expect(notice('Today’s slate is up, by push notification').disabled, 'it is on').toBe(false);
  expect(screen.getByRole('heading', { name: 'Devices that get push notifications' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add this device' })).toBeNull();

  fireEvent.click(notice(graded));
  await eventually(() => expect(notice(graded).checked).toBe(true));
  fireEvent.click(notice(graded));
  await eventually(() => expect(notice(graded).checked).toBe(false));
  fireEvent.click(notice('Today’s slate is up, by push notification'));
  await eventually(() => expect(notice('Today’s slate is up, by push notification').disabled).toBe(true));
  expect(screen.queryByRole('heading', { name: 'Devices that get push notifications' })).toBeNull();
  expect(sent).toEqual([
    { action: 'set', choice: 'graded-email', on: true },
    { action: 'set', choice: 'graded-email', on: false },
    { action: 'set', choice: 'slate-push', on: false },
  ]);
});

test('a download that fails says why', async () => {
  const error = 'Too many attempts. Please try again later.';
  await open(failed, { 'export-tracker': () => Response.json({ error, requestId: 'a' }, { status: 429 }) });
  fireEvent.click(screen.getByRole('button', { name: 'Download Tracker (CSV)' }));
  expect(await alertIn('Your data')).toContain(error);
  expect(await alertIn('Your data'), 'nothing to look up').not.toContain('Reference for support');
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

/** Keeps what is saved, as the server does. */
function server() {
  let { profile } = account;
  const saves: Partial<typeof profile>[] = [];
  return {
    saves,
    saved: () => profile,
    /** Saves in another tab. */
    save: (changes: Partial<typeof profile>) => {
      profile = { ...profile, ...changes };
    },
    answers: {
      ...activeSubscriber,
      'user-profile': (_url, init) => {
        if (init?.method !== 'PUT') return Response.json({ ...account, profile });
        const body = JSON.parse(String(init.body));
        saves.push(body);
        profile = { ...profile, ...body };
        return Response.json({ success: true, profile });
      },
    } satisfies Answers,
  };
}

const chooseBook = (name: RegExp) => fireEvent.click(box('checkbox', name));

test('several books chosen in a row are all saved, and all removed', async () => {
  const { answers, saved } = server();
  await openApp('/account/settings', answers);
  await eventually(() => screen.getByText('None selected: prices come from all books.'));
  const list = within(screen.getByRole('list', { name: 'My books' }));
  expect(list.getAllByRole('checkbox')).toHaveLength(3);
  chooseBook(/^FanDuel/);
  chooseBook(/^DraftKings/);
  expect(screen.getByText('2 books selected.')).toBeTruthy();
  await eventually(() => screen.getByText('Books saved'));
  expect(saved().books).toEqual(['FanDuel', 'DraftKings']);
  chooseBook(/^FanDuel/);
  chooseBook(/^DraftKings/);
  expect(screen.getByText('None selected: prices come from all books.')).toBeTruthy();
  await eventually(() => screen.getByText('Books saved'));
  expect(saved().books).toEqual([]);
  expect(box('checkbox', /^FanDuel/).checked).toBe(false);
});

test('a book chosen while the odds format is still being saved does not undo it, nor other preferences', async () => {
  const { answers, save, saves, saved } = server();
  await openApp('/account/settings', answers);
  await eventually(() => box('checkbox', /^FanDuel/));
  save({ preferredTeam: 'Blue Jays' });
  fireEvent.click(box('radio', /^Decimal/));
  chooseBook(/^FanDuel/);
  await eventually(() => screen.getByText('Books saved'));
  expect(saves).toHaveLength(2);
  expect(saved()).toMatchObject({ books: ['FanDuel'], oddsFormat: 'decimal', preferredTeam: 'Blue Jays' });
});

test('saved preferences keep the books and the odds format', async () => {
  const { answers, save, saved } = server();
  await openApp('/account/profile', answers);
  await fill('Preferred team', 'Blue Jays');
  save({ books: ['FanDuel'], oddsFormat: 'decimal' });
  await press('Save Changes');
  await eventually(() => screen.getByText('Changes Saved'));
  expect(saved()).toMatchObject({ books: ['FanDuel'], oddsFormat: 'decimal', preferredTeam: 'Blue Jays' });
});

test('odds are American or decimal, as chosen, in the tracker and in predictions', async () => {
  const asked = {
    ...parlay,
    id: askedId,
    parsed_entities: { ...substitute.promptAnalysis, bet_type: ['moneyline'] },
  };
  const { answers } = server();
  await openApp('/account/tracker', {
    ...answers,
    'tracker-get': () => Response.json(listOf([pick])),
    'get-predictions': () => Response.json({ predictions: [asked], next: null }),
    'get-prediction-by-id': () => Response.json({ predictionWithPickSaved: [asked] }),
  });
  const page = (name: string) => fireEvent.click(screen.getAllByRole('link', { name })[0] ?? window);
  await eventually(() => screen.getByText('−240'));
  await press('Account menu');
  page('My Account');
  await eventually(() => page('Settings'));
  await eventually(() => fireEvent.click(box('radio', /^Decimal/)));
  await eventually(() => screen.getByText('Odds format saved'));
  page('Tracker');
  await eventually(() => screen.getByText('1.42'));
  expect(screen.getByRole('article').textContent).not.toContain('−240');
  page('Predictions');
  const details = await eventually(() => screen.getByRole('link', { name: /^View Details/ }));
  expect(screen.getByText('1.42')).toBeTruthy();
  fireEvent.click(details);
  await eventually(() => screen.getByRole('heading', { name: 'AI Rationale:' }));
  expect(screen.getAllByText('1.42')).toHaveLength(2);
});

test('shared picks are listed, and each can be ended', async () => {
  const share = (pickId: string, title: string) => ({
    pickId,
    id: `${pickId}-page`,
    at: account.profile.createdAt,
    title,
  });
  let shared: OutputOf<typeof listShares> = {
    shares: [share('first', 'Eagles moneyline'), share('second', 'Bills moneyline')],
    more: false,
  };
  const ended: unknown[] = [];
  await openApp('/account/settings', {
    ...server().answers,
    shares: (_url, init) => {
      if (init?.method === 'GET') return Response.json(shared);
      const { pickIds } = JSON.parse(String(init?.body));
      ended.push(pickIds);
      shared = { ...shared, shares: shared.shares.filter(({ pickId }) => !pickIds.includes(pickId)) };
      return Response.json({ success: true, picks: [] });
    },
  });
  const list = await eventually(() => within(screen.getByRole('list', { name: 'Shared picks' })));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Stop sharing all 2' })).toBeTruthy();
  expect(screen.queryByText(/^These are your newest/)).toBeNull();
  await press('Stop sharing Eagles moneyline');
  await eventually(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^Stop sharing all/ })).toBeNull();
  await press('Stop sharing Bills moneyline');
  await eventually(() => screen.getByText('You are not sharing any picks.'));
  expect(ended).toEqual([['first'], ['second']]);
});

test('the index leads to each setting, and to My Account for what concerns signing in', async () => {
  const scrolled: string[] = [];
  const spy = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id);
  });
  onTestFinished(() => spy.mockRestore());
  await open(failed);
  const index = within(screen.getByRole('navigation', { name: 'Settings' }));
  const links = index.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  const own = links.flatMap((href) => href.match(/^\/account\/settings#(.+)$/)?.[1] ?? []);
  for (const id of own) expect(document.getElementById(id)?.tagName, id).toBe('H2');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id);
  expect(headings, 'all are listed, in their order').toEqual(own);
  fireEvent.click(index.getByRole('link', { name: 'Self-exclusion' }));
  await eventually(() => expect(scrolled.at(-1)).toBe('self-exclusion'));
  expect(document.activeElement?.id).toBe('self-exclusion');

  expect(screen.queryByLabelText('Current Password'), 'it has one place').toBeNull();
  fireEvent.click(index.getByRole('link', { name: 'Password' }));
  await eventually(() => expect(screen.getByLabelText('Current Password')).toBeTruthy());
  expect(window.location.pathname + window.location.hash).toBe('/account/account#password');
  expect(scrolled.at(-1)).toBe('password');
});
