// @vitest-environment happy-dom
/** The list of predictions: cards, filters, order and pages. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Prediction } from '../../../../lambdas/contracts/records/predictions.ts';
import { activeSubscriber, eventually, openApp } from '../support/open-app.tsx';
import { parlay, startedParlay } from '../support/sample-predictions.ts';

interface Page {
  readonly counts?: object;
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

/** The parlay, each on games of its own. */
const on = (nth: number): Prediction => ({
  ...parlay,
  id: `prediction-${nth}`,
  parsed_entities: {
    ...parlay.parsed_entities,
    legs: parlay.parsed_entities.legs.map((leg) => ({ ...leg, gameId: `${leg.gameId}-${nth}` })),
  },
});

test('a card shows names, bet type, risk, dates, the record, and every suggestion with its analysis', async () => {
  const { parsed_entities: entities } = parlay;
  const analysis = [entities.analysis[0] ?? '', ''];
  await open('', () => ({ predictions: [{ ...parlay, parsed_entities: { ...entities, analysis } }] }));
  const card = await theCard();
  expect(card.getByRole('heading', { name: '3-leg parlay: Eagles, Bills, Lions' })).toBeTruthy();
  expect(card.getByText('Philadelphia Eagles vs Washington Commanders')).toBeTruthy();
  for (const label of ['3 leg parlay', 'medium risk', '11 of 19 hit'])
    expect(card.getByText(label)).toBeTruthy();
  const suggestions = within(card.getByRole('list', { name: 'Suggestions' })).getAllByRole('listitem');
  expect(suggestions.map(({ textContent }) => textContent)).toEqual([
    `Philadelphia Eagles moneyline (−240)${analysis[0]}`,
    'Buffalo Bills moneyline (−200)No analysis',
    'Detroit Lions moneyline (−225)No analysis',
  ]);
  expect(card.getByText('Chance 30% · break-even 32.6%')).toBeTruthy();
  expect(card.getByRole('link', { name: /^View Details of 3-leg parlay/ })).toBeTruthy();
  expect(card.getByRole('button', { name: /^Add to Tracker: 3-leg parlay: Eagles/ })).toBeTruthy();
});

test('equal picks are one card, and the dense list is remembered', async () => {
  const asked = ['01M80AZND2Z4F3V2NGS3ZG88W2', '01M80AZND2Z4F3V2NGS3ZG88W3'].map((id) => ({ ...parlay, id }));
  await open('', () => ({ predictions: [...asked, parlay] }));
  const card = await theCard();
  expect(card.getByText(/ · Asked 2 times, also in our slate$/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'List' }));
  expect((await theCard()).getByRole('button', { name: /^More about 3-leg parlay/ })).toBeTruthy();
  expect(window.localStorage.getItem('predictionsView')).toBe('list');
});

test('a row of the list names a parlay by all its legs, with its own probability', async () => {
  window.localStorage.setItem('predictionsView', 'list');
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
    query.get('cursor') === 'first' ? { predictions: [on(2)] } : { predictions: [on(1)], next: 'first' },
  );
  await eventually(() => screen.getByRole('link', { name: /^View Details/ }));
  choose('Sort by', 'chance');
  choose('Risk', 'low');
  expect(address()).toBe('/account/predictions?sort=chance&risk=low');
  await eventually(() => {
    const last = queries.findLast((query) => query.get('view') === 'today');
    expect([last?.get('sort'), last?.get('risk_level')]).toEqual(['chance', 'low']);
  });
  expect(
    queries.map((query) => query.get('view')),
    'only what is shown is fetched',
  ).not.toContain('asks');
  fireEvent.click(screen.getByRole('tab', { name: /^My asks/ }));
  await eventually(() => screen.getByRole('button', { name: 'Show more' }));
  const asks = queries.findLast((query) => query.get('view') === 'asks');
  expect([asks?.get('sort'), asks?.get('risk_level')], 'only today is sorted').toEqual([null, 'low']);
  expect(address()).toBe('/account/predictions?sort=chance&risk=low&tab=asks');
  fireEvent.click(await eventually(() => screen.getByRole('button', { name: 'Show more' })));
  await eventually(() => expect(screen.getAllByRole('link', { name: /^View Details/ })).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a page that the filters left empty is followed by the next', async () => {
  const queries = await open('?sport=NFL&type=prop', (query) =>
    query.get('cursor') === 'first' ? { predictions: [parlay] } : { predictions: [], next: 'first' },
  );
  await eventually(() => screen.getByRole('link', { name: /^View Details/ }));
  expect(screen.queryByText('No safe bets available')).toBeNull();
  const today = queries.filter((query) => query.get('view') === 'today');
  expect(today.map((query) => ['sport', 'bet_type', 'cursor'].map((name) => query.get(name)))).toEqual([
    ['nfl', 'prop', null],
    ['nfl', 'prop', 'first'],
  ]);
});

