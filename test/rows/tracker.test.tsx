// @vitest-environment happy-dom
/** /account/tracker: the record, the saved picks, their status and their pages. */
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SavedPick } from '../../lambdas/contracts/picks/tracker.ts';
import { play } from '../e2e/support/answers.ts';
import { listOf } from '../e2e/support/ledger.ts';
import { acceptDrawing } from '../web/screens/support/canvas.ts';
import { colorOf } from '../web/screens/support/colors.ts';
import {
  type Answers,
  activeSubscriber,
  eventually,
  openApp,
  openOnce,
} from '../web/screens/support/open-app.tsx';
import { pick, unsettled } from '../web/screens/support/sample-picks.ts';

beforeAll(acceptDrawing);

const record = { ...unsettled, totalPicks: 5, hits: 3, misses: 1, winRate: 75, roi: 12.5, profit: 50 };

const open = (page: object, others: Answers = {}) =>
  openApp('/account/tracker', {
    ...activeSubscriber,
    'tracker-get': () => Response.json(page),
    'get-tracker-stats': () => Response.json(record),
    ...others,
  });

const card = () => within(screen.getByRole('article'));
const figure = (label: string) => {
  const [value, note] = screen.getByText(label, { selector: 'dt' }).nextElementSibling?.children ?? [];
  return { value: value?.textContent, note: note?.textContent };
};

/** Two legs, of which one has no analysis. */
const two: SavedPick = {
  ...pick,
  metadata: {
    ...play.promptAnalysis,
    bet_type: ['parlay'],
    suggestion: ['Philadelphia Eagles moneyline (-240)', 'Buffalo Bills moneyline (-200)'],
    analysis: ['Ten days of rest.', ''],
  },
};

describe('the tracker', () => {
  openOnce(async () => {
    await open({ ...listOf([two]), total: 21 });
    await eventually(() => expect(figure('Win Rate').value).toBe('75%'));
    await eventually(card);
  });

  test('Win Rate is in percent, with the last 30 days and their picks', () => {
    expect(figure('Win Rate').note).toMatch(/^Last 30 days \(5 picks\)/);
    expect(screen.getByText('Last 30 days (5 picks)'), 'a line of its own').toBeTruthy();
  });

  test('ROI has a sign and percent', () => {
    expect(figure('ROI').value).toBe('+12.5%');
  });

  test('Profit is in dollars', () => {
    expect(figure('Profit').value).toBe('+$50.00');
  });

  test('“My Saved Picks” has the tabs All, Pending, Hits and Misses', () => {
    expect(screen.getByRole('heading', { name: 'My Saved Picks' })).toBeTruthy();
    const tabs = within(screen.getByRole('tablist', { name: 'Saved picks by status' })).getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent.replace(/ \d+$/, ''))).toEqual([
      'All',
      'Pending',
      'Hits',
      'Misses',
    ]);
    expect(tabs[0]?.getAttribute('aria-selected')).toBe('true');
  });

  test('a pick has what was asked, its sport and the day it was saved', () => {
    expect(card().getByText(two.reasoning)).toBeTruthy();
    expect(card().getByText(/^NFL · .* · Saved/).textContent).toContain('Saved Nov 21, 2026');
  });

  test('a pick has its teams', () => {
    expect(card().getByRole('heading', { level: 3 }).textContent).toBe('3-leg parlay: Eagles, Bills, Lions');
  });

  test('a pick has its suggestions with their analysis, or “No analysis”', () => {
    const lines = within(card().getByRole('list', { name: 'Suggestions' })).getAllByRole('listitem');
    expect(lines.map(({ lastElementChild }) => lastElementChild?.textContent)).toEqual([
      'Ten days of rest.',
      'No analysis',
    ]);
  });

  test('pages are numbered, with Previous and Next', () => {
    expect(screen.getByText('Page 1 of 3')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', false);
  });
});

describe.each([
  { status: 'pending', label: 'Pending', offered: ['Hit', 'Miss'] },
  { status: 'hit', label: 'Hit', offered: ['Miss', 'Pending'] },
  { status: 'miss', label: 'Miss', offered: ['Hit', 'Pending'] },
] as const)('a pick that is $status', ({ status, label, offered }) => {
  openOnce(async () => {
    await open(listOf([{ ...pick, status, gradedBy: status === 'pending' ? null : 'feed' }]));
    await eventually(card);
  });

  test(`is labeled ${label}, and can be set to ${offered.join(' or ')}`, () => {
    const buttons = within(card().getByRole('group', { name: /^Set the status/ })).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(offered);
    expect(card().getAllByText(label).length).toBeGreaterThan(0);
  });

  test('has a bar in the color of its status', () => {
    const bar = screen.getByRole('article').querySelector(':scope > [aria-hidden]');
    expect(bar && colorOf(bar, 'background')).toBe(status);
  });
});

test('one page has no pagination', async () => {
  await open(listOf([pick]));
  await eventually(card);
  expect(screen.queryByText(/^Page /)).toBeNull();
});

test.each(['All', 'Pending', 'Hits', 'Misses'])('%s without a pick says so', async (name) => {
  const counts = { all: 0, pending: 0, hit: 0, miss: 0, push: 0 };
  await open({ ...listOf([]), counts: { ...counts, all: name === 'All' ? 0 : 3 } });
  await eventually(() => screen.getByText('No picks found. Save some picks to see them here.'));
  fireEvent.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }));
  await eventually(() => screen.getByText('No picks found. Save some picks to see them here.'));
});
