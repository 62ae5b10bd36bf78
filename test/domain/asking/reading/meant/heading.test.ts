/** A position before the names of its players. */
import { expect, test } from 'vitest';
import { withoutHeading } from '../../../../../lambdas/domain/asking/reading/meant/heading.ts';
import { openWish, withWishes } from '../../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { readingWith } from '../../../feed/games/games.ts';

const some = { ...openWish, markets: ['prop' as const], positions: ['tight_end' as const] };
const named = ['George Kittle', 'Sam LaPorta'].map((player) => ({
  ...openWish,
  markets: ['prop' as const],
  player,
}));
const playersIn = (prompt: string) =>
  withoutHeading(withWishes(readingWith({}), [some, ...named]), prompt).wishes.map(({ player }) => player);

test.each(['tight end special: Kittle, LaPorta', 'TE duo: kittle and laporta'])(
  '“%s” has two legs',
  (prompt) => {
    expect(playersIn(prompt)).toEqual(['George Kittle', 'Sam LaPorta']);
  },
);

test.each(['a tight end, Kittle and LaPorta', 'some tight end plus kittle plus laporta'])(
  '“%s” has three',
  (prompt) => {
    expect(playersIn(prompt)).toEqual([null, 'George Kittle', 'Sam LaPorta']);
  },
);
