// @vitest-environment happy-dom
/** A same-game slip in the tracker: without a price, with one, and with a leg that was void. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LegOutcome, SavedPick } from '../../../../lambdas/contracts/picks/tracker.ts';
import { sameGame } from '../../../e2e/support/answers.ts';
import { listOf } from '../../../e2e/support/ledger.ts';
import { fill, press } from '../support/controls.ts';
import { activeSubscriber, eventually, openApp } from '../support/open-app.tsx';
import { pick, unsettled } from '../support/sample-picks.ts';

const slip: SavedPick = { ...pick, metadata: { ...sameGame.promptAnalysis, bet_type: ['parlay'] } };

const final = { home: 24, away: 20 };
const ended = (...results: LegOutcome['result'][]): LegOutcome[] =>
  results.map((result) => ({ result, final, margin: result === 'lost' ? -0.5 : 4 }));

/** @returns the card, and the bets that were sent */
async function openCard(saved: SavedPick, after: Partial<SavedPick> = {}) {
  const bets: unknown[] = [];
  await openApp('/account/tracker', {
    ...activeSubscriber,
    'tracker-get': () => Response.json(listOf([bets.length > 0 ? { ...saved, ...after } : saved])),
    'get-tracker-stats': () => Response.json(unsettled),
    'tracker-update': (_url, init) => {
      bets.push(JSON.parse(String(init?.body)).bet);
      return Response.json({ success: true, pick: { ...saved, ...after } });
    },
  });
  const card = await eventually(() => screen.getByRole('article'));
  return { card, bets };
}

test('before its game it has no price yet, and takes one', async () => {
  const { card, bets } = await openCard(slip);
  expect(card.textContent).toContain('3-leg same-game parlay: ');
  expect(within(card).getAllByText('Price not entered yet').length).toBeGreaterThan(0);
  await fill('Your book pays', '+500');
  await press('Save', () => card);
  await eventually(() => expect(bets).toMatchObject([{ price: 500, stake: null }]));
});

test('once it hit, the card asks what its book paid, and then shows it in money', async () => {
  const hit = { ...slip, status: 'hit', gradedBy: 'feed', outcomes: ended('won', 'won', 'won') } as const;
  const bet = { stake: 20, price: null, book: null, note: null };
  const paid = { bet: { ...bet, price: 490 }, profit: 490, ownProfit: 98, gradedBy: 'user' } as const;
  const clv = { percent: null, legs: [{ kind: 'value', percent: 2.1 } as const, null, null] };
  const { card, bets } = await openCard({ ...hit, bet, clv }, { ...paid, clv });
  within(card).getByText('What did your book pay?');
  await fill('It paid', 'a lot');
  await press('Save', () => card);
  await eventually(() => within(card).getByText('Please enter odds such as +450, 5.50 or 9/2'));
  await fill('It paid', '9/2');
  await press('Save', () => card);
  await eventually(() => expect(bets).toMatchObject([{ price: 450, stake: 20 }]));
  await eventually(() => within(screen.getByRole('article')).getByText('+$490.00'));
  expect(screen.queryByText('What did your book pay?')).toBeNull();
  await eventually(() => expect(document.activeElement?.textContent).toBe('Saved: it pays +490.'));
  await press(/^Details/);
  expect(screen.getByText('Final score, at your price')).toBeTruthy();
  expect(screen.queryByText('Closing line'), 'of prices that nobody took').toBeNull();
});

test.each([
  ['Refunded', { settledAs: 'refunded' }],
  ['Lost', { settledAs: 'lost' }],
])('after a void leg its owner answers %s', async (answer, sent) => {
  const { card, bets } = await openCard({ ...slip, outcomes: ended('won', 'won', 'void') });
  within(card).getByText('One leg void. DraftKings re-prices, some books refund: what did yours pay?');
  await press(answer, () => card);
  await eventually(() => expect(bets).toMatchObject([sent]));
});

test('or the price at which its book settled the other legs', async () => {
  const bet = { stake: 20, price: 490, book: null, note: null };
  const { card, bets } = await openCard({ ...slip, bet, outcomes: ended('won', 'won', 'push') });
  await fill('Re-priced at', '+210');
  await press('Save', () => card);
  await eventually(() => expect(bets).toEqual([{ ...bet, price: 210, settledAs: 'repriced' }]));
});

test('nothing says how near a lost one came', async () => {
  const outcomes = ended('won', 'won', 'lost');
  const { card } = await openCard({ ...slip, status: 'miss', gradedBy: 'feed', outcomes });
  for (const near of [/hook/i, /missed by/i, /missed the line/i, /legs won/i]) {
    expect(card.textContent).not.toMatch(near);
  }
  await press('Rows');
  expect((await eventually(() => screen.getByRole('article'))).textContent).not.toMatch(
    /legs won|missed by|hook/i,
  );
});

test('two legs on players of one game are told apart', async () => {
  const [, , hurts] = slip.metadata.legs;
  if (!hurts?.prop) throw new Error('the sample has a player');
  const legs = [hurts, { ...hurts, prop: { ...hurts.prop, playerId: '2', player: 'A. J. Brown' } }];
  const metadata = { ...slip.metadata, legs, suggestion: ['Hurts', 'Brown'], analysis: ['', ''] };
  // React logs an error, which fails the test, if two have the same key.
  const { card } = await openCard({ ...slip, metadata, outcomes: ended('won', 'won') });
  await press(/^Details/);
  expect(within(card).getAllByText(/^A\. J\. Brown over 225\.5 passing yards/).length).toBeGreaterThan(0);
});
