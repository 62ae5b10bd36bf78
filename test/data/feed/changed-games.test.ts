/** Merging a read of the feed into stored games: what is written, and which prices are kept. */
import { describe, expect, test } from 'vitest';
import { changedGames, withLastPrices } from '../../../lambdas/data/feed/changed-games.ts';
import type { Game, Prices } from '../../../lambdas/domain/feed/games/game.ts';
import { newGame } from '../../support/asks.ts';

const now = new Date('2026-11-20T23:00:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
const prices: Prices = {
  book: 'Test book',
  at: at(-10),
  moneyline: { home: -110, away: -110, draw: null },
  spread: null,
  total: null,
};
const upcoming = newGame({
  startsAt: at(60),
  prices,
  movement: [{ at: at(-600), home: 50, spread: null, total: null }],
});
const started = newGame({ startsAt: at(-5), prices });
const over: Partial<Game> = { status: 'final', statusText: 'Final', score: { home: 3, away: 1 } };

test('a price that the feed removes before the start is removed', () => {
  expect(changedGames([{ ...upcoming, prices: null }], [upcoming], now)).toMatchObject([{ prices: null }]);
});

test('the last price before the start is kept as the closing price, even if the feed never reports the start', () => {
  expect(changedGames([{ ...started, prices: null }], [started], now)).toEqual([]);
  expect(changedGames([{ ...started, ...over, prices: null }], [started], now)).toMatchObject([
    { ...over, prices },
  ]);
});

test('an unchanged game is not written; a newer price time alone is written after a quarter of an hour', () => {
  const seen = (minutes: number) => ({ ...upcoming, prices: { ...prices, at: at(-10 + minutes) } });
  expect(changedGames([seen(14)], [upcoming], now)).toEqual([]);
  expect(changedGames([seen(15)], [upcoming], now)).toHaveLength(1);
});

describe('every book', () => {
  const book = (name: string, home: number, minutes = -10): Prices => ({
    ...prices,
    book: name,
    at: at(minutes),
    moneyline: { home, away: -110, draw: null },
  });
  const books = [book('Book A', -110), book('Book B', -112)];
  const seen = upcoming.movement ?? [];
  const priced = { ...upcoming, books };

  test('changes the game when its price changes; its time alone after a quarter of an hour', () => {
    const read = (b: Prices, a = books[0]) => ({ ...upcoming, books: a ? [a, b] : [b] });
    const known = [priced];
    expect(changedGames([read(book('Book B', -112))], known, now)).toEqual([]);
    expect(changedGames([read(book('Book B', -113))], known, now)).toHaveLength(1);
    expect(changedGames([read(book('Book C', -112))], known, now)).toHaveLength(1);
    expect(changedGames([read(book('Book B', -112, 4))], known, now)).toEqual([]);
    expect(changedGames([read(book('Book B', -112, 5))], known, now)).toHaveLength(1);
    expect(changedGames([{ ...upcoming }], known, now)).toHaveLength(1);
  });

  test('keeps its last prices before the start as the closing prices', () => {
    const known = [{ ...started, books, movement: seen }];
    const read = { ...started, ...over, prices: null };
    expect(changedGames([{ ...started, prices: null }], known, now)).toEqual([]);
    const history = { resultAt: now.toISOString() };
    expect(changedGames([read], known, now)).toEqual([{ ...read, prices, books, movement: seen, history }]);
  });

  test('that is removed before the start is gone, and its price movement stays', () => {
    const [removed] = changedGames([{ ...upcoming, prices: null }], [priced], now);
    expect(removed).toMatchObject({ prices: null, movement: seen });
    expect(removed).not.toHaveProperty('books');
  });

  test('adds to the movement when the consensus moves, from the first time it is seen', () => {
    const { movement: _, ...unseen } = upcoming;
    const read = (home: number) => ({ ...unseen, books: [book('Book A', home), book('Book B', home)] });
    const [first] = withLastPrices([read(-110)], [], now);
    expect(first?.movement).toEqual([{ at: now.toISOString(), home: 50, spread: null, total: null }]);
    const later = new Date(now.getTime() + 600_000);
    const known = first ? [first] : [];
    expect(withLastPrices([read(-112)], known, later)[0]?.movement).toEqual(first?.movement);
    const [moved] = withLastPrices([read(-120)], known, later);
    expect(moved?.movement).toEqual([
      ...(first?.movement ?? []),
      { at: later.toISOString(), home: 51, spread: null, total: null },
    ]);
    // Merging the same read twice adds nothing.
    expect(withLastPrices(moved ? [moved] : [], known, later)).toEqual([moved]);
  });

  test('adds nothing once the game has started', () => {
    const read = { ...started, books: [book('Book A', -200)] };
    expect(withLastPrices([read], [{ ...started, books, movement: seen }], now)[0]?.movement).toEqual(seen);
  });
});

test('fields that the feed sends only once are kept', () => {
  const moved = { ...upcoming, startsAt: at(600) };
  const [stored] = changedGames([moved], [upcoming], now);
  expect(stored?.history).toEqual({ startsAt: upcoming.startsAt });
  expect(changedGames([moved], stored ? [stored] : [], now)).toEqual([]);
});
