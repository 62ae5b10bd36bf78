/** Each leg is of a sport that has its statistic. */
import { expect, test } from 'vitest';
import { inSportsOfStats } from '../../../../../lambdas/domain/asking/reading/meant/of-stats.ts';
import { openWish, withWishes } from '../../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { readingWith } from '../../../feed/games/games.ts';

const leg = (stat: 'goals' | 'touchdowns' | 'points', ...sports: ('NFL' | 'NHL' | 'NBA' | 'MLS')[]) => ({
  ...openWish,
  markets: ['prop' as const],
  stat,
  sports,
});

test('a leg on a statistic that the named sport does not have is of another one', () => {
  const bet = withWishes(readingWith({ sports: ['NFL'] }), [leg('goals'), leg('touchdowns')]);
  const { sports, wishes } = inSportsOfStats(bet, 'NBA');
  expect(wishes.map((wish) => wish.sports)).toEqual([['NHL'], ['NFL']]);
  expect(sports).toEqual(['NHL', 'NFL']);
});

test('the selected sport decides where several have it', () => {
  const bet = withWishes(readingWith({ sports: ['NFL'] }), [leg('goals', 'NFL'), leg('touchdowns', 'NFL')]);
  expect(inSportsOfStats(bet, 'MLS').wishes[0]?.sports).toEqual(['MLS']);
});

test('what fits stays as it is', () => {
  const bet = withWishes(readingWith({ sports: ['NBA', 'NHL'] }), [
    leg('points', 'NBA'),
    leg('goals', 'NHL'),
  ]);
  expect(inSportsOfStats(bet, 'NBA')).toBe(bet);
});
