// @vitest-environment happy-dom
/** The list of predictions: cards, filters, order and pages. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Prediction } from '../../../lambdas/contracts/predictions.ts';
import { activeSubscriber, eventually, openApp } from './open-app.tsx';
import { parlay, startedParlay } from './sample-predictions.ts';

interface Page {
  readonly predictions: readonly Prediction[];
  readonly next?: string | null;
}

/** @returns the queries for predictions */
async function open(search: string, pageFor: (query: URLSearchParams) => Page) {
  const queries: URLSearchParams[] = [];
  await openApp(`/account/predictions${search}`, {
    ...activeSubscriber,
    'get-predictions': ({ searchParams }) => {
      queries.push(searchParams);
      return Response.json({ next: null, ...pageFor(searchParams) });
    },
  });
  return queries;
}

const theCard = () =>
  eventually(() => {
    const item = screen.getByRole('heading', { level: 3 }).closest('li');
    if (!item) throw new Error('not in a list');
    return within(item);
  });
const address = () => window.location.pathname + window.location.search;
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a parlay is named by all its legs, with its own probability', async () => {
  await open('', () => ({ predictions: [parlay] }));
  const card = await theCard();
  expect(card.getByRole('heading', { name: '3-leg parlay: Eagles, Bills, Lions' })).toBeTruthy();
  expect(card.getByText('Chance 30% · break-even 32.6%')).toBeTruthy();
  expect(card.getByText(/^3 leg parlay · .* · From our slate, Nov 21$/)).toBeTruthy();
  expect(card.queryByText(/hit rate/i), 'no hit rate of other picks').toBeNull();
  expect(card.getByRole('button', { name: /^Add to Tracker: 3-leg parlay: Eagles/ })).toBeTruthy();
  fireEvent.click(card.getByRole('button', { name: /^More about 3-leg parlay/ }));
  expect(card.getByText('FanDuel, best of 3 books · $1.67 more per $100')).toBeTruthy();
  expect(card.getByText(/^Match date: \w+ \d+ – \w+ \d+$/)).toBeTruthy();
});

test('a started game shows its result, and can no longer be saved', async () => {
  await open('?tab=results', () => ({ predictions: [startedParlay] }));
  const card = await theCard();
  expect(card.getByText('1 of 3 legs won, 1 open')).toBeTruthy();
  expect(card.queryByRole('button', { name: /^Add to Tracker/ })).toBeNull();
});

test('filters, order and view are in the URL, and pages follow one another', async () => {
  const queries = await open('', (query) =>
    query.get('cursor') === 'first'
      ? { predictions: [{ ...parlay, id: 'second' }] }
      : { predictions: [{ ...parlay, id: 'first' }], next: 'first' },
  );
  await eventually(() => screen.getByRole('tab', { name: 'Today 1+' }));
  choose('Sort by', 'chance');
  choose('Risk', 'low');
  expect(address()).toBe('/account/predictions?sort=chance&risk=low');
  await eventually(() => {
    const last = queries.findLast((query) => query.get('view') === 'today');
    expect([last?.get('sort'), last?.get('risk_level')]).toEqual(['chance', 'low']);
  });
  fireEvent.click(screen.getByRole('tab', { name: /^My asks/ }));
  expect(address()).toBe('/account/predictions?sort=chance&risk=low&tab=asks');
  fireEvent.click(await eventually(() => screen.getByRole('button', { name: 'Show more' })));
  await eventually(() => screen.getByRole('tab', { name: 'My asks 2' }));
  expect(screen.getAllByRole('link', { name: /^View Details/ })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('filters without a match can be cleared with a click', async () => {
  await open('?sport=NFL&type=prop', (query) => ({ predictions: query.has('bet_type') ? [] : [parlay] }));
  await eventually(() => screen.getByText('No safe bets available'));
  fireEvent.click(screen.getByRole('button', { name: 'Show all predictions' }));
  expect(address()).toBe('/account/predictions');
  expect(document.activeElement).toBe(screen.getByLabelText('Sport'));
  await eventually(() => screen.getByRole('link', { name: /^View Details/ }));
});
