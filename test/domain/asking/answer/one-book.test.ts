/** Legs at one book: the one that pays most for all of them, the user's own first, and none where no book lists them all. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Candidate, candidatesOf } from '../../../../lambdas/domain/asking/answer/candidate.ts';
import type { Offer } from '../../../../lambdas/domain/asking/answer/offer/result.ts';
import { offerFor } from '../../../../lambdas/domain/asking/answer/offer.ts';
import { atOneBook, elsewhereOf } from '../../../../lambdas/domain/asking/answer/one-book.ts';
import { payoutOf } from '../../../../lambdas/domain/asking/answer/terms.ts';
import type { Game } from '../../../../lambdas/domain/feed/games/game.ts';
import { americanToDecimal, parlayDecimal } from '../../../../lambdas/domain/feed/odds/odds.ts';
import { now, readingWith } from '../../feed/games/games.ts';
import { games } from './board.ts';

/** Prices of the home team at each book. */
type Board = Readonly<Record<string, number>>;

function gameAt(index: number, board: Board): Game {
  const [game] = games.slice(index);
  if (!game) throw new Error('no game');
  const books = Object.entries(board).map(([book, home]) => ({
    book,
    at: now.toISOString(),
    moneyline: { home, away: -115, draw: null },
    spread: null,
    total: null,
  }));
  return { ...game, prices: null, books };
}

function homeLegs(boards: readonly Board[], own: readonly string[] = []): Candidate[] {
  return boards.map((board, index) => {
    const leg = candidatesOf(gameAt(index, board), undefined, now, own).find(
      ({ selection }) => selection === 'home',
    );
    if (!leg) throw new Error('no leg');
    return leg;
  });
}

/** The prices of legs that are offered as singles, because no book lists all. */
function singlesOf(offer: Offer): number[] {
  if (offer.kind === 'unmet') throw new Error(offer.unmet.kind);
  const others = offer.substitutes.flatMap((each) =>
    each.kind === 'singles' && each.isAtNoBook ? each.others : [],
  );
  return [...offer.legs, ...others].map(({ price }) => price).sort((a, b) => a - b);
}

describe('a parlay', () => {
  const boards = [
    { A: -110, B: -105, C: -108 },
    { A: 130, B: 120, C: 132 },
  ];

  test('is priced at the book that pays most for all legs, not at the best of each', () => {
    const slip = atOneBook(homeLegs(boards));
    // C: 1.926 × 2.32; A: 1.909 × 2.3; B: 1.952 × 2.2.
    expect(slip?.map(({ book, price }) => [book, price])).toEqual([
      ['C', -108],
      ['C', 132],
    ]);
    expect(payoutOf(slip ?? [])).toBe(347);
    expect(elsewhereOf(slip ?? [])).toEqual([
      { book: 'A', odds: '+339' },
      { book: 'B', odds: '+330' },
    ]);
  });

  test("is at the user's own book, even if another pays more", () => {
    const slip = atOneBook(homeLegs(boards, ['A', 'B']));
    expect(slip?.map(({ book, isOwnBook }) => [book, isOwnBook])).toEqual([
      ['A', true],
      ['A', true],
    ]);
  });

  test('is at another book if none of the user’s lists all legs', () => {
    const slip = atOneBook(
      homeLegs(
        [
          { A: -110, C: -108 },
          { B: 120, C: 132 },
        ],
        ['A', 'B'],
      ),
    );
    expect(slip?.map(({ book, isOwnBook }) => [book, isOwnBook])).toEqual([
      ['C', false],
      ['C', false],
    ]);
  });

  test('is none where no book lists all legs, so that each is a single', () => {
    const apart = [{ A: -110 }, { B: 120 }];
    expect(atOneBook(homeLegs(apart))).toBeNull();
    const open = apart.map((board, index) => gameAt(index, board));
    const two = { legs: { min: 2, max: 2 }, sides: ['home' as const] };
    expect(singlesOf(offerFor(readingWith(two), [{ games: open }], now))).toEqual([-110, 120]);
    const paid = offerFor(readingWith({ ...two, payout: { min: 150, max: null } }), [{ games: open }], now);
    expect(paid).toMatchObject({ kind: 'unmet', unmet: { kind: 'no_book' } });
    expect(offerFor(readingWith({}), [{ games: open }], now).kind).toBe('offer');
  });

  test('keeps the limits of the question at the prices of its book', () => {
    // The best prices are above the limit; the one book that lists both is below it for one leg.
    const open = [{ A: -118, B: -110 }, { A: -105 }].map((board, index) => gameAt(index, board));
    const asked = { legs: { min: 2, max: 2 }, sides: ['home' as const] };
    const within = { ...asked, price: { min: -115, max: null } };
    expect(offerFor(readingWith(asked), [{ games: open }], now)).toMatchObject({ substitutes: [] });
    expect(singlesOf(offerFor(readingWith(within), [{ games: open }], now))).toEqual([-110, -105]);
  });
});

test('one book never pays more than the best price of each leg, and no other own book pays more than it', () => {
  const price = fc.oneof(fc.integer({ min: 100, max: 130 }), fc.integer({ min: -130, max: -101 }));
  const anyBoard = fc.record({ A: price, B: price, C: price }, { requiredKeys: ['A'] });
  fc.assert(
    fc.property(fc.array(anyBoard, { minLength: 1, maxLength: 4 }), (boards) => {
      const legs = homeLegs(boards as Board[]);
      const slip = atOneBook(legs);
      if (!slip) return;
      const paid = parlayDecimal(slip.map((leg) => leg.price));
      expect(new Set(slip.map(({ book }) => book)).size).toBe(1);
      expect(paid).toBeLessThanOrEqual(parlayDecimal(legs.map((leg) => leg.price)) + 1e-9);
      for (const { odds } of elsewhereOf(slip))
        expect(americanToDecimal(Number(odds))).toBeLessThanOrEqual(paid + 0.01);
    }),
  );
});
