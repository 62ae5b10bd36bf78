/** Several legs of each of some games that nobody names: how many, and of which games. */
import { describe, expect, test } from 'vitest';
import { inGames } from '../../../../../lambdas/domain/asking/answer/games/per-game.ts';
import { perGameIn } from '../../../../../lambdas/domain/asking/reading/plain/per-game.ts';
import { gameWith, now, readingWith } from '../../../feed/games/games.ts';

describe('what is wished for of each game', () => {
  test.each([
    ['two legs from each of three games', { games: 3, legs: 2, kinds: [] }, '6 legs'],
    ['3 picks per game, 2 games tonight', { games: 2, legs: 3, kinds: [] }, '6 legs tonight'],
    [
      'parlay from 2 games, 2 legs each, unders only',
      { games: 2, legs: 2, kinds: [] },
      '4 legs parlay, unders only',
    ],
    [
      '2 props from each of 2 sunday nfl games',
      { games: 2, legs: 2, kinds: [] },
      '4 player props from sunday nfl games',
    ],
    [
      'a 4-leg parlay, two games, two legs from each, one side and one total per game',
      { games: 2, legs: 2, kinds: ['moneyline or spread', 'total'] },
      'a 4-leg parlay',
    ],
    ['two legs from each of the 8pm games', { games: null, legs: 2, kinds: [] }, '2 legs from 8pm games'],
    [
      '2 props in every late game tonight',
      { games: null, legs: 2, kinds: [] },
      '2 player props from late games tonight',
    ],
  ])('%s', (prompt, of, rest) => {
    expect(perGameIn(prompt)).toEqual({ of, rest });
  });

  test.each([
    'one leg from each of three games',
    'sens bolts and panthers isles, 2 legs each',
    '3 legs from each of four games',
    'two legs, three games',
  ])('nothing in “%s”', (prompt) => {
    expect(perGameIn(prompt)).toBeUndefined();
  });
});

describe('its games', () => {
  const games = [3, 1, 2].map((hour) =>
    gameWith({ id: `game-${hour}`, startsAt: new Date(now.getTime() + hour * 3_600_000).toISOString() }),
  );
  const of = { games: 2, legs: 2, kinds: [] };

  test('are the next ones, each with as many legs', () => {
    const bet = inGames(readingWith({}), of, { boards: [{ games }], now, skipped: 0 });
    expect(bet?.legs).toEqual({ min: 4, max: 4 });
    expect(bet?.wishes.every(({ teams }) => teams.every(({ stance }) => stance === 'game'))).toBe(true);
  });

  test('are all of them where they are not counted', () => {
    const all = { games: null, legs: 2, kinds: [] };
    const bet = inGames(readingWith({}), all, { boards: [{ games }], now, skipped: 0 });
    expect(bet?.legs).toEqual({ min: 2 * games.length, max: 2 * games.length });
    expect(
      inGames(readingWith({}), { ...all, legs: 4 }, { boards: [{ games }], now, skipped: 0 }),
    ).toBeUndefined();
  });

  test('are as many as are asked for, or there are none', () => {
    expect(inGames(readingWith({}), of, { boards: [{ games }], now, skipped: 2 })).toBeUndefined();
    expect(
      inGames(readingWith({ markets: ['prop'] }), of, { boards: [{ games }], now, skipped: 0 }),
    ).toBeUndefined();
    expect(
      inGames(readingWith({ days: ['2020-01-01'] }), of, { boards: [{ games }], now, skipped: 0 }),
    ).toBeUndefined();
  });
});
