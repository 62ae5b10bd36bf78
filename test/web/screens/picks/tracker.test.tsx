// @vitest-environment happy-dom
/** The tracker: pages and tabs in the URL, the details of a pick, and its empty and failed states. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { getTrackerStats, SavedPick } from '../../../../lambdas/contracts/picks/tracker.ts';
import type { OutputOf } from '../../../../lambdas/contracts/platform/contract.ts';
import { play } from '../../../e2e/support/answers.ts';
import { listOf } from '../../../e2e/support/ledger.ts';
import { eagles, notes } from '../../../e2e/support/legs.ts';
import { colorOf } from '../support/colors.ts';
import { fillNow, press, pressNow } from '../support/controls.ts';
import {
  type Answers,
  activeSubscriber,
  arriveAt,
  eventually,
  openApp,
  person,
} from '../support/open-app.tsx';
import { pick, unsettled } from '../support/sample-picks.ts';
import { slateId } from '../support/sample-predictions.ts';

/** @returns the responses, which the test can replace */
async function open(search: string, page: object, others: Answers = {}): Promise<Answers> {
  const answers: Answers = {
    ...activeSubscriber,
    'tracker-get': () => Response.json(page),
    'get-tracker-stats': () => Response.json(unsettled),
    ...others,
  };
  await openApp(`/account/tracker${search}`, answers);
  return answers;
}

/** Opens the row of the only pick in the ledger. */
async function openRow(): Promise<HTMLElement> {
  await press('Rows');
  const row = await eventually(() => screen.getByRole('article'));
  fireEvent.click(within(within(row).getByRole('heading', { level: 3 })).getByRole('button'));
  return row;
}

const goTo = (name: RegExp) => fireEvent.click(screen.getByRole('tab', { name }));
const address = () => window.location.pathname + window.location.search;

const copies = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...pick, id: `pick-${index}` }));

/** Opens the tracker, every page of it full. @returns the `limit` and `offset` of each call */
async function openPages(total: number): Promise<readonly string[]> {
  const asked: string[] = [];
  const others: Answers = {
    'tracker-get': ({ searchParams }) => {
      asked.push(`${searchParams.get('limit')} from ${searchParams.get('offset')}`);
      return Response.json({ ...listOf(copies(Number(searchParams.get('limit')))), total, next: 'after' });
    },
  };
  await open('', {}, others);
  return asked;
}

test('the page is in the URL, and another tab starts at its first page', async () => {
  const asked = await openPages(25);
  await eventually(() => screen.getByText('Page 1 of 3'));
  pressNow('Next');
  expect(address()).toBe('/account/tracker?page=2');
  await eventually(() => screen.getByText('Page 2 of 3'));
  goTo(/^Misses/);
  expect(address()).toBe('/account/tracker?tab=miss');
  act(() => window.history.back());
  await eventually(() => screen.getByText('Page 2 of 3'));
  expect(address()).toBe('/account/tracker?page=2');
  expect(asked.slice(0, 2)).toEqual(['10 from 0', '10 from 10']);
});

test('the number of picks per page is remembered, and starts at the first page', async () => {
  const asked = await openPages(60);
  await eventually(() => screen.getByText('Page 1 of 6'));
  pressNow('Next');
  await eventually(() => expect(asked).toContain('10 from 10'));
  await press('25');
  expect(address()).toBe('/account/tracker');
  await eventually(() => screen.getByText('Page 1 of 3'));
  expect(asked.at(-1)).toBe('25 from 0');
  expect(localStorage.getItem('trackerPageSize')).toBe('25');
});

test('a page of filtered picks follows by its cursor', async () => {
  await open('?type=parlay', { ...listOf(copies(10)), total: 60, next: 'after' });
  await press('Next');
  expect(address()).toBe('/account/tracker?type=parlay&page=2&at=after');
});

