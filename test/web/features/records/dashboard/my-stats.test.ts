/** The dashboard's figures. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { myStats, noTotals } from '../../../../../web/src/features/records/dashboard/my-stats.ts';

const picks = (pending: number, hit: number, miss: number, push = 0) => ({ pending, hit, miss, push });

test('hit ratio of all predictions in whole percent, and hit rate of settled picks as in the tracker', () => {
  expect(myStats({ predictions: 35, picks: picks(2, 11, 11, 1) })).toEqual({
    tracked: 25,
    live: 35,
    hits: 11,
    misses: 11,
    pushes: 1,
    open: 2,
    winRatio: 31,
    winRate: 50,
  });
});

test('before a pick is settled, the ratio is 0 and there is no win rate', () => {
  expect(myStats(noTotals)).toMatchObject({ tracked: 0, live: 0, winRatio: 0, winRate: null });
  expect(myStats({ predictions: 9, picks: picks(1, 0, 0, 1) })).toMatchObject({
    winRatio: 0,
    winRate: null,
  });
  expect(myStats({ predictions: 9, picks: picks(0, 0, 1) })).toMatchObject({ winRatio: 0, winRate: 0 });
});

test('no share exceeds 100%', () => {
  const count = fc.nat(400);
  fc.assert(
    fc.property(count, count, count, count, count, (unsaved, pending, hit, miss, push) => {
      const predictions = unsaved + pending + hit + miss + push;
      const { winRatio, winRate } = myStats({ predictions, picks: picks(pending, hit, miss, push) });
      return winRatio <= 100 && (winRate ?? 0) <= 100;
    }),
  );
});
