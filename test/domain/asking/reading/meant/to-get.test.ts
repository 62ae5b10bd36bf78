/** What somebody is to do is an over. */
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../../../lambdas/contracts/asking/reading.ts';
import {
  withOversOfLegs,
  withOversToGet,
  withSideOfAll,
} from '../../../../../lambdas/domain/asking/reading/meant/to-get.ts';
import { openWish, withWishes } from '../../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { readingWith } from '../../../feed/games/games.ts';

const assists = { markets: ['prop' as const], stat: 'assists' as const };
const durant = { markets: ['prop' as const], player: 'Kevin Durant' };

describe('what somebody is to do', () => {
  test.each<[string, Partial<Reading>]>([
    ['three centers to pick up an assist', assists],
    ['i need 2 guys to dish out assists tonight', assists],
    ['who will rack up dimes, give me two', assists],
    ['someone getting an assist in the flames game', assists],
    ['two defensemen tallying assists', assists],
    ['both of them to notch at least one assist', assists],
    ['3 blueliners to hit the scoresheet', assists],
    ['who can give me an assist, two players', assists],
    ['which two skaters might get an assist', assists],
    ['what players should record an assist', assists],
    ['two defensemen with an assist', assists],
    ['somebody to steal a base', { markets: ['prop'], stat: 'stolen_bases' }],
    ['a guy swiping a bag tonight', { markets: ['prop'], stat: 'stolen_bases' }],
    ['kd monster night', durant],
    ['durant doing really well', durant],
    ['i think durant goes off', durant],
    ['durant to cook', durant],
    ['booker durant stack', durant],
  ])('is an over: %s', (prompt, terms) => {
    expect(withOversToGet(readingWith(terms), prompt).sides).toEqual(['over']);
  });

  test('is one of each leg that has no side of its own', () => {
    const wishes = [
      { ...openWish, ...assists, count: 2 },
      { ...openWish, markets: ['moneyline' as const] },
    ];
    const meant = withOversToGet(withWishes(readingWith(), wishes), '2 guys to get an assist and a winner');
    expect(meant.wishes.map(({ sides }) => sides)).toEqual([['over'], []]);
  });

  test.each([
    ['jokic to get rebounds and murray unders', [['over'], ['under']]],
    ['murray under points, jokic to grab a few boards', [['over'], ['under']]],
    ['jokic rebounds and murray unders', [[], ['under']]],
    ['jokic to get unders on rebounds, murray unders', [[], ['under']]],
  ])('is one of him alone, beside another who is under: %s', (prompt, sides) => {
    const wishes = [
      { ...openWish, markets: ['prop' as const], stat: 'rebounds' as const, player: 'Nikola Jokić' },
      { ...openWish, markets: ['prop' as const], player: 'Jamal Murray', sides: ['under' as const] },
    ];
    const meant = withOversToGet(withWishes(readingWith(), wishes), prompt);
    expect(meant.wishes.map((wish) => wish.sides)).toEqual(sides);
  });

  test.each<[string, string, Partial<Reading>]>([
    ['without a verb', 'three assists props', assists],
    ['of the asker', 'i want to get an assists prop', assists],
    ['of the asker', 'looking to make 3 assists picks', assists],
    ['not done', 'two guys not to get an assist', assists],
    ['under', 'two guys to get assists unders', assists],
    ['of a player who does badly', 'durant bad night', durant],
    ['with a side', 'guys to get assists', { ...assists, sides: ['under'] }],
    ['with a line', 'guys to get 2 assists', { ...assists, line: 1.5 }],
    ['of a game', 'what is the big game tonight', durant],
    ['that has no other side', 'two guys to get a touchdown', { ...assists, stat: 'touchdowns' }],
  ])('stays %s: %s', (_why, prompt, terms) => {
    const reading = readingWith(terms);
    expect(withOversToGet(reading, prompt)).toBe(reading);
  });
});

describe('a side at the end of a list', () => {
  const list = (side: 'over' | 'under') =>
    withWishes(readingWith(), [
      { ...openWish, ...assists },
      { ...openWish, ...durant, stat: 'points' },
      { ...openWish, ...durant, stat: 'rebounds', sides: [side] },
    ]);
  const sidesIn = ({ wishes }: Reading) => wishes.map(({ sides }) => sides.join());

  test('is of all', () => {
    expect(sidesIn(withSideOfAll(list('over'), 'harden assists, kd points, and kd boards over'))).toEqual(
      Array(3).fill('over'),
    );
    expect(sidesIn(withSideOfAll(list('under'), 'harden assists, kd points & kd boards unders pls'))).toEqual(
      Array(3).fill('under'),
    );
  });

  test('is of the last one alone where another has its own', () => {
    const [first, ...others] = list('over').wishes;
    const mixed = {
      ...list('over'),
      wishes: [{ ...(first ?? openWish), sides: ['under' as const] }, ...others],
    };
    expect(withSideOfAll(mixed, 'harden assists under, kd points, and kd boards over')).toBe(mixed);
    const inside = list('over');
    expect(withSideOfAll(inside, 'kd boards over, harden assists, and kd points')).toBe(inside);
  });
});

describe('players who are named beside other legs', () => {
  const leg = (terms: object) => ({ ...openWish, markets: ['prop' as const], ...terms });
  const moneyline = { ...openWish, markets: ['moneyline' as const] };
  const sidesOf = (wishes: readonly object[], prompt: string) =>
    withOversOfLegs(withWishes(readingWith(), wishes as never), prompt).wishes.map(({ sides }) => sides);
  const shots = leg({ stat: 'shots', player: 'Tage Thompson' });

  test('are to do something', () => {
    expect(sidesOf([shots, moneyline], 'tage shots, buffalo wins')).toEqual([['over'], []]);
  });

  test('are not where an under is said, where nobody is named, or nothing is sold the other way', () => {
    expect(sidesOf([shots, moneyline], 'tage shots under, buffalo wins')).toEqual([[], []]);
    expect(sidesOf([leg({ stat: 'shots' }), moneyline], 'a shots prop, buffalo wins')).toEqual([[], []]);
    const goal = leg({ stat: 'goals', player: 'Tage Thompson' });
    expect(sidesOf([goal, moneyline], 'tage goal, buffalo wins')).toEqual([[], []]);
  });
});
