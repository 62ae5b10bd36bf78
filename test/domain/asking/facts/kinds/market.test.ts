/** Facts from several books: best price, agreement, movement, and the user's own books. */
import { describe, expect, test } from 'vitest';
import { marketFacts, movementOf } from '../../../../../lambdas/domain/asking/facts/kinds/market.ts';
import { pricedSides } from '../../../../../lambdas/domain/feed/board/sides.ts';
import type { Game, MovementPoint, Prices } from '../../../../../lambdas/domain/feed/games/game.ts';
import { gameWith } from '../../../feed/games/games.ts';

const at = '2026-11-20T22:55:00.000Z';
const book = (name: string, home: number, away: number, homeLine = -4.5): Prices => ({
  book: name,
  at,
  moneyline: { home, away, draw: null },
  spread: { homeLine, home: -110, away: -110 },
  total: null,
});

const movement: MovementPoint[] = [
  { at: '2026-11-17T15:00:00.000Z', home: 52, spread: -2.5, total: 44 },
  { at: '2026-11-20T15:00:00.000Z', home: 57, spread: -4, total: 45 },
];

const game: Game = gameWith({
  books: [book('A', -150, 130), book('B', -145, 125), book('C', -155, 140)],
  movement,
});

const side = (selection: string, market = 'moneyline', of: Game = game, own: string[] = []) => {
  const found = pricedSides(of, own).find((each) => each.selection === selection && each.market === market);
  if (!found) throw new Error(`no ${market} ${selection}`);
  return found;
};
const factOf = (kind: string, ...of: Parameters<typeof side>) =>
  marketFacts(side(...of)).find(({ fact }) => fact.kind === kind);

describe('the price', () => {
  test('is the best among valid books, with the consensus probability', () => {
    expect(side('away')).toMatchObject({ price: 140, book: 'C', books: 3, elsewhere: null });
    expect(side('home')).toMatchObject({ price: -145, book: 'B' });
    const sum = (side('home').marketProbability ?? 0) + (side('away').marketProbability ?? 0);
    expect(sum).toBeCloseTo(100, 0);
  });

  test('is the best of the user’s books, and mentions a better one elsewhere', () => {
    expect(side('away', 'moneyline', game, ['a', 'B'])).toMatchObject({
      price: 130,
      book: 'A',
      isOwnBook: true,
      elsewhere: { price: 140, book: 'C' },
    });
    expect(side('away', 'moneyline', game, ['Z'])).toMatchObject({ price: 140, isOwnBook: false });
  });

  test('above the median is a fact in favor, with the savings', () => {
    expect(factOf('best_price', 'away')).toMatchObject({
      side: 'for',
      fact: { values: { price: 140, median: 130, books: 3, saves: 10 } },
    });
    expect(factOf('best_price', 'away', 'moneyline', game, ['A'])).toBeUndefined();
  });
});

describe('agreement', () => {
  test('needs three books, and has no side', () => {
    expect(factOf('agreement', 'home')).toMatchObject({ side: 'neutral', fact: { n: 3 } });
    const two = gameWith({ books: [book('A', -150, 130), book('B', -145, 125)] });
    expect(factOf('agreement', 'home', 'moneyline', two)).toBeUndefined();
  });
});

describe('movement', () => {
  test('toward a side speaks for it, and against the other', () => {
    expect(factOf('movement', 'home')).toMatchObject({
      side: 'for',
      fact: { values: { from: 52, to: 57, since: 'Tue, Nov 17' } },
    });
    expect(factOf('movement', 'away')).toMatchObject({
      side: 'against',
      fact: { values: { from: 48, to: 43 } },
    });
    expect(factOf('movement', 'home', 'spread')).toMatchObject({
      side: 'for',
      fact: { values: { from: -2.5, to: -4 } },
    });
    expect(factOf('movement', 'away', 'spread')).toMatchObject({ side: 'against' });
  });

  test('under two points, or seen once, is no fact', () => {
    const still = gameWith({
      books: game.books ?? [],
      movement: [{ ...movement[0], home: 55.5 }, { ...movement[1] }] as MovementPoint[],
    });
    expect(factOf('movement', 'home', 'moneyline', still)).toBeUndefined();
    expect(movementOf(side('home', 'moneyline', gameWith({ movement: movement.slice(0, 1) })))).toEqual([]);
  });
});
