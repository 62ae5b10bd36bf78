// @vitest-environment happy-dom
/** The figures of a record, the user's own and the public one: what each counts, and green for a gain, red for a loss. */
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { getTrackerStats } from '../../../../lambdas/contracts/picks/tracker.ts';
import type { OutputOf } from '../../../../lambdas/contracts/platform/contract.ts';
import type { TrackRecord } from '../../../../lambdas/contracts/records/track-record.ts';
import { listOf } from '../../../e2e/support/ledger.ts';
import { acceptDrawing } from '../support/canvas.ts';
import { colorOf } from '../support/colors.ts';
import { activeSubscriber, eventually, openApp } from '../support/open-app.tsx';
import { pick, unsettled } from '../support/sample-picks.ts';
import { nothingYet } from '../support/sample-track-record.ts';

type Stats = OutputOf<typeof getTrackerStats>;

beforeEach(acceptDrawing);

function card(label: string) {
  const term = screen.getAllByRole('term').find(({ textContent }) => textContent === label);
  const content = term?.nextElementSibling;
  if (!content) throw new Error(`no card ${label}`);
  return content;
}

/** A card's figure with its color, and its note. */
function shown(label: string) {
  const [figure, note] = card(label).children;
  return [figure?.textContent, figure && colorOf(figure), note?.textContent?.replaceAll('\u00a0', ' ')];
}

const won: Stats = {
  ...unsettled,
  totalPicks: 1,
  hits: 1,
  pending: 0,
  winRate: 100,
  roi: 41.7,
  profit: 41.67,
  clv: { average: 2.5, beatShare: 100, beats: 1, n: 1 },
};
const lost: Stats = {
  ...unsettled,
  totalPicks: 4,
  hits: 1,
  misses: 2,
  pushes: 1,
  pending: 0,
  winRate: 33.3,
  roi: -52.8,
  profit: -158.33,
  marked: 2,
  own: { picks: 3, settled: 2, staked: 75, profit: -25, roi: -33.3 },
  clv: { average: -1.8, beatShare: 25, beats: 1, n: 4 },
};

test('the record of a period: a gain is green, a loss is red, and the period is in the URL', async () => {
  const periods: unknown[] = [];
  await openApp('/account/tracker', {
    ...activeSubscriber,
    'tracker-get': () => Response.json(listOf([pick])),
    'get-tracker-stats': ({ searchParams }) => {
      periods.push(searchParams.get('period'));
      return Response.json(searchParams.get('period') === '7d' ? lost : won);
    },
  });
  await eventually(() => expect(shown('Win Rate')[0]).toBe('100%'));
  expect(card('Win Rate').textContent).toBe('100%Last 30 days (1 pick)1 hit, 0 missed, 0 pending');
  expect(shown('ROI')).toEqual(['+41.7%', 'hit', 'On a flat $100 per pick']);
  expect(shown('Profit')).toEqual(['+$41.67', 'hit', 'On a flat $100 per pick']);
  expect(shown('Closing-Line Value')).toEqual([
    '+2.5%',
    'hit',
    'Average, last 30 daysBeat the close on 1 of 1',
  ]);

  fireEvent.click(screen.getByRole('button', { name: '7 days' }));
  await eventually(() => expect(shown('Win Rate')[0]).toBe('33.3%'));
  expect(card('Win Rate').textContent).toBe(
    '33.3%Last 7 days (4 picks)1 hit, 2 missed, 1 pushed, 0 pending2 marked by you',
  );
  expect(shown('ROI')).toEqual(['−52.8%', 'miss', 'On a flat $100 per pickMine −33.3% · on $75.00']);
  expect(shown('Profit')).toEqual([
    '−$158.33',
    'miss',
    'On a flat $100 per pickMine −$25.00 · 2 settled of 3 with a stake',
  ]);
  expect(shown('Closing-Line Value').slice(0, 2)).toEqual(['−1.8%', 'miss']);
  expect(window.location.search).toBe('?period=7d');
  expect(periods).toEqual(['30d', '7d']);
});

test('a record without settled picks is 0 in no color, and a failed one is not taken for empty', async () => {
  await openApp('/account/tracker', {
    ...activeSubscriber,
    'tracker-get': () => Response.json(listOf([pick])),
    'get-tracker-stats': ({ searchParams }) =>
      searchParams.get('period') === '7d'
        ? Response.json({ error: 'Short and stout' }, { status: 418 })
        : Response.json(unsettled),
  });
  await eventually(() => expect(shown('Profit').slice(0, 2)).toEqual(['$0.00', 'fg']));
  expect([shown('Win Rate')[0], ...shown('ROI').slice(0, 2)]).toEqual(['0%', '0%', 'fg']);
  expect(shown('Closing-Line Value')).toEqual([
    '–',
    'fg',
    'Average, last 30 daysNo closing prices to compare',
  ]);
  fireEvent.click(screen.getByRole('button', { name: '7 days' }));
  await eventually(() => screen.getByText('Your record is not available right now.'));
  expect(screen.getByText('The charts are not available right now.')).toBeTruthy();
  expect(shown('Profit')[0]).toBe('–');
});

