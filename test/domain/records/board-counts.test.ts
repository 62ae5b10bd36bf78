/** How many predictions each view of the board has. */
import { expect, test } from 'vitest';
import type { Entities } from '../../../lambdas/contracts/asking/analysis.ts';
import { boardCounts, type Newest } from '../../../lambdas/domain/records/board-counts.ts';

const now = new Date('2026-11-22T18:00:00.000Z');

/** A moneyline of low risk whose game starts some hours from now. */
function listed(id: string, hours: number, sport: 'NFL' | 'NBA' = 'NFL') {
  const match_date = new Date(now.getTime() + hours * 3_600_000).toISOString();
  const entities = { legs: [], match_date, bet_type: ['moneyline'], risk_profile: 'low' };
  return { id, sport, entities: entities as unknown as Entities };
}

type Each = ReturnType<typeof listed>;

const asks = [
  listed('today-1', 5),
  listed('today-2', -1),
  listed('earlier-1', 30),
  listed('earlier-2', -30, 'NBA'),
];
const slate = [listed('today-3', 2, 'NBA'), listed('earlier-3', -20)];

const counts = (
  changes: { asks?: Partial<Newest<Each>>; slate?: Partial<Newest<Each>> } = {},
  filters: Parameters<typeof boardCounts>[1] = {},
) =>
  boardCounts(
    {
      asks: { list: asks, hasOpen: true, total: 4, ...changes.asks },
      slate: { list: slate, hasOpen: true, total: 2, ...changes.slate },
    },
    filters,
    ({ id }) => id.startsWith('today'),
    now,
  );

test('today has what was made today and can still be bet on, results what has started, asks both', () => {
  expect(counts()).toEqual({ today: 2, asks: 4, results: 3 });
});

test('results are all but the open ones, however many were read', () => {
  expect(counts({ asks: { total: 400 }, slate: { total: 900 } })).toEqual({
    today: 2,
    asks: 400,
    results: 1297,
  });
});

test('open ones that the filters leave out are in no view', () => {
  const ofNba = { asks: { total: 1 }, slate: { total: 1 } };
  expect(counts(ofNba, { sport: 'NBA' })).toEqual({ today: 1, asks: 1, results: 1 });
});

test('what nothing counts stays unknown, and so does what rests on it', () => {
  expect(counts({ asks: { total: null } })).toEqual({ today: 2, asks: null, results: null });
  expect(counts({ slate: { total: null } })).toEqual({ today: 2, asks: 4, results: null });
  expect(counts({ asks: { hasOpen: false } })).toEqual({ today: null, asks: 4, results: null });
});
