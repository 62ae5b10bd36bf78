/** An outright field at several books: no-vig probabilities, the best price, and prices that do not count. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outrightSides } from '../../../../lambdas/domain/feed/board/sides.ts';
import type { Field } from '../../../../lambdas/domain/feed/golf/field.ts';
import { fieldMarket, playerMarket } from '../../../../lambdas/domain/feed/golf/market.ts';
import { noVig } from '../../../../lambdas/domain/feed/odds/odds.ts';
import { fieldOf, tournament } from './tournaments.ts';

const at = '2026-11-17T15:00:00.000Z';
const prices = fc.array(fc.integer({ min: 400, max: 4000 }), { minLength: 20, maxLength: 60 });

test('one book: each player has a proportional share of the whole field', () => {
  fc.assert(
    fc.property(prices, (own) => {
      const found = fieldMarket(fieldOf({ A: own }));
      const isWhole = own.reduce((sum, price) => sum + 100 / (price + 100), 0) >= 1;
      expect(found !== undefined).toBe(isWhole);
      if (!found) return;
      const fair = noVig(own);
      [...found.players.values()].forEach(({ probability }, index) => {
        expect(Math.abs(probability - 100 * (fair[index] ?? 0))).toBeLessThanOrEqual(0.05);
      });
    }),
  );
});

test('several books: the probabilities add up to 100, and the best price is the highest', () => {
  fc.assert(
    fc.property(fc.array(prices, { minLength: 1, maxLength: 4 }), (all) => {
      const size = Math.min(...all.map(({ length }) => length));
      const books = Object.fromEntries(all.map((own, index) => [`Book ${index}`, own.slice(0, size)]));
      const field = fieldOf(books);
      const found = fieldMarket(field);
      if (!found) return;
      const sum = [...found.players.values()].reduce((total, { probability }) => total + probability, 0);
      expect(Math.abs(sum - 100)).toBeLessThanOrEqual(0.05 * size);
      for (const { best, all: quotes, range, probability } of found.players.values()) {
        expect(best.price).toBe(Math.max(...quotes.map(({ price }) => price)));
        expect(range[0]).toBeLessThanOrEqual(range[1]);
        expect(probability).toBeGreaterThan(0);
      }
    }),
  );
});

const twenty = Array.from({ length: 20 }, (_, index) => 800 + 50 * index);

describe('valid books', () => {
  test('exclude a list of favorites, and one whose probabilities add up to less than 1', () => {
    expect(fieldMarket(fieldOf({ A: twenty.slice(0, 19) }))).toBeUndefined();
    expect(fieldMarket(fieldOf({ A: twenty.map((price) => price + 2000) }))).toBeUndefined();
    expect(fieldMarket(fieldOf({ A: twenty }))?.books).toBe(1);
  });

  test('exclude a book half an hour behind the newest', () => {
    const field = fieldOf({ A: twenty, B: twenty.map((price) => price + 100) });
    const late: Field = {
      ...field,
      books: field.books.map((book) =>
        book.book === 'B' ? { ...book, at: '2026-11-17T14:29:00.000Z' } : book,
      ),
    };
    expect(fieldMarket(field)?.books).toBe(2);
    expect(fieldMarket(late)?.books).toBe(1);
  });

  test('a player missing at one book is priced by the others', () => {
    const field = fieldOf({ A: [...twenty, 900], B: [null, ...twenty.slice(1), 900] });
    expect(playerMarket(field, 'Player 0')?.books).toBe(1);
    expect(playerMarket(field, 'Player 1')?.books).toBe(2);
    expect(playerMarket(field, 'Nobody')).toBeUndefined();
  });

  test('a price more than twice what two other books agree on is an error', () => {
    const [first = 0, ...rest] = twenty;
    const field = fieldOf({ A: twenty, B: twenty, C: [10 * first, ...rest] });
    expect(playerMarket(field, 'Player 0')).toMatchObject({ books: 2, sides: [{ best: { price: first } }] });
    // With two books, it is unknown which one is wrong.
    const two = fieldOf({ A: twenty, C: [10 * first, ...rest] });
    expect(playerMarket(two, 'Player 0')?.sides[0]?.best.price).toBe(10 * first);
  });
});

describe('the offer', () => {
  test('has everyone with half a percent or more, likeliest first, at the best of the user’s books', () => {
    const field = fieldOf({ A: [...twenty, 60_000], B: [...twenty.map((price) => price + 50), 60_000] });
    const game = tournament({ field });
    expect(outrightSides(game)).toHaveLength(20);
    expect(outrightSides(game)[0]).toMatchObject({
      market: 'outright',
      selection: 'win',
      outright: { playerId: 'player-0', player: 'Player 0' },
      line: null,
      price: 850,
      book: 'B',
      pricedAt: at,
      books: 2,
      label: 'Player 0 to win',
      elsewhere: null,
    });
    expect(outrightSides(game, ['a'])[0]).toMatchObject({ price: 800, elsewhere: { price: 850, book: 'B' } });
  });

  test('is empty if no field is priced', () => {
    expect(outrightSides(tournament())).toEqual([]);
  });
});
