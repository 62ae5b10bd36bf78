/** What the words of a bet on the games of a day say of it as a whole. */
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../../../lambdas/contracts/asking/reading.ts';
import { withCountOfGames } from '../../../../../lambdas/domain/asking/reading/meant/count-of-games.ts';
import { withDayOfAll } from '../../../../../lambdas/domain/asking/reading/meant/day-of-all.ts';
import { withEachSaid } from '../../../../../lambdas/domain/asking/reading/meant/each-said.ts';
import { withMostFavored } from '../../../../../lambdas/domain/asking/reading/meant/most-favored.ts';
import { openWish } from '../../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { readingWith } from '../../../feed/games/games.ts';

const of = (count: number) => ({ min: count, max: count });

describe('a leg of each game', () => {
  test.each<[string, Partial<Reading>, number | null]>([
    ['a scorer from each of the three late games', {}, 3],
    ['a spread from both 1pm games', {}, 2],
    ['one leg from all 4 games tonight', { legs: of(1) }, 4],
    ['a total from each late game', {}, null],
    ['a favorite from each of the first five games', {}, 5],
    ["a favorite from each of the five o'clock games", {}, null],
    ['a scorer from each of the 7 pm games', {}, null],
    ['five legs, one from each of the six late games', { legs: of(5) }, 5],
  ])('“%s” has %s legs', (prompt, terms, legs) => {
    const meant = withCountOfGames(readingWith({ eachGame: true, ...terms }), prompt);
    expect(meant.legs?.max ?? null).toBe(legs);
  });

  test('is meant only where a word says so', () => {
    const reading = readingWith({ eachGame: true, legs: of(3) });
    expect(withEachSaid(reading, 'only the two games at 8, three legs').eachGame).toBe(false);
    expect(withEachSaid(reading, 'three legs, one per game').eachGame).toBe(true);
  });
});

describe('the biggest favorite', () => {
  const spread = { markets: ['spread'] } satisfies Partial<Reading>;
  test.each<[string, Partial<Reading>, Reading['order']]>([
    [
      'biggest favorite on the spread',
      { ...spread, sides: ['favorite'], order: 'likeliest' },
      'highest_line',
    ],
    [
      'the biggest underdog with the points',
      { ...spread, sides: ['underdog'], order: 'longest' },
      'highest_line',
    ],
    ['smallest favorite, spread', { ...spread, sides: ['favorite'], order: 'longest' }, 'lowest_line'],
    ['biggest favorite', { sides: ['favorite'], order: 'likeliest' }, 'likeliest'],
    [
      'spread on favorites, shortest odds',
      { ...spread, sides: ['favorite'], order: 'likeliest' },
      'likeliest',
    ],
  ])('“%s”', (prompt, terms, order) => {
    expect(withMostFavored(readingWith(terms), prompt).order).toBe(order);
  });
});

describe('a day that is said of one leg', () => {
  const [sunday, monday] = [['2026-11-22'], ['2026-11-23']];
  const bet = (...wishes: Reading['wishes']) => withDayOfAll(readingWith({ wishes, legs: of(2) }));

  test('is that of the others', () => {
    expect(bet({ ...openWish, days: sunday }, { ...openWish, sides: ['under'] }).days).toEqual(sunday);
  });

  test('is its own where another is said, or a player is named', () => {
    expect(bet({ ...openWish, days: sunday }, { ...openWish, days: monday }).days).toBeNull();
    expect(bet({ ...openWish, days: sunday }, { ...openWish, player: 'Love' }).days).toBeNull();
  });
});
