/** The closing line: the last prices before the start, or none. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closeOf } from '../../../../lambdas/domain/feed/board/close.ts';
import type { Prices } from '../../../../lambdas/domain/feed/games/game.ts';
import { gameWith, prices } from '../games/games.ts';

const startsAt = '2026-11-22T18:00:00.000Z';
const start = Date.parse(startsAt);
const seen = (minutesBefore: number, more: Partial<Prices> = {}): Prices => ({
  ...prices,
  at: new Date(start - minutesBefore * 60_000).toISOString(),
  ...more,
});
const close = (...books: Prices[]) => closeOf(gameWith({ startsAt, books }));

describe('the maximum age of a close', () => {
  test.each([
    [0, 0],
    [4.5, 4.5],
    [30, 30],
    [30.01, undefined],
    [300, undefined],
    [-0.01, undefined],
  ])('%f minutes before the start: %s', (minutes, age) => {
    expect(close(seen(minutes))?.ageMinutes).toBe(age);
  });

  test('the newest book counts, and one seen after the start does not', () => {
    const live = seen(-10, { book: 'Live', moneyline: { home: -2000, away: 900, draw: null } });
    const found = close(seen(40, { book: 'Slow' }), seen(12, { book: 'Quick' }), live);
    expect(found?.ageMinutes).toBe(12);
    expect(found?.moneyline?.sides[0]?.all.map(({ book }) => book)).toEqual(['Quick', 'Slow']);
    expect(close(live)).toBeNull();
  });

  test('each market is as old as its own newest price', () => {
    const bare = { spread: null, total: null };
    const found = close(seen(5, { book: 'Moneyline only', ...bare }), seen(33, { book: 'All' }));
    expect(found).toMatchObject({ ageMinutes: 5, spread: null, total: null });
    expect(found?.moneyline?.books).toBe(2);
  });
});

test('a game with one stored book closes at its prices, and one without any has no close', () => {
  const game = gameWith({ startsAt, prices: seen(3), status: 'final' });
  expect(closeOf(game)).toMatchObject({ ageMinutes: 3, spread: { line: -4.5, books: 1 } });
  expect(closeOf({ ...game, books: [] })).toEqual(closeOf(game));
  expect(closeOf({ ...game, prices: null })).toBeNull();
  expect(closeOf({ ...game, prices: seen(-3) })).toBeNull();
  expect(closeOf({ ...game, startsAt: 'some day' })).toBeNull();
  expect(close(seen(3, { moneyline: null, spread: null, total: null }))).toBeNull();
});

test('for any books, a close is at most 30 minutes old and never from after the start', () => {
  const books = fc.array(
    fc.integer({ min: -60, max: 120 }).map((minutes) => seen(minutes)),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(books, (some) => {
      const named = some.map((each, index) => ({ ...each, book: `Book ${index}` }));
      const found = close(...named);
      const before = named.map(({ at }) => (start - Date.parse(at)) / 60_000).filter((age) => age >= 0);
      const newest = Math.min(...before);
      expect(found?.ageMinutes).toBe(newest <= 30 ? newest : undefined);
      for (const { at } of found?.total?.sides[0]?.all ?? [])
        expect(Date.parse(at)).toBeLessThanOrEqual(start);
    }),
  );
});
