// @vitest-environment happy-dom
/** The answer with legs of one game: its care, the price to look for, and the verdict on what the asker's book pays. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sameGame } from '../../../e2e/support/answers.ts';
import { listOf } from '../../../e2e/support/ledger.ts';
import { descriptionOf, field, fill, fillNow, press } from '../support/controls.ts';
import { activeSubscriber, eventually, openApp } from '../support/open-app.tsx';
import { account } from '../support/sample-account.ts';
import { pick, unsettled } from '../support/sample-picks.ts';

const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test.each([
  ['within an hour of a loss', 59, 4, 'e.g. A safe moneyline, no favorites under −300'],
  ['later', -1, 5, 'e.g. A safe 3-leg parlay, no favorites under −300'],
])('%s, the form proposes singles for %i more minutes', async (_when, minutes, count, example) => {
  const until = new Date(Date.now() + minutes * 60_000).toISOString();
  const status = { status: 'active', subscription_plan: 'core', remainingPrompts: 9, breakUntil: null };
  await openApp('/account/dashboard', {
    ...activeSubscriber,
    'tracker-get': () => Response.json(listOf([])),
    'get-tracker-stats': () => Response.json(unsettled),
    'get-user-status': () => Response.json({ ...status, singlesUntil: until }),
  });
  const chips = await eventually(() => screen.getByRole('list', { name: /^Suggestions for/ }));
  expect(names(chips)).toHaveLength(count);
  expect(names(chips).some((name) => name?.includes('parlay'))).toBe(count === 5);
  expect(screen.getByLabelText('Your prompt')).toHaveProperty('placeholder', example);
});

/** @returns the bodies of the calls that saved, and of the questions asked */
async function openAnswer(oddsFormat: 'american' | 'decimal' = 'american') {
  const calls = { saved: [] as unknown[], asked: 0 };
  await openApp('/account/dashboard', {
    ...activeSubscriber,
    'tracker-get': () => Response.json(listOf([])),
    'get-tracker-stats': () => Response.json(unsettled),
    'user-profile': () => Response.json({ ...account, profile: { ...account.profile, oddsFormat } }),
    'prompt-process': () => {
      calls.asked += 1;
      return Response.json(sameGame);
    },
    'tracker-save': (_url, init) => {
      calls.saved.push(JSON.parse(String(init?.body)));
      return Response.json({ success: true, pick });
    },
  });
  await fill('Your prompt', 'A same-game parlay for the Eagles');
  await press('Get Suggestions');
  const card = await eventually(() => screen.getByRole('article', { name: 'AI Suggestion' }));
  return { calls, card: within(card) };
}

const verdict = () =>
  within(screen.getByRole('region', { name: 'What your book offers' })).getByRole('status').textContent;

test('shows the price to look for, the care and the rule of its book, and no price of its own', async () => {
  const { card } = await openAnswer();
  expect(card.getByText('Good at').parentElement?.textContent).toContain('+490');
  expect(card.getByText('16.9% to 22.7%')).toBeTruthy();
  expect(card.getByText(/^A parlay calculator would say/)).toBeTruthy();
  const care = within(card.getByRole('list', { name: 'Before you bet' }));
  for (const text of [
    /^Hits about 1 time in 5\./,
    /in Ontario it voids the whole slip/,
    /1 in 7 such props was void in 2023/,
  ]) {
    expect(care.getByText(text)).toBeTruthy();
  }
  expect(card.queryByText('$100 returns'), 'the prices of its legs do not multiply').toBeNull();
});

test('a typed price is a verdict at once, without another question', async () => {
  const { calls } = await openAnswer();
  expect(verdict()).toBe('');
  fillNow({ 'Your book pays': '+500' });
  expect(verdict()).toMatch(/^Good at \+500\./);
  fillNow({ 'Your book pays': '+300' });
  expect(verdict()).toMatch(/^No at \+300\./);
  fillNow({ 'Boost, % on winnings': '30' });
  expect(verdict()).toMatch(/^Too close to call at \+390\./);
  fillNow({ 'Boosted up to, $': '25' });
  expect(verdict()).toContain('on the first $25.00, and +300 on the rest.');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Bonus bet/ }));
  expect(verdict()).toContain('A bonus bet of $100 is worth about $77 here');
  expect(calls.asked).toBe(1);
});

test('in decimal odds for those who chose them', async () => {
  await openAnswer('decimal');
  fillNow({ 'Your book pays': '5.90' });
  expect(verdict()).toMatch(/^Good at 5\.90\./);
  expect(screen.getByText('Good at').parentElement?.textContent).toContain('5.90');
  expect(screen.getByText(/^A parlay calculator would say 6\.27;/)).toBeTruthy();
  expect(screen.getByText('Good at 5.90 or better; from 4.40 to 5.90 it is too close to call.')).toBeTruthy();
});

test('what is no price is said once the field is left', async () => {
  await openAnswer();
  fillNow({ 'Your book pays': '+4' });
  expect(descriptionOf('Your book pays')).toBe('');
  fireEvent.blur(field('Your book pays'));
  expect(descriptionOf('Your book pays')).toContain('Please enter odds such as +450, 5.50 or 9/2');
  expect(verdict()).toBe('');
});

test('is saved with the price that was typed, or without one', async () => {
  const { calls } = await openAnswer();
  fillNow({ 'Your book pays': '+500' });
  await press(/^Save to Tracker/);
  await eventually(() => expect(calls.saved).toHaveLength(1));
  expect(calls.saved[0]).toMatchObject({ bet: { stake: null, price: 500 } });
});
