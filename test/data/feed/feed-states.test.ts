/** The stored state of a sport's feed. */
import { beforeAll, expect, test } from 'vitest';
import { feedState, recordAttempt } from '../../../lambdas/data/feed/feed-states.ts';
import { keys } from '../../../lambdas/data/platform/keys.ts';
import { transact } from '../../../lambdas/data/platform/table.ts';
import { useOwnTable } from '../../support/own-table.ts';

beforeAll(async () => {
  await useOwnTable();
});

test('keeps teams and books with each try, and starts without any', async () => {
  expect(await feedState('CFL')).toMatchObject({ teams: [], books: [], readAt: null });
  await transact([{ Put: { Item: { ...keys.feedState('CFL'), sport: 'CFL', teams: [] } } }]);
  const before = await feedState('CFL');
  expect(before.books).toEqual([]);
  const at = new Date('2026-11-22T12:00:00.000Z');
  const seen = { ...before, teams: [{ id: '1', name: 'Toronto Argonauts' }], books: ['bet365', 'Pinnacle'] };
  const after = await recordAttempt(seen, { at, isGood: true, problem: null });
  expect(after).toMatchObject({ teams: seen.teams, books: seen.books, readAt: at.toISOString() });
  expect(await feedState('CFL')).toEqual(after);
});
