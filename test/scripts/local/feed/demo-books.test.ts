/** The demo books of the stand-in: close to the real close, closer by the hour, reproducible, and without arbitrage. */
import { describe, expect, test } from 'vitest';
import { booksOf, demoBooks } from '../../../../scripts/local/feed/pricing/books.ts';
import { impliedBy, shareOf } from '../../../../scripts/local/feed/pricing/pricing.ts';
import { driftOf } from '../../../../scripts/local/feed/seasons/drift.ts';
import { gamesBetween, type ReplayedGame } from '../../../../scripts/local/feed/seasons/replay.ts';
import { replayedSports } from '../../../../scripts/local/feed/seasons/teams.ts';

/** The source has fewer than three books in the first NFL weeks, in the NHL and in MLB. */
const games = replayedSports
  .flatMap((sport) => gamesBetween(sport, sport === 'NFL' ? '2026-09-10' : '2026-11-01', '2026-12-15'))
  .filter(({ sport, books }) => sport !== 'MLS' && books.length < 3);
const before = ({ startsAt }: ReplayedGame, hours: number) => new Date(startsAt.getTime() - hours * 3600_000);
const demos = (game: ReplayedGame, hours: number) =>
  booksOf(game, before(game, hours)).slice(-demoBooks.length);

test('are added where the source names fewer than three: in early NFL weeks, the NHL and MLB, not in the NBA', () => {
  expect(new Set(games.map(({ sport }) => sport))).toEqual(new Set(['NFL', 'NHL', 'MLB']));
});

test('come after the replayed line, exactly as in the source at any time, and after the real books', () => {
  expect(new Set(games.map(({ isUnnamed }) => isUnnamed))).toEqual(new Set([true, false]));
  for (const game of games) {
    for (const hours of [0.1, 70, 200]) {
      const all = booksOf(game, before(game, hours));
      const real = game.books.map(({ name }) => name);
      expect(all.map(({ name }) => name)).toEqual([
        ...(game.isUnnamed ? ['Replayed closing line'] : []),
        ...real,
        ...demoBooks,
      ]);
      if (game.isUnnamed) expect(all[0]).toMatchObject({ ...game.prices, at: before(game, hours) });
    }
  }
});

test('the same game and hour give the same prices', () => {
  for (const game of games.slice(0, 50)) {
    expect(booksOf({ ...game }, before(game, 50))).toEqual(booksOf(game, before(game, 50)));
    const [early, late] = [demos(game, 50.9), demos(game, 50.1)].map((books) =>
      books.map(({ at: _, ...prices }) => prices),
    );
    expect(late).toEqual(early);
  }
});

describe('the drift', () => {
  test('is at most three points of probability and one of a line, and zero in the last hour', () => {
    for (const game of games) {
      for (const hours of [500, 144, 100, 30, 5]) {
        const { chance, spread, total } = driftOf(game, before(game, hours));
        expect(Math.abs(chance)).toBeLessThanOrEqual((3 * Math.min(hours, 144)) / 144);
        expect(Math.abs(spread)).toBeLessThanOrEqual(1);
        expect(Math.abs(total)).toBeLessThanOrEqual(game.sport === 'MLB' ? 0.5 : 1);
      }
      expect(driftOf(game, before(game, 0.99))).toEqual({ chance: 0, spread: 0, total: 0 });
    }
  });

  test('moves most games by a point of probability or a step of a line', () => {
    const moves = games.filter((game) => {
      const { chance, spread, total } = driftOf(game, before(game, 144));
      return Math.abs(chance) >= 1 || spread !== 0 || total !== 0;
    });
    expect(moves.length / games.length).toBeGreaterThan(0.4);
  });
});

describe('in the last hour', () => {
  test('they match the close except for a few cents, and for at most one line', () => {
    for (const game of games) {
      const { moneyline, spread, total } = game.prices;
      const books = demos(game, 0.5);
      for (const book of books) {
        const [close, own] = [moneyline, book.moneyline].map(({ home, away }) => shareOf([home, away]).share);
        expect(Math.abs((own ?? 0) - (close ?? 0))).toBeLessThan(0.03);
        expect(book.spread === null).toBe(spread === null);
        expect(book.total === null).toBe(total === null);
      }
      expect(books.filter((book) => book.spread?.line !== spread?.line).length).toBeLessThanOrEqual(1);
      expect(books.filter((book) => book.total?.line !== total?.line).length).toBeLessThanOrEqual(1);
    }
  });
});

test('prices are American odds, lines can be graded, and no two demo books together allow arbitrage', () => {
  for (const game of games) {
    for (const hours of [0.5, 80]) {
      const books = demos(game, hours);
      const pairs = books.flatMap(({ moneyline, spread, total }) => [
        [moneyline.home, moneyline.away],
        ...(spread ? [[spread.home, spread.away]] : []),
        ...(total ? [[total.over, total.under]] : []),
      ]);
      for (const price of pairs.flat()) {
        expect(Number.isInteger(price) && Math.abs(Number(price)) >= 100).toBe(true);
      }
      for (const { spread, total } of books) {
        for (const line of [spread?.line ?? 0, total?.line ?? 0])
          expect(Number.isInteger(line * 2)).toBe(true);
      }
      const cheapest = (side: 'home' | 'away') =>
        Math.min(...books.map(({ moneyline }) => impliedBy(moneyline[side])));
      expect(cheapest('home') + cheapest('away')).toBeGreaterThan(1);
    }
  }
});

test('have their own update times, some minutes old, and one is occasionally too old to count', () => {
  const ages = games.flatMap((game) =>
    demos(game, 20).map(({ at }) => (before(game, 20).getTime() - at.getTime()) / 60_000),
  );
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...ages)).toBeLessThan(56);
  expect(ages.some((age) => age > 30)).toBe(true);
});
