// @vitest-environment happy-dom
/** The tracker: pages and tabs in the URL, the details of a pick, and its empty and failed states. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OutputOf } from '../../../lambdas/contracts/contract.ts';
import type { getTrackerStats, SavedPick } from '../../../lambdas/contracts/tracker.ts';
import { play } from '../../e2e/support/answers.ts';
import { listOf } from '../../e2e/support/ledger.ts';
import { eagles, notes } from '../../e2e/support/legs.ts';
import { pressNow } from './controls.ts';
import { type Answers, activeSubscriber, eventually, openApp } from './open-app.tsx';
import { pick, unsettled } from './sample-picks.ts';
import { slateId } from './sample-predictions.ts';

/** @returns the responses, which the test can replace */
async function open(search: string, page: object): Promise<Answers> {
  const answers: Answers = {
    ...activeSubscriber,
    'tracker-get': () => Response.json(page),
    'get-tracker-stats': () => Response.json(unsettled),
  };
  await openApp(`/account/tracker${search}`, answers);
  return answers;
}

async function openRow(): Promise<HTMLElement> {
  const row = await eventually(() => screen.getByRole('article'));
  fireEvent.click(within(within(row).getByRole('heading', { level: 3 })).getByRole('button'));
  return row;
}

const goTo = (name: RegExp) => fireEvent.click(screen.getByRole('tab', { name }));
const address = () => window.location.pathname + window.location.search;

test('the page is in the URL, and another tab starts at its first page', async () => {
  const page = Array.from({ length: 25 }, (_, index) => ({ ...pick, id: `pick-${index}` }));
  await open('', { ...listOf(page), total: 60, next: 'after' });
  await eventually(() => screen.getByText('Page 1 of 3'));
  pressNow('Next');
  expect(address()).toBe('/account/tracker?page=2&at=after');
  await eventually(() => screen.getByText('Page 2 of 3'));
  goTo(/^Misses/);
  expect(address()).toBe('/account/tracker?tab=miss');
  act(() => window.history.back());
  await eventually(() => screen.getByText('Page 2 of 3'));
  expect(address()).toBe('/account/tracker?page=2&at=after');
});

test('an empty tracker suggests what to do', async () => {
  await open('', listOf([]));
  await eventually(() => screen.getByText('No picks found. Save some picks to see them here.'));
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
  const row = await openRow();
  fireEvent.click(within(row).getByRole('button', { name: /^Mark .* as pending$/ }));
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
