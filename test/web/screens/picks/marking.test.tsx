// @vitest-environment happy-dom
/** What a user does to saved picks: marking one or several, undoing it, the own bet, and removing a pick. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SavedPick } from '../../../../lambdas/contracts/picks/tracker.ts';
import { listOf } from '../../../e2e/support/ledger.ts';
import { bills, eagles } from '../../../e2e/support/legs.ts';
import { colorOf } from '../support/colors.ts';
import { alertIn, descriptionOf, dialog, field, fillNow, press, pressNow } from '../support/controls.ts';
import { type Answers, activeSubscriber, eventually, openApp } from '../support/open-app.tsx';
import { pick, unsettled } from '../support/sample-picks.ts';

const yesterday = new Date(Date.now() - 86_400_000).toISOString();
const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const hasStarted = { ...pick.metadata, legs: [{ ...bills, startsAt: yesterday }], match_date: yesterday };

/** A pick whose game has been played. */
const played = (id: string, changes: Partial<SavedPick> = {}): SavedPick => ({
  ...pick,
  id,
  metadata: hasStarted,
  ...changes,
});

/** @returns the changes sent; each succeeds and the list stays as it is */
async function open(picks: readonly SavedPick[], others: Answers = {}): Promise<readonly unknown[]> {
  const sent: unknown[] = [];
  localStorage.setItem('trackerView', 'rows');
  await openApp('/account/tracker', {
    ...activeSubscriber,
    'tracker-get': () => Response.json(listOf(picks)),
    'get-tracker-stats': () => Response.json(unsettled),
    'tracker-update': (_url, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return new Response('');
    },
    ...others,
  });
  await eventually(() => expect(screen.getAllByRole('article')).toHaveLength(picks.length));
  return sent;
}

const row = (index = 0) => screen.getAllByRole('article')[index] ?? document.body;
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const selectAll = () => box('Select all on this page');

/** The items of a row's menu. */
const menu = (index = 0) =>
  within(row(index))
    .getAllByRole('button', { name: /^(Mark as|Add my bet|Edit my bet|Share|Manage|Remove)/, hidden: true })
    .map(({ textContent }) => textContent);

const choose = (name: string, index = 0) =>
  fireEvent.click(within(row(index)).getByRole('button', { name, hidden: true }));

test('several picks are selected and marked at once, and one click undoes it', async () => {
  const sent = await open([played('a'), played('b'), played('c')]);
  fireEvent.click(selectAll());
  expect(screen.getByText('3 selected')).toBeTruthy();
  expect(selectAll().checked).toBe(true);
  const [last] = screen.getAllByRole('checkbox', { name: /^Select Bills/ }).slice(-1);
  if (last) fireEvent.click(last);
  expect([selectAll().checked, selectAll().indeterminate]).toEqual([false, true]);
  await press('Mark 2 selected as miss');
  await eventually(() => screen.getByText('2 picks marked as Miss'));
  expect(sent).toEqual([{ action: 'mark', pickIds: ['a', 'b'], status: 'miss' }]);
  expect(screen.queryByText('2 selected'), 'the selection has served its purpose').toBeNull();

  pressNow('Undo');
  await eventually(() => screen.getByText('Change undone'));
  expect(sent.slice(1)).toEqual([{ action: 'undo', pickIds: ['a', 'b'] }]);

  fireEvent.click(selectAll());
  fireEvent.click(selectAll());
  expect(screen.queryByText('3 selected')).toBeNull();
  expect(screen.queryByRole('button', { name: /selected as/ })).toBeNull();
});

test('a message with an action stays for eight seconds, unless the pointer is on it', async () => {
  await open([played('a')]);
  choose('Mark as hit');
  const title = () => screen.queryByText(/marked as Hit$/);
  await eventually(() => expect(title()).toBeTruthy());
  const message = title()?.closest('[role=status]');
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  await pass(5);
  expect(title()).toBeTruthy();
  if (message) fireEvent.pointerEnter(message);
  await pass(60);
  expect(title()).toBeTruthy();
  if (message) fireEvent.pointerLeave(message);
  await pass(7);
  expect(title()).toBeTruthy();
  await pass(2);
  expect(title()).toBeNull();
});

test('a mark before the start says that the final score will not change it, a mark as pending does not', async () => {
  const upcoming = { ...pick, metadata: { ...pick.metadata, legs: [eagles] } };
  const sent = await open([
    {
      ...played('a'),
      metadata: { ...hasStarted, legs: [...hasStarted.legs, { ...eagles, gameId: 'NFL-9' }] },
    },
    { ...upcoming, id: 'b', status: 'hit', gradedBy: 'user' },
    played('c'),
  ]);
  const meaning = 'The final score will not change this mark.';
  choose('Mark as miss');
  await eventually(() => screen.getByText(`It has a game that has not started. ${meaning}`));
  fireEvent.click(selectAll());
  await press('Mark 3 selected as miss');
  await eventually(() => screen.getByText(`2 of them have a game that has not started. ${meaning}`));
  expect(sent).toEqual([
    { pickId: 'a', status: 'miss' },
    { action: 'mark', pickIds: ['a', 'b', 'c'], status: 'miss' },
  ]);
  choose('Mark as pending', 1);
  await eventually(() => expect(sent.slice(2)).toEqual([{ pickId: 'b', status: 'pending' }]));
  await eventually(() => screen.getByText(/marked as Pending$/));
  expect(screen.getAllByText(new RegExp(meaning))).toHaveLength(2);
});

