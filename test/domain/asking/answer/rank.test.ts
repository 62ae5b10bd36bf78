/** The code's own order of selections: by chance, by price, or by what the user prefers. */
import { expect, test } from 'vitest';
import { candidatesOf } from '../../../../lambdas/domain/asking/answer/candidate.ts';
import { noTaste, ranked } from '../../../../lambdas/domain/asking/answer/rank.ts';
import { now, readingWith } from '../../feed/games/games.ts';
import { games } from './board.ts';

const candidates = games.flatMap((game) => candidatesOf(game, undefined, now, []));

test('the safest is the likeliest', () => {
  const chances = ranked(candidates, readingWith({ risk: 'safest' }), noTaste).map(
    (each) => each.marketProbability,
  );
  expect(chances).toEqual(chances.toSorted((a, b) => b - a));
});

test('the best value costs the least', () => {
  const costs = ranked(candidates, readingWith({ value: true }), noTaste).map(({ cost }) => cost);
  expect(costs).toEqual(costs.toSorted((a, b) => a - b));
});

test("a user's team comes first among equals", () => {
  const name = games[3]?.away.name ?? '';
  const reading = readingWith({ risk: 'coin_flip', markets: ['moneyline'] });
  const [first] = ranked(candidates, reading, { ...noTaste, preferredTeam: name });
  expect([first?.selection, first?.game.away.name]).toEqual(['away', name]);
});
