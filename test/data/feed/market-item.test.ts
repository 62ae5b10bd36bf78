/** Packed books and price movement of a game: round trip, size, and games stored before them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gamesOn, storeGames } from '../../../lambdas/data/feed/games.ts';
import { packMarket, unpackMarket } from '../../../lambdas/data/feed/market-item.ts';
import { keys } from '../../../lambdas/data/platform/keys.ts';
import { get, transact } from '../../../lambdas/data/platform/table.ts';
import type { MovementPoint, Prices } from '../../../lambdas/domain/feed/games/game.ts';
import { american } from '../../domain/feed/games/games.ts';
import { newGame } from '../../support/asks.ts';

const instant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const price = fc.option(american);
const line = fc.integer({ min: -600, max: 600 }).map((halves) => halves / 2);
const anyBook: fc.Arbitrary<Prices> = fc.record({
  book: fc.string({ minLength: 1, maxLength: 60, unit: 'binary' }),
  at: instant,
  moneyline: fc.option(fc.record({ home: american, away: price, draw: price })),
  spread: fc.option(fc.record({ homeLine: line, home: price, away: price })),
  total: fc.option(fc.record({ line, over: price, under: price })),
});
const percent = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);
const anyPoint: fc.Arbitrary<MovementPoint> = fc.record({
  at: instant,
  home: fc.option(percent),
  spread: fc.option(line),
  total: fc.option(line),
});
const anyMarket = fc.record({
  books: fc.array(anyBook, { minLength: 1, maxLength: 24 }),
  movement: fc.array(anyPoint, { minLength: 1, maxLength: 40 }),
});

/** Names as in the vendor's list. */
const names =
  'Pinnacle,10Bet,5Dimes,Ballybet,bet365,Bet at Home,Betclic,Betfair Exchange,BetMGM,BetOnline,BetRivers,Betsson,BetUS,Betway,Bodog,Borgata,bwin,Caesars,Coral,DraftKings,FanDuel,PointsBet,Unibet,William Hill';

/** Twenty-four books, all different, each with its own time, and the maximum number of moves. */
function largest(seed: number) {
  let state = seed;
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const at = (minutes: number) => new Date(Date.parse('2026-11-22T12:00:00Z') + minutes * 60_000);
  const books: Prices[] = names.split(',').map((book) => ({
    book,
    at: new Date(at(0).getTime() + random(3600) * 1000).toISOString(),
    moneyline: { home: -250 + random(40), away: 190 + random(30), draw: null },
    spread: { homeLine: -6 + random(3) / 2, home: -118 + random(16), away: -118 + random(16) },
    total: { line: 224 + random(4) / 2, over: -118 + random(16), under: -118 + random(16) },
  }));
  let [minutes, home, spread, total] = [-9000, 670, -5, 224];
  const movement: MovementPoint[] = Array.from({ length: 40 }, () => {
    minutes += 10 * (1 + random(40));
    home += random(40) - 20;
    spread += (random(3) - 1) / 2;
    total += (random(3) - 1) / 2;
    const seen = new Date(at(minutes).getTime() + random(60_000)).toISOString();
    return { at: seen, home: home / 10, spread, total };
  });
  return { books, movement };
}

const early = {
  books: [
    {
      book: 'Pinnacle',
      at: '2026-11-22T12:00:00.000Z',
      moneyline: { home: -235, away: 195, draw: null },
      spread: { homeLine: -4.5, home: -110, away: -110 },
      total: { line: 47, over: -105, under: -115 },
    },
  ],
  movement: [{ at: '2026-11-20T08:00:00.000Z', home: 67.4, spread: -4, total: null }],
};

test('returns any books and any movement unchanged', () => {
  fc.assert(
    fc.property(anyMarket, (market) => {
      expect(unpackMarket(packMarket(market) ?? new Uint8Array())).toEqual(market);
    }),
  );
});

test('stores either one without the other, and nothing for nothing', () => {
  const { books, movement } = largest(1);
  expect(unpackMarket(packMarket({ books }) ?? new Uint8Array())).toEqual({ books });
  expect(unpackMarket(packMarket({ movement }) ?? new Uint8Array())).toEqual({ movement });
  expect(packMarket({})).toBeUndefined();
  expect(packMarket({ books: [], movement: [] })).toBeUndefined();
});

test('takes under 600 bytes for 24 books and under 450 for the maximum number of moves', () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const { books, movement } = largest(seed);
    const sizes = [{ books }, { movement }, { books, movement }].map((of) => packMarket(of)?.length ?? 0);
    if (process.env.PRINT && seed === 1) process.stdout.write(`books, movement, both: ${sizes} bytes\n`);
    expect(sizes[0]).toBeLessThan(600);
    expect(sizes[1]).toBeLessThan(450);
  }
});

describe('in the table', () => {
  const now = new Date();

  test('a game comes back with its books and movement', async () => {
    const { books } = largest(2);
    const [first = null] = books;
    const game = newGame({ prices: first, books });
    expect(await storeGames([game], [], now)).toBe(1);
    const found = (await gamesOn(game.sport, [game.day])).find(({ id }) => id === game.id);
    expect(found).toMatchObject({ prices: first, books });
    expect(found?.movement).toHaveLength(1);
    expect(found).not.toHaveProperty('market');
    expect(await storeGames([game], found ? [found] : [], now)).toBe(0);
  });

  test('a hundred games of maximum size are written, each far below the item limit', async () => {
    const games = Array.from({ length: 100 }, (_, index) => {
      const { books, movement } = largest(index + 3);
      return newGame({ prices: books[0] ?? null, books, movement });
    });
    expect(await storeGames(games, [], now)).toBe(100);
    const [game] = games;
    if (!game) throw new Error('there are games');
    const item = await get<{ market: Uint8Array }>(keys.game(game.sport, game.day, game.startsAt, game.id));
    expect(item?.market.length).toBeLessThan(1000);
    expect(JSON.stringify({ ...item, market: '' }).length).toBeLessThan(1000);
  });

  test('a game stored before all books were kept has none', async () => {
    const game = newGame();
    await transact([
      { Put: { Item: { ...keys.game(game.sport, game.day, game.startsAt, game.id), ...game } } },
    ]);
    const found = (await gamesOn(game.sport, [game.day])).find(({ id }) => id === game.id);
    expect(found).toMatchObject(game);
    expect(found).not.toHaveProperty('books');
  });
});

test('unpacks the first packed format forever', () => {
  const packed = Buffer.from(
    'AX3RAQ6AIAwDwBdpQNoBj+PvRkiwM+A+0Pa2Yps/8XxMKCU8J5A7witRECs94x4PXzdPttJCVqtAz8Q/IUaL1ie9oZZPqNcBERvl2w0=',
    'base64',
  );
  expect(unpackMarket(packed)).toEqual(early);
});

test('ignores fields of a later format', () => {
  expect(unpackMarket(Uint8Array.of(2, 1, 2, 3))).toEqual({});
});
