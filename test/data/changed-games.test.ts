/** What of the feed's word is written, and which prices stay. */
import { describe, expect, test } from 'vitest';
import { changedGames, withLastPrices } from '../../lambdas/data/changed-games.ts';
import type { Game, Prices } from '../../lambdas/domain/game.ts';
import { newGame } from '../support/asks.ts';

const now = new Date('2026-11-20T23:00:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
const prices: Prices = {
  book: 'Test book',
  at: at(-10),
  moneyline: { home: -110, away: -110, draw: null },
  spread: null,
  total: null,
};
const ahead = newGame({
  startsAt: at(60),
  prices,
  movement: [{ at: at(-600), home: 50, spread: null, total: null }],
});
const begun = newGame({ startsAt: at(-5), prices });
const over: Partial<Game> = { status: 'final', statusText: 'Final', score: { home: 3, away: 1 } };

test('a price that the feed takes back before the start is gone', () => {
  expect(changedGames([{ ...ahead, prices: null }], [ahead], now)).toMatchObject([{ prices: null }]);
});

test('the last price before the start stays as the closing line, also where the feed never says that it began', () => {
  expect(changedGames([{ ...begun, prices: null }], [begun], now)).toEqual([]);
  expect(changedGames([{ ...begun, ...over, prices: null }], [begun], now)).toMatchObject([
    { ...over, prices },
  ]);
});

test('what is as it was is not written; the time of its price alone is, once a quarter of an hour has passed', () => {
  const seen = (minutes: number) => ({ ...ahead, prices: { ...prices, at: at(-10 + minutes) } });
  expect(changedGames([seen(14)], [ahead], now)).toEqual([]);
  expect(changedGames([seen(15)], [ahead], now)).toHaveLength(1);
});

describe('every book', () => {
  const book = (name: string, home: number, minutes = -10): Prices => ({
    ...prices,
    book: name,
    at: at(minutes),
    moneyline: { home, away: -110, draw: null },
  });
  const books = [book('Book A', -110), book('Book B', -112)];
  const seen = ahead.movement ?? [];
  const priced = { ...ahead, books };

  test('that changes a price changes the game; its time alone does once a quarter of an hour has passed', () => {
    const told = (b: Prices, a = books[0]) => ({ ...ahead, books: a ? [a, b] : [b] });
    const known = [priced];
    expect(changedGames([told(book('Book B', -112))], known, now)).toEqual([]);
    expect(changedGames([told(book('Book B', -113))], known, now)).toHaveLength(1);
    expect(changedGames([told(book('Book C', -112))], known, now)).toHaveLength(1);
    expect(changedGames([told(book('Book B', -112, 4))], known, now)).toEqual([]);
    expect(changedGames([told(book('Book B', -112, 5))], known, now)).toHaveLength(1);
    expect(changedGames([{ ...ahead }], known, now)).toHaveLength(1);
  });

  test('has its last prices before the start kept as the close', () => {
    const known = [{ ...begun, books, movement: seen }];
    const told = { ...begun, ...over, prices: null };
    expect(changedGames([{ ...begun, prices: null }], known, now)).toEqual([]);
    const history = { resultAt: now.toISOString() };
    expect(changedGames([told], known, now)).toEqual([{ ...told, prices, books, movement: seen, history }]);
  });

  test('that is taken back before the start is gone, and how it moved stays', () => {
    const [gone] = changedGames([{ ...ahead, prices: null }], [priced], now);
    expect(gone).toMatchObject({ prices: null, movement: seen });
    expect(gone).not.toHaveProperty('books');
  });

  test('adds to the movement where the consensus moved, from the first time it is seen on', () => {
    const { movement: _, ...unseen } = ahead;
    const told = (home: number) => ({ ...unseen, books: [book('Book A', home), book('Book B', home)] });
    const [first] = withLastPrices([told(-110)], [], now);
    expect(first?.movement).toEqual([{ at: now.toISOString(), home: 50, spread: null, total: null }]);
    const later = new Date(now.getTime() + 600_000);
    const known = first ? [first] : [];
    expect(withLastPrices([told(-112)], known, later)[0]?.movement).toEqual(first?.movement);
    const [moved] = withLastPrices([told(-120)], known, later);
    expect(moved?.movement).toEqual([
      ...(first?.movement ?? []),
      { at: later.toISOString(), home: 51, spread: null, total: null },
    ]);
    // What is merged twice is merged once.
    expect(withLastPrices(moved ? [moved] : [], known, later)).toEqual([moved]);
  });

  test('says nothing any more once the game has begun', () => {
    const told = { ...begun, books: [book('Book A', -200)] };
    expect(withLastPrices([told], [{ ...begun, books, movement: seen }], now)[0]?.movement).toEqual(seen);
  });
});

test('what the feed told once is kept with what it tells now', () => {
  const moved = { ...ahead, startsAt: at(600) };
  const [stored] = changedGames([moved], [ahead], now);
  expect(stored?.history).toEqual({ startsAt: ahead.startsAt });
  expect(changedGames([moved], stored ? [stored] : [], now)).toEqual([]);
});
