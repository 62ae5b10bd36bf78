// @vitest-environment happy-dom
/** The figures of the admin portal: its dashboard, and the business figures. */
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { acceptDrawing } from '../support/canvas.ts';
import { eventually, openApp } from '../support/open-app.tsx';
import { figures, noOutcomes } from '../support/sample-analytics.ts';

beforeEach(acceptDrawing);

/** @returns the requested periods */
async function open(
  path: string,
  signUps: readonly number[],
  changes: Partial<ReturnType<typeof figures>> = {},
): Promise<readonly (string | null)[]> {
  const periods: (string | null)[] = [];
  await openApp(path, {
    'admin-analytics': ({ searchParams }) => {
      periods.push(searchParams.get('period'));
      return Response.json({ ...figures(signUps), ...changes });
    },
  });
  return periods;
}

/** Waits until every chart is drawn, because their code loads later. */
const drawn = (charts: number) =>
  eventually(() => expect(document.querySelectorAll('canvas')).toHaveLength(charts));

/** A chart's figures as text, row by row. */
async function rowsOf(name: string): Promise<string[]> {
  const table = await eventually(() => screen.getByRole('table', { name, hidden: true }));
  const rows = within(table).getAllByRole<HTMLTableRowElement>('row', { hidden: true });
  return rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent).join(' '));
}

const card = (label: string) =>
  screen.getAllByRole('term').find(({ textContent }) => textContent === label)?.parentElement?.textContent;

test('the growth chart shows the very first sign-up', async () => {
  await open('/management/dashboard', [0, 1, 0]);
  await drawn(3);
  expect(await rowsOf('Sign-ups, last 30 days')).toEqual([
    'Day Sign-ups Total',
    'Nov 1 0 0',
    'Nov 2 1 1',
    'Nov 3 0 1',
  ]);
  const sports = (await rowsOf('Prompts by sport, all time')).slice(1);
  expect(sports).toEqual(['NBA 3', 'MLB 0', 'NFL 0', 'NHL 0', 'CFL 1']);
});

const statuses = () =>
  within(screen.getByRole('region', { name: 'Tracker Statistics' }))
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);

test('the growth chart says if there are no sign-ups; picks have their share', async () => {
  const picksByStatus = { pending: 2, hit: 1, miss: 1, push: 0 };
  const trackerStats = { totalPicks: 4, picksInPeriod: 1, picksByStatus };
  await open('/management/dashboard', [], { trackerStats });
  await drawn(2);
  expect(screen.getByText('No sign-ups yet')).toBeTruthy();
  expect(statuses()).toEqual(['Pending 250%', 'Hits 125%', 'Misses 125%']);
  expect(screen.getByText('1 pick in last 30 days')).toBeTruthy();
});

test('pushes are shown once there is one', async () => {
  const picksByStatus = { pending: 0, hit: 0, miss: 0, push: 1 };
  await open('/management/dashboard', [1], {
    trackerStats: { totalPicks: 1, picksInPeriod: 0, picksByStatus },
  });
  await eventually(() =>
    expect(statuses()).toEqual(['Pending 00%', 'Hits 00%', 'Misses 00%', 'Pushes 1100%']),
  );
});

test('a period without questions and payments has no share of failures, and says so', async () => {
  const { askStats, revenueStats, subscriptionStats } = figures([]);
  await open('/management/analytics', [], {
    askStats: { ...askStats, asksInPeriod: 0, asksByOutcome: noOutcomes, modelCost: null, costPerAsk: null },
    revenueStats: { ...revenueStats, revenueInPeriod: 0 },
    subscriptionStats: { ...subscriptionStats, activeAtStart: 1, churn: 100, pastDue: 1 },
  });
  await eventually(() => screen.getByText('No questions in the last 30 days'));
  expect(screen.getByText('No payments in the last 30 days')).toBeTruthy();
  expect(card('Failed')).toContain('–0 of 0 questions');
  expect(card('Cost per Question')).toContain('–13,500 tokens; no model price configured');
  expect(card('Churn')).toContain('100%1 ended of 1 subscriber 30 days ago');
  expect(card('Subscribers')).toContain('22 started, 0 renewed, 1 past due');
});

test('the business figures cover the selected period, with a dash instead of a division by zero', async () => {
  const periods = await open('/management/analytics', [1, 0, 2]);
  await drawn(2);
  expect(await rowsOf('Revenue by day and plan, last 30 days')).toContain('Nov 2 $9.99 $0.00 $9.99');
  expect(await rowsOf('Questions by day and outcome, last 30 days')).toContain('Nov 3 4 0 0 0 0 1');
  expect(card('Monthly Recurring Revenue')).toContain('$34.98');
  expect(card('Churn')).toContain('–1 ended of 0 subscribers 30 days ago');
  expect(card('Substitutions')).toContain('25%1 of 4 plays');
  expect(card('Cost per Question')).toContain('$0.0014');
  expect(card('Failed')).toContain('20%1 of 5 questions');
  expect(screen.getByRole('heading', { name: 'Analytics dashboard coming soon' })).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: '7 days' }));
  await eventually(() => screen.getByText('Last 7 days, before refunds and fees'));
  expect(periods).toEqual(['30d', '7d']);
  expect(window.location.search).toBe('?days=7');
});
