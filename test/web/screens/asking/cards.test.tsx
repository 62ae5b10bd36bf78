// @vitest-environment happy-dom
/** An answer's cards: numbers as tables and sums, with names for screen readers. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Card } from '../../../../lambdas/contracts/asking/cards.ts';
import type { Screen } from '../../../../lambdas/contracts/asking/screens.ts';
import { info } from '../../../e2e/support/answers.ts';
import { listOf } from '../../../e2e/support/ledger.ts';
import { activeSubscriber, eventually, openApp } from '../support/open-app.tsx';
import { unsettled } from '../support/sample-picks.ts';

async function answered(
  cards: readonly Card[],
  response: string,
  screens: readonly Screen[] = [],
): Promise<HTMLElement> {
  await openApp('/account/dashboard', {
    ...activeSubscriber,
    'tracker-get': () => Response.json(listOf([])),
    'get-tracker-stats': () => Response.json(unsettled),
    'prompt-process': () => Response.json({ ...info, response, asks: ['sum'], cards, screens }),
  });
  await eventually(() => screen.getByText(/^\d+ prompts remaining today$/));
  fireEvent.change(screen.getByLabelText('Your prompt'), { target: { value: 'a question' } });
  fireEvent.click(screen.getByRole('button', { name: 'Get Suggestions' }));
  return eventually(() => screen.getByRole('article', { name: 'Here’s what we know' }));
}

test('a sum shows each step and its result', async () => {
  const card: Card = {
    type: 'sum',
    title: '$50 at -110',
    steps: [
      { label: 'Stake', value: '$50' },
      { label: 'Loss', value: '-$50' },
    ],
    result: { label: 'Profit', value: '$45.45' },
  };
  const answer = within(await answered([card], '$50 at -110 wins $45.45.'));
  const sum = within(answer.getByRole('region', { name: '$50 at −110' }));
  expect(sum.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Stake', 'Loss', 'Profit']);
  const values = sum.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['$50', '−$50', '$45.45']);
  expect(answer.getByText('$50 at −110 wins $45.45.')).toBeTruthy();
});

test('a table has headers, and its list is not repeated in words', async () => {
  const card: Card = {
    type: 'table',
    title: 'What comes back',
    columns: [
      { label: 'Winners', align: 'start' },
      { label: 'Returned', align: 'end' },
    ],
    rows: [
      ['2 of 3', '$36.45'],
      ['3 of 3', '$109.34'],
    ],
  };
  const answer = within(await answered([card], 'Three parlays.\n• 2 of 3 win: $36.45'));
  const table = within(answer.getByRole('table', { name: 'What comes back' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Winners',
    'Returned',
  ]);
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['2 of 3', '3 of 3']);
  expect(answer.getByText('Three parlays.')).toBeTruthy();
  expect(answer.queryByText('2 of 3 win: $36.45')).toBeNull();
});

test('every type of card is drawn, prices with their sign', async () => {
  const at = '2026-11-22T15:00:00.000Z';
  const cards: Card[] = [
    {
      type: 'books',
      title: 'Bills +3',
      market: 'spread',
      rows: [{ book: 'DraftKings', line: 3, price: -108, isOwn: true, isBest: true, asOf: at }],
    },
    { type: 'movement', title: 'Total', market: 'total', points: [{ at, value: 47.5 }] },
    { type: 'movement', title: 'Bills to win', market: 'moneyline', points: [{ at, value: 0.58 }] },
    {
      type: 'score',
      sport: 'NFL',
      status: 'Final',
      startsAt: null,
      sides: [
        { name: 'Jets', points: 17, periods: [3, 14] },
        { name: 'Bills', points: 24, periods: [10, 14] },
      ],
    },
    {
      type: 'options',
      title: 'Which is better',
      options: [{ label: 'Bills', price: -150, chance: 0.58, cost: 3.2, isBest: true }],
    },
    { type: 'record', title: 'Your record', wins: 12, losses: 9, pushes: 1, units: -1.5, roi: -0.05 },
    { type: 'term', term: 'Hook', meaning: 'Half a point.', example: null },
    { type: 'bet', legs: [{ label: 'Bills -3', price: -110 }], price: -110, stake: 50, book: 'DraftKings' },
  ];
  const answer = within(await answered(cards, 'All of them.'));
  expect(answer.getByRole('row', { name: 'DraftKings · yours, best +3 −108' })).toBeTruthy();
  expect(answer.getByRole('table', { name: 'Total, over time' }).textContent).toContain('47.5');
  expect(answer.getByRole('table', { name: 'Bills to win, over time' }).textContent).toContain('58%');
  expect(answer.getByRole('row', { name: 'Bills 10 14 24' })).toBeTruthy();
  expect(answer.getByRole('row', { name: 'Bills · best −150 58% $3.20' })).toBeTruthy();
  expect(answer.getByRole('region', { name: 'Your record' }).textContent).toContain('ROI−5%');
  expect(answer.getByText('Hook').tagName).toBe('DFN');
  expect(answer.getByText('−110 · $50.00 staked · DraftKings')).toBeTruthy();
});

test('an answer about the service links to the screen', async () => {
  const answer = within(await answered([], 'You can cancel at any time.', ['subscription']));
  expect(answer.getByRole('link', { name: 'Subscription' }).getAttribute('href')).toBe(
    '/account/subscription',
  );
});
