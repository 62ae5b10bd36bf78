/** A player among others has one of the legs. */
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../../../lambdas/contracts/asking/reading.ts';
import { withOneOfThem } from '../../../../../lambdas/domain/asking/reading/meant/one-of-them.ts';
import { openWish, withWishes } from '../../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { readingWith } from '../../../feed/games/games.ts';

const three = {
  legs: { min: 3, max: 3 },
  markets: ['prop'],
  stat: 'shots',
  player: 'Kirill Kaprizov',
} as const;
const legsIn = ({ wishes }: Reading) =>
  wishes.map(({ count, player, stat, line }) => ({ count, player, stat, line }));

describe('a player with several legs of one statistic', () => {
  test('has one of them, and the price is of all', () => {
    const reading = readingWith({ ...three, markets: ['prop'], line: 3.5, price: { min: 400, max: null } });
    const meant = withOneOfThem(reading, 'whatever');
    expect(legsIn(meant)).toEqual([
      { count: 1, player: 'Kirill Kaprizov', stat: 'shots', line: 3.5 },
      { count: 2, player: null, stat: 'shots', line: null },
    ]);
    expect([meant.price, ...meant.wishes.map(({ price }) => price)]).toEqual([reading.price, null, null]);
  });

  test.each<[string, Partial<Reading>]>([
    ['in one game', { sameGame: true }],
    ['as singles', { slips: { kind: 'singles', count: 3, by: null } }],
    ['on two days', { days: ['2026-11-21', '2026-11-22'] }],
    ['of any statistic', { stat: null }],
    ['of one leg', { legs: null }],
  ])('%s stays as it is', (_what, terms) => {
    const reading = readingWith({ ...three, markets: ['prop'], ...terms });
    expect(withOneOfThem(reading, 'whatever')).toBe(reading);
  });
});

describe('a player beside a number of legs of a kind', () => {
  const four = { ...openWish, count: 4, markets: ['prop' as const], stat: 'touchdowns' as const };
  const his = { ...openWish, markets: ['prop' as const], player: 'Raheem Mostert' };
  const asked = withWishes(readingWith(), [four, his]);

  test.each([
    '4 td scorers, one of them mostert',
    'four touchdowns, Mostert must be in it',
    '4 tds including Mostert',
  ])('"%s" counts him among them', (prompt) => {
    expect(legsIn(withOneOfThem(asked, prompt))).toEqual([
      { count: 3, player: null, stat: 'touchdowns', line: null },
      { count: 1, player: 'Raheem Mostert', stat: 'touchdowns', line: null },
    ]);
  });

  test.each(['4 td scorers and mostert', 'td scorers, one of them mostert'])(
    '"%s" stays as it is',
    (prompt) => {
      expect(withOneOfThem(asked, prompt)).toBe(asked);
    },
  );
});