test('predictions are grouped by day if sorted by start, and a saved one stays marked as such', async () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const startingIn = (nth: number, hours: number): Prediction => {
    const prediction = on(nth);
    return { ...prediction, parsed_entities: { ...prediction.parsed_entities, match_date: at(hours) } };
  };
  const shown = [
    startingIn(1, 0),
    startingIn(2, 0),
    { ...startingIn(3, 72), pickSaved: true, result: startedParlay.result },
  ];
  await open('', () => ({ predictions: [...shown, ...shown.slice(0, 1)] }));
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await eventually(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3));
  expect(headings()).toEqual([
    expect.stringMatching(/^Today, \w+, /),
    expect.stringMatching(/^(?!Today)\w+, /),
  ]);
  const lists = screen.getByRole('tabpanel').querySelectorAll('section > ul');
  expect([...lists].map(({ children }) => children.length)).toEqual([2, 1]);
  const added = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Add(ed)? to Tracker/ });
  expect(added.map(({ disabled }) => disabled)).toEqual([false, false, true]);
  choose('Sort by', 'chance');
  await eventually(() => expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]));
});

test('one call has the page and the counts of all tabs, which stay while another tab loads', async () => {
  const queries = await open('', (query) => ({
    predictions: [parlay],
    counts: query.has('sport') ? { today: 1, asks: 2, results: null } : { today: 1, asks: 1234, results: 6 },
  }));
  const labels = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
  await eventually(() => expect(labels()).toEqual(['Today 1', 'My asks 1,234', 'Results 6']));
  expect(queries.map((query) => [query.get('view'), query.get('counts')])).toEqual([['today', 'yes']]);
  fireEvent.click(screen.getByRole('tab', { name: 'Results 6' }));
  expect(labels()).toEqual(['Today 1', 'My asks 1,234', 'Results 6']);
  choose('Sport', 'NFL');
  await eventually(() => expect(labels(), 'unknown').toEqual(['Today 1', 'My asks 2', 'Results']));
});

test('a row of a single shows its game, book and start; without the other side’s price, no chance', async () => {
  window.localStorage.setItem('predictionsView', 'list');
  const [leg] = parlay.parsed_entities.legs;
  if (!leg) throw new Error('no leg');
  const single = {
    ...parlay.parsed_entities,
    legs: [{ ...leg, marketProbability: null }],
    suggestion: ['Philadelphia Eagles moneyline (-240)'],
    bet_type: ['moneyline' as const],
    odds: '-240',
    market_probability: null,
    break_even: 70.6,
  };
  await open('', () => ({ predictions: [{ ...parlay, parsed_entities: single }] }));
  const card = await theCard();
  expect(card.getByText('FanDuel')).toBeTruthy();
  expect(card.getByText('No market probability')).toBeTruthy();
  expect(card.getByText(/^Commanders at Eagles · \w+, \w+ \d+, \d+:\d\d [AP]M \w+$/)).toBeTruthy();
});

test('filters without a match can be cleared with a click', async () => {
  await open('?sport=NFL&type=prop', (query) => ({ predictions: query.has('bet_type') ? [] : [parlay] }));
  await eventually(() => screen.getByText('No safe bets available'));
  fireEvent.click(screen.getByRole('button', { name: 'Show all predictions' }));
  expect(address()).toBe('/account/predictions');
  expect(document.activeElement).toBe(screen.getByLabelText('Sport'));
  await eventually(() => screen.getByRole('link', { name: /^View Details/ }));
});