test('a pick can be removed while the server allows it', async () => {
  const sent = await open([
    played('a', { removableUntil: yesterday }),
    played('b', { removableUntil: inAnHour, bet: { stake: 25, price: null, book: null, note: null } }),
    played('c', { status: 'miss', share: { id: 'page', at: yesterday, firstName: null } }),
  ]);
  expect([0, 1, 2].map((index) => menu(index))).toEqual([
    ['Mark as hit', 'Mark as miss', 'Add my bet', 'Share'],
    ['Mark as hit', 'Mark as miss', 'Edit my bet', 'Share', 'Remove this pick'],
    ['Mark as hit', 'Mark as pending', 'Add my bet', 'Manage sharing'],
  ]);
  expect(screen.getAllByText(/· Shared$/).length, 'only of the third').toBe(2);
  choose('Remove this pick', 1);
  await press('Keep it', dialog);
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([]);
  choose('Remove this pick', 1);
  await press('Remove', dialog);
  await eventually(() => screen.getByText('Pick removed'));
  expect(sent).toEqual([{ action: 'remove', pickId: 'b' }]);
});

test('the own bet is checked, and saved as it was typed', async () => {
  const bet = { stake: 25, price: 130, book: 'FanDuel', note: null };
  const sent = await open([played('a', { bet })]);
  choose('Edit my bet');
  await eventually(() => expect(field('Stake in dollars').value).toBe('25.00'));
  expect(field('Odds you got').value).toBe('+130');
  expect(descriptionOf('Odds you got')).toBe('Leave blank for −240');
  fillNow({ 'Stake in dollars': '0', 'Odds you got': 'evens' });
  await press('Save', dialog);
  expect(descriptionOf('Stake in dollars')).toBe('Please enter an amount such as 25 or 12.50');
  expect(descriptionOf('Odds you got')).toBe('Please enter odds such as -110, +150 or 2.50');
  expect(sent).toEqual([]);
  fillNow({ 'Stake in dollars': '$1,250.5', 'Odds you got': '', Sportsbook: ' ', Note: 'two\nlines ' });
  await press('Save', dialog);
  await eventually(() => screen.getByText('Bet saved'));
  expect(sent).toEqual([
    { action: 'bet', pickId: 'a', bet: { stake: 1250.5, price: null, book: null, note: 'two lines' } },
  ]);
});

test('a failed removal is reported in its dialog, and forgotten with it', async () => {
  await open([played('a', { removableUntil: inAnHour })], {
    'tracker-update': () => Response.json({ error: 'It is too late' }, { status: 409 }),
  });
  choose('Remove this pick');
  await press('Remove', dialog);
  await eventually(() => expect(alertIn(dialog)().textContent).toContain('It is too late'));
  await press('Keep it', dialog);
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  choose('Remove this pick');
  await eventually(dialog);
  expect(within(dialog()).queryByRole('alert')).toBeNull();
});

test('the money of a pick: green, red or neither, and why there is none', async () => {
  const own = { stake: 50, price: null, book: null, note: null };
  const picks = [
    played('won', { status: 'hit', gradedBy: 'feed', profit: 41.67, bet: own, ownProfit: 20.84 }),
    played('lost', { status: 'miss', gradedBy: 'feed', profit: -100, bet: own, ownProfit: -50 }),
    played('pushed', { status: 'push', gradedBy: 'feed', profit: 0 }),
    played('unpriced', { status: 'hit', gradedBy: 'user', profit: null, bet: own, ownProfit: null }),
    played('open', { bet: own, ownProfit: null }),
  ];
  await open(picks);
  const figure = (index: number, label: string) => {
    const term = within(row(index))
      .getAllByRole('term')
      .find(({ textContent }) => textContent === label);
    const value = term?.nextElementSibling?.firstElementChild;
    return value ? [value.textContent, colorOf(value)] : undefined;
  };
  for (const index of picks.keys()) {
    fireEvent.click(within(within(row(index)).getByRole('heading', { level: 3 })).getByRole('button'));
  }
  const column = (label: string) => [...picks.keys()].map((index) => figure(index, label));
  expect(column('Profit on $100')).toEqual([
    ['+$41.67', 'hit'],
    ['−$100.00', 'miss'],
    ['$0.00', 'fg'],
    ['Not priced', 'fg'],
    ['Open', 'fg'],
  ]);
  expect(column('My profit')).toEqual([
    ['+$20.84', 'hit'],
    ['−$50.00', 'miss'],
    undefined,
    ['Not priced', 'fg'],
    ['Open', 'fg'],
  ]);
  expect(column('Graded by').map((value) => value?.[0])).toEqual([
    'Final score',
    'Final score',
    'Final score',
    'You',
    undefined,
  ]);
  const profit = within(row(0)).getAllByText('+$41.67')[0];
  expect(profit && colorOf(profit), 'in the row').toBe('hit');
});