const interval = { low: -3.1, high: 12.4 };
const published: TrackRecord & typeof nothingYet = {
  ...nothingYet,
  hits: 1,
  misses: 0,
  winRate: 100,
  winRateInterval: null,
  priced: 1,
  units: 0.91,
  roi: 91,
  roiInterval: interval,
  forecasts: { count: 1, brier: 0.2104, compared: 1, comparedBrier: 0.21, marketBrier: 0.22, bands: [] },
  clv: { average: 1.2, beatShare: 100, beats: 1, n: 1 },
  months: [
    {
      month: '2026-11',
      hits: 1,
      misses: 0,
      pushes: 0,
      units: 0.91,
      total: 0.91,
      clv: { average: null, beatShare: null, beats: 0, n: 0 },
    },
  ],
};

/** @returns the rows of a chart's figures as text */
async function rowsOf(name: string): Promise<string[]> {
  const table = await eventually(() => screen.getByRole('table', { name, hidden: true }));
  const rows = within(table).getAllByRole<HTMLTableRowElement>('row', { hidden: true });
  return rows.slice(1).map(({ cells }) => [...cells].map(({ textContent }) => textContent).join(' '));
}

test('the public record of one pick: its ranges, and whose chances were closer', async () => {
  await openApp('/track-record', { 'track-record': () => Response.json(published) });
  await eventually(() =>
    expect(shown('Units')).toEqual(['+0.91', 'hit', 'One unit per pick1 pick with a price']),
  );
  expect(shown('ROI')).toEqual(['+91%', 'hit', '−3.1% to +12.4%95% range · 1 pick']);
  expect(shown('Win Rate')).toEqual(['100%', 'fg', 'Too few picks to tell1 pick']);
  expect(shown('Brier Score')).toEqual(['0.210', 'fg', 'Market 0.220, we are closer1 pick compared']);
  expect(shown('Closing-Line Value')[1]).toBe('hit');
  expect(screen.getByText(/^1 settled: 1 hit, 0 missed\. 2 pending\./)).toBeTruthy();
  expect(await rowsOf('Units by month published')).toEqual(['Nov 2026 1 0 0 +0.91 +0.91 –']);
  expect(screen.getByText('No prediction has hit or missed yet.'), 'the calibration').toBeTruthy();
});

test('a public record in the red, with pushes only counted as settled', async () => {
  const line = { hits: 0, misses: 2, pushes: 1, winRate: 0, profit: -200, roi: -100, units: -2 };
  await openApp('/track-record', {
    'track-record': () =>
      Response.json({
        ...published,
        hits: 0,
        misses: 2,
        pushes: 1,
        winRate: 0,
        winRateInterval: { low: 0, high: 65.8 },
        priced: 0,
        units: -2,
        roi: null,
        roiInterval: null,
        forecasts: { count: 2, brier: 0.41, compared: 2, comparedBrier: 0.41, marketBrier: 0.36, bands: [] },
        clv: { average: -0.4, beatShare: 0, beats: 0, n: 2 },
        bySport: [
          { sport: 'NFL', ...line },
          { sport: 'NBA', ...line, winRate: null, roi: null },
        ],
      }),
  });
  await eventually(() =>
    expect(shown('Units')).toEqual(['–', 'fg', 'One unit per pick0 picks with a price']),
  );
  expect(shown('ROI')).toEqual(['–', 'fg', 'Too few picks to tell0 picks']);
  expect(shown('Win Rate')).toEqual(['0%', 'fg', '0% to 65.8%95% range · 2 picks']);
  expect(shown('Brier Score')[2]).toBe('Market 0.360, closer than ours2 picks compared');
  expect(shown('Closing-Line Value').slice(0, 2)).toEqual(['−0.4%', 'miss']);
  expect(await rowsOf('The record by sport')).toEqual([
    'NFL 3 0 2 1 0% −100% −$200.00',
    'NBA 3 0 2 1 – Not priced –',
  ]);
});

test('before a prediction is settled, the record says what it waits for', async () => {
  await openApp('/track-record', { 'track-record': () => Response.json({ ...nothingYet, pending: 1 }) });
  await eventually(() =>
    screen.getByText('One prediction is pending. The record starts when the first one is graded.'),
  );
});
