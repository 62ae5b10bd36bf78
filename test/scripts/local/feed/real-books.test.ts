/** Real books in the data: moving from the early price to the close, or at the close if there is no early price. */
import { describe, expect, test } from 'vitest';
import { booksOf } from '../../../../scripts/local/feed/pricing/books.ts';
import { impliedBy } from '../../../../scripts/local/feed/pricing/pricing.ts';
import { gamesBetween, type ReplayedGame } from '../../../../scripts/local/feed/seasons/replay.ts';

const football = gamesBetween('NFL', '2026-10-15', '2026-12-20').filter(({ books }) => books.length > 0);
const soccer = gamesBetween('MLS', '2026-08-15', '2026-11-30');
const before = ({ startsAt }: ReplayedGame, hours: number) => new Date(startsAt.getTime() - hours * 3600_000);
const pricesAt = (game: ReplayedGame, hours: number) =>
  booksOf(game, before(game, hours)).map(({ at: _, ...prices }) => prices);

test('are DraftKings, FanDuel and bet365 in the NFL, and Pinnacle, Betfair and bet365 in MLS', () => {
  expect(football.length).toBeGreaterThan(100);
  for (const game of football) {
    expect(booksOf(game, before(game, 1)).map(({ name }) => name)).toEqual([
      'DraftKings',
      'FanDuel',
      'bet365',
    ]);
  }
  expect(new Set(soccer.flatMap(({ books }) => books.map(({ name }) => name)))).toEqual(
    new Set(['bet365', 'Pinnacle', 'Betfair Exchange']),
  );
});

describe('in the NFL', () => {
  test('six days before and earlier, they have the early price if the source has one', () => {
    for (const game of football) {
      for (const hours of [144, 500]) {
        for (const [index, prices] of pricesAt(game, hours).entries()) {
          const { close, early } = game.books[index] ?? {};
          expect(prices).toMatchObject({
            moneyline: early?.moneyline ?? close?.moneyline,
            spread: early?.spread ?? close?.spread,
            total: early?.total ?? close?.total,
          });
        }
      }
    }
  });

  test('in the last hour, they have exactly the close', () => {
    for (const game of football) {
      const closes = game.books.map(({ name, close }) => ({ name, ...close }));
      expect(pricesAt(game, 0.9)).toEqual(closes);
    }
  });

  test('in between, every line is whole or half, and between the two', () => {
    for (const game of football) {
      for (const [index, { spread, total, moneyline }] of pricesAt(game, 70).entries()) {
        const { close, early } = game.books[index] ?? {};
        for (const [line, a, b] of [
          [spread?.line, close?.spread?.line, early?.spread?.line],
          [total?.line, close?.total?.line, early?.total?.line],
        ]) {
          if (line === undefined || a === undefined || b === undefined) continue;
          expect(Number.isInteger(2 * line)).toBe(true);
          expect(line).toBeGreaterThanOrEqual(Math.min(a, b));
          expect(line).toBeLessThanOrEqual(Math.max(a, b));
        }
        const [now = 0, from = 0, to = 0] = [moneyline, close?.moneyline, early?.moneyline].map((each) =>
          impliedBy(each?.home ?? 100),
        );
        if (!early?.moneyline) continue;
        expect(now).toBeGreaterThan(Math.min(from, to) - 0.005);
        expect(now).toBeLessThan(Math.max(from, to) + 0.005);
      }
    }
  });

  test('the market moves: most games open at another price than they close', () => {
    const moved = football.filter(
      (game) => JSON.stringify(pricesAt(game, 144)) !== JSON.stringify(pricesAt(game, 0.5)),
    );
    expect(moved.length / football.length).toBeGreaterThan(0.9);
  });
});

test('in MLS no early price is known, so the close, with a draw, applies all the time', () => {
  for (const game of soccer) {
    expect(pricesAt(game, 100)).toEqual(pricesAt(game, 0.5));
    for (const { moneyline, spread, total } of pricesAt(game, 100)) {
      expect(moneyline.draw).toBeGreaterThan(100);
      expect([spread, total]).toEqual([null, null]);
    }
  }
});

test('each has its own time, some minutes old', () => {
  const ages = football.flatMap((game) =>
    booksOf(game, before(game, 20)).map(({ at }) => before(game, 20).getTime() - at.getTime()),
  );
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...ages)).toBeLessThan(8 * 60_000);
  expect(new Set(ages).size).toBeGreaterThan(20);
});