test('a card shows what was asked, each suggestion with its analysis, and buttons for the other statuses', async () => {
  const two: SavedPick = {
    ...pick,
    status: 'miss',
    gradedBy: 'feed',
    profit: -100,
    metadata: {
      ...play.promptAnalysis,
      bet_type: ['parlay'],
      suggestion: ['Philadelphia Eagles moneyline (-240)', 'Buffalo Bills moneyline (-200)'],
      analysis: ['Ten days of rest.', ''],
    },
  };
  await open('', listOf([two]));
  const article = await eventually(() => screen.getByRole('article'));
  const card = within(article);
  expect(card.getByText('A safe bet')).toBeTruthy();
  expect(article.textContent).toContain('NFL · 2 leg parlay · Saved Nov 21, 2026');
  const lines = within(card.getByRole('list', { name: 'Suggestions' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Philadelphia Eagles moneyline (−240)Ten days of rest.',
    'Buffalo Bills moneyline (−200)No analysis',
  ]);
  const marks = within(card.getByRole('group', { name: /^Set the status of/ }));
  expect(marks.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Hit', 'Pending']);
  expect(card.queryByText('Profit on $100'), 'behind a click').toBeNull();
  fireEvent.click(card.getByRole('button', { name: /^Details: / }));
  expect(card.getByText('Profit on $100')).toBeTruthy();
});

test('the ledger is a choice that is remembered', async () => {
  await open('', listOf([pick]));
  await press('Rows');
  expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toBeTruthy();
  expect(localStorage.getItem('trackerView')).toBe('rows');
  await press('Cards');
  expect(screen.queryByRole('checkbox', { name: 'Select all on this page' })).toBeNull();
});

test('an empty tracker suggests what to do; its record is 0, without periods and charts', async () => {
  const status = { status: 'active', subscription_plan: 'pro', remainingPrompts: 7, breakUntil: null };
  await open('', listOf([]), { 'get-user-status': () => Response.json({ ...status, picks: 0 }) });
  await eventually(() => screen.getByText('No picks found. Save some picks to see them here.'));
  expect(screen.getByText('Win Rate').nextElementSibling?.firstElementChild?.textContent).toBe('0%');
  expect(screen.queryByRole('group', { name: 'Period of your record' })).toBeNull();
  expect(screen.queryByRole('tab', { name: 'By sport' })).toBeNull();
});

test('an empty list says why, and what leads out of it', async () => {
  const queries: URLSearchParams[] = [];
  await openApp('/account/tracker?tab=hit', {
    ...activeSubscriber,
    'tracker-get': ({ searchParams }) => {
      queries.push(searchParams);
      return Response.json({
        ...listOf([]),
        counts: { all: 9, pending: 1, hit: 4, miss: 4, push: 0 },
        total: 30,
      });
    },
    'get-tracker-stats': () => Response.json(unsettled),
  });
  const says = (words: string) => eventually(() => screen.getByText(words));
  await says('No hits yet. Picks are graded when their games end.');
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Hits 4' }), { key: 'ArrowRight' });
  await says('No misses yet. Picks are graded when their games end.');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Misses 4' }));
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Misses 4' }), { key: 'ArrowRight' });
  await eventually(() => expect(address(), 'around the end').toBe('/account/tracker'));
  fireEvent.keyDown(screen.getByRole('tab', { name: 'All 9' }), { key: 'ArrowLeft' });
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Misses 4' }), { key: 'ArrowLeft' });
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Hits 4' }), { key: 'ArrowLeft' });
  await says('Nothing is pending. All your saved picks are settled.');

  fillNow({ 'Sort by': 'profit' });
  await says('Only settled picks have a profit to sort by.');
  const inList = () => screen.getByRole('tabpanel', { name: /^(All|Pending)/ });
  await press('Sort by newest', inList);
  expect(address()).toBe('/account/tracker?tab=pending');

  const clear = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Clear filters', hidden: true });
  expect(clear().disabled).toBe(true);
  const search = screen.getByPlaceholderText('Team, player or pick');
  fireEvent.change(search, { target: { value: ' bills ' } });
  pressNow('Search');
  await says('No picks match these filters.');
  expect(address()).toBe('/account/tracker?tab=pending&q=bills');
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy();
  fireEvent.change(search, { target: { value: '' } });
  expect(address(), 'at once').toBe('/account/tracker?tab=pending');
  await says('Nothing is pending. All your saved picks are settled.');

  arriveAt('/account/tracker?page=3', {});
  await says('There are no picks on this page.');
  expect(queries.at(-1)?.get('offset')).toBe('20');
  await press('Go to the first page', inList);
  expect(address()).toBe('/account/tracker');
});

test('a page that the filters left short is filled by further calls', async () => {
  const queries: (string | null)[][] = [];
  await openApp('/account/tracker?type=prop', {
    ...activeSubscriber,
    'tracker-get': ({ searchParams: query }) => {
      queries.push(['bet_type', 'cursor', 'limit'].map((name) => query.get(name)));
      const isFirst = !query.get('cursor');
      return Response.json({
        ...listOf([{ ...pick, id: isFirst ? 'first' : 'second' }]),
        total: null,
        next: isFirst ? 'after-first' : null,
      });
    },
    'get-tracker-stats': () => Response.json(unsettled),
  });
  await eventually(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(queries).toEqual([
    ['prop', null, '10'],
    ['prop', 'after-first', '9'],
  ]);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('while a game is played its pick is read again every minute, and not before', async () => {
  const startsAt = new Date(Date.now() - 3_600_000).toISOString();
  const playing = {
    ...pick,
    metadata: { ...pick.metadata, legs: pick.metadata.legs.map((leg) => ({ ...leg, startsAt })) },
    outcomes: [
      {
        result: 'open',
        final: null,
        margin: null,
        live: { period: '3rd Quarter', score: { home: 20, away: 14 } },
      },
    ],
  };
  let calls = 0;
  const answers = await open('', {});
  let shown: object = { ...pick, outcomes: [{ result: 'open', final: null, margin: null }] };
  answers['tracker-get'] = () => {
    calls += 1;
    return Response.json(listOf([shown]));
  };
  await eventually(() => screen.getByRole('article'));
  const pass = () => act(() => vi.advanceTimersByTimeAsync(61_000));
  const before = calls;
  await pass();
  expect(calls, 'before the start').toBe(before);
  shown = playing;
  goTo(/^Pending/);
  await eventually(() => expect(screen.getAllByText(/^Live · 3rd Quarter · /).length).toBeGreaterThan(0));
  const live = calls;
  await pass();
  expect(calls).toBe(live + 1);
});

test('opened without a network, it shows the picks as last seen on this device, and cannot change them', async () => {
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'));
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  const settled = { ...pick, id: 'won', status: 'hit', gradedBy: 'feed', profit: 41.67 };
  const page = { ...listOf([pick, settled]), counts: { all: 30, pending: 1, hit: 29, miss: 0, push: 0 } };
  localStorage.setItem(
    'lastTracker',
    JSON.stringify({ userId: person.id, savedAt: new Date(Date.now() - 3 * 86_400_000).toISOString(), page }),
  );
  const down = () => Promise.reject(new TypeError('Failed to fetch'));
  await openApp('/account/tracker', { 'get-user-status': down, 'tracker-get': down, 'user-profile': down });
  await eventually(() => screen.getByText(/^Saved on this device, as of \w+, \w+ \d+, /));
  expect(screen.getByText(/These are the newest 2 of 30\./)).toBeTruthy();
  const items = within(screen.getByRole('region', { name: 'Saved picks' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => /Pending|Hit/.exec(textContent)?.[0])).toEqual(['Pending', 'Hit']);
  expect(items[0]?.textContent).toContain('−240');
  const profit = within(items[1] ?? document.body).getByText('+$41.67');
  expect(colorOf(profit)).toBe('hit');
  expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull();
  fireEvent.click(screen.getAllByRole('link', { name: 'Predictions' })[0] ?? document.body);
  await eventually(() => screen.getByRole('heading', { name: 'You are offline' }));
  expect(window.location.pathname, 'nothing is locked').toBe('/account/predictions');
});

test('without settled picks there is no chart', async () => {
  await open('', listOf([pick]));
  await eventually(() => screen.getByText(/^Nothing is settled yet/));
  expect(screen.getByText('No closing prices to compare')).toBeTruthy();
});

test('a pick has its evidence behind a click and its notes visible; a slate pick shows no question', async () => {
  const unpriced = { ...eagles, gameId: 'NFL-9', market: 'total', selection: 'over', line: 10 } as const;
  const metadata: SavedPick['metadata'] = {
    ...play.promptAnalysis,
    bet_type: ['parlay'],
    notes: [notes.substituted],
    legs: [eagles, { ...unpriced, marketProbability: null }],
  };
  await open('', listOf([{ ...pick, promptLogId: slateId, metadata }]));
  const row = await openRow();
  expect(screen.getByRole('article', { name: '2-leg parlay: Eagles, Commanders/Eagles' })).toBe(row);
  const details = within(row);
  expect(details.getByText('From our slate, Nov 21')).toBeTruthy();
  expect(details.queryByText('You asked')).toBeNull();
  expect(details.getByRole('list', { name: 'Please note' }).textContent).toContain(
    'You asked for player props',
  );
  expect(details.getByText('No market probability: the other side is not priced')).toBeTruthy();
  const [why] = details.getAllByText('Why: 2 for, 2 against');
  const evidence = why?.closest('details');
  expect(evidence?.textContent).toContain('Ten days of rest; Washington has had four.');
  expect(evidence?.open).toBe(false);
  if (why) fireEvent.click(why);
  expect(evidence?.open).toBe(true);
});

test('a subscription that ends while the page is open is noticed on the next refusal', async () => {
  const answers = await open('', listOf([pick]));
  await eventually(() => screen.getByRole('article'));
  answers['get-user-status'] = () =>
    Response.json({ status: 'inactive', subscription_plan: 'free', remainingPrompts: 0, breakUntil: null });
  answers['tracker-get'] = () => Response.json({ error: 'Active subscription required' }, { status: 403 });
  goTo(/^Hits/);
  await eventually(() => screen.getByRole('heading', { name: 'Premium Feature' }));
});

test('a refused mark is reported at the pick', async () => {
  const answers = await open('?tab=miss', listOf([{ ...pick, status: 'miss', gradedBy: 'feed' }]));
  answers['tracker-update'] = () => Response.json({ error: 'Pick not found' }, { status: 404 });
  const row = await eventually(() => screen.getByRole('article'));
  fireEvent.click(within(row).getByRole('button', { name: 'Pending' }));
  const alert = await eventually(() => within(row).getByRole('alert'));
  expect(alert.textContent).toContain('Pick not found');
});

test('closing-line value is shown next to the win rate, and on each pick in words', async () => {
  const beaten = { kind: 'value', percent: 2.1 } as const;
  const values: NonNullable<SavedPick['clv']>[] = [
    { percent: 2.1, legs: [beaten] },
    { percent: null, legs: [beaten, { kind: 'line-moved', points: 1.5 }] },
    { percent: null, legs: [{ kind: 'none', why: 'no-close' }] },
  ];
  const picks = values.map((clv, index): SavedPick => ({ ...pick, id: `pick-${index}`, status: 'hit', clv }));
  const record: OutputOf<typeof getTrackerStats> = {
    ...unsettled,
    clv: { average: 1.8, beatShare: 64.3, beats: 9, n: 14 },
  };
  await openApp('/account/tracker', {
    ...activeSubscriber,
    'tracker-get': () => Response.json(listOf(picks)),
    'get-tracker-stats': () => Response.json(record),
  });
  await press('Rows');
  const rows = await eventually(() => screen.getAllByRole('article'));
  expect(rows).toHaveLength(values.length);
  for (const row of rows) {
    fireEvent.click(within(within(row).getByRole('heading', { level: 3 })).getByRole('button'));
  }
  expect(screen.getByText('+1.8%')).toBeTruthy();
  expect(screen.getByText('Beat the close on 9 of 14')).toBeTruthy();
  expect(screen.getByText('Beat the no-vig close by 2.1%')).toBeTruthy();
  expect(screen.getByText(/Leg 2: line moved 1\.5 your way/)).toBeTruthy();
  expect(screen.getByText('No closing price')).toBeTruthy();
});
