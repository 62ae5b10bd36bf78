/** What players are to score in tens are points. */
import { expect, test } from 'vitest';
import type { Reading } from '../../../../../lambdas/contracts/asking/reading.ts';
import { withPointsScored } from '../../../../../lambdas/domain/asking/reading/meant/scores/points-scored.ts';
import { openWish, withWishes } from '../../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { readingWith } from '../../../feed/games/games.ts';

const twenty: Partial<Reading> = { markets: ['prop'], sides: ['over'], line: 19.5 };
const statOf = (terms: Partial<Reading>, prompt: string) => withPointsScored(readingWith(terms), prompt).stat;

test.each(['three players to score at least 20 tomorrow', 'two guys scoring 20+', 'somebody who drops 20'])(
  'points: %s',
  (prompt) => {
    expect(statOf(twenty, prompt)).toBe('points');
  },
);

test('of each leg', () => {
  const wishes = [
    { ...openWish, markets: ['prop' as const], line: 19.5 },
    { ...openWish, markets: ['moneyline' as const] },
  ];
  const meant = withPointsScored(withWishes(readingWith(), wishes), 'a guy to score 20 and a winner');
  expect(meant.wishes.map(({ stat }) => stat)).toEqual(['points', null]);
});

test.each<[string, Partial<Reading>]>([
  ['to get 20 rebounds plus assists', { ...twenty, stat: 'rebounds_assists' }],
  ['two guys over 19.5', twenty],
  ['two guys to score 2', { ...twenty, line: 1.5 }],
  ['bills to score 20', { ...twenty, teams: [{ sport: 'NFL', name: 'Buffalo Bills', stance: 'back' }] }],
])('as it was: %s', (prompt, terms) => {
  expect(statOf(terms, prompt)).toBe(terms.stat ?? null);
});
