/** The items that questions read: they come back unchanged, stay within their size, and drop what matters least. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packBoard, unpackBoard } from '../../../lambdas/data/feed/board-item.ts';
import { packProps, unpackProps } from '../../../lambdas/data/feed/prop-rows.ts';
import { booksOf, marketOf } from '../../../lambdas/domain/feed/board/board.ts';
import { propMarket } from '../../../lambdas/domain/feed/board/props.ts';
import { anyBoard, anyProps, largestBoard, largestProps } from './samples.ts';

const kilobytes = 1000;

describe('a board', () => {
  test('comes back unchanged', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        const { bytes, dropped } = packBoard(board);
        expect([unpackBoard(bytes), dropped]).toEqual([board, 0]);
      }),
    );
  });

  test('of an unknown version is not read', () => {
    const { bytes } = packBoard(largestBoard(1));
    expect(unpackBoard(Uint8Array.of(9, ...bytes.subarray(1)))).toBeUndefined();
  });

  test('of the largest week takes 40 KB: lines that few books have go first, and every game keeps its prices', () => {
    const board = largestBoard();
    const { bytes, dropped } = packBoard(board);
    expect(bytes.length).toBeLessThanOrEqual(40 * kilobytes);
    expect(bytes.length).toBeGreaterThan(37 * kilobytes);
    const read = unpackBoard(bytes);
    expect(read?.games.map(({ id }) => id)).toEqual(board.games.map(({ id }) => id));
    const lost = (game: (typeof board.games)[number]) =>
      booksOf(game).reduce(
        (sum, { moneyline, spread, total }) => sum + [moneyline, spread, total].filter(Boolean).length,
        0,
      );
    const count = (games: typeof board.games) => games.reduce((sum, game) => sum + lost(game), 0);
    expect(dropped).toBe(count(board.games) - count(read?.games ?? []));
    for (const [nth, game] of (read?.games ?? []).entries()) {
      const whole = board.games[nth];
      for (const market of ['moneyline', 'spread', 'total'] as const) {
        expect(marketOf(game, market)?.line).toBe(whole && marketOf(whole, market)?.line);
      }
      expect(new Set(booksOf(game).flatMap(({ total }) => total?.line ?? [])).size).toBe(1);
      expect(game.prices).toEqual(booksOf(game)[0]);
    }
  });
});

describe('props', () => {
  test('come back unchanged', () => {
    fc.assert(
      fc.property(anyProps, (props) => {
        const { bytes, dropped, cut } = packProps(props, 100 * kilobytes);
        expect([unpackProps(bytes), dropped, cut]).toEqual([props, 0, []]);
      }),
    );
  });

  test('of an unknown version are not read', () => {
    const { bytes } = packProps(largestProps(1, 1), kilobytes);
    expect(unpackProps(Uint8Array.of(9, ...bytes.subarray(1)))).toEqual(new Map());
  });

  test('of the largest day take 80 KB: other lines go first, and every prop keeps a price at its main line', () => {
    const props = largestProps();
    const { bytes, dropped, cut } = packProps(props, 80 * kilobytes);
    expect(bytes.length).toBeLessThanOrEqual(80 * kilobytes);
    expect(bytes.length).toBeGreaterThan(75 * kilobytes);
    const read = unpackProps(bytes);
    const pricesIn = (games: typeof props) => [...games.values()].flat().flatMap(({ prices }) => prices);
    expect(dropped).toBe(pricesIn(props).length - pricesIn(read).length);
    expect(cut).toEqual([...props.keys()]);
    for (const [gameId, whole] of props) {
      const own = read.get(gameId) ?? [];
      expect(own.map(({ prices: _, ...prop }) => prop)).toEqual(whole.map(({ prices: _, ...prop }) => prop));
      const isMain = ({ prices }: (typeof own)[number], nth: number) =>
        prices.every(({ line }) => line === propMarket(whole[nth]?.prices ?? [])?.line);
      expect(own.every(isMain)).toBe(true);
    }
  });

  test('of one game with more props than ever were read all fit', () => {
    const { bytes, dropped } = packProps(largestProps(1, 300, 5), 40 * kilobytes);
    expect([dropped, bytes.length < 40 * kilobytes]).toEqual([0, true]);
  });
});
