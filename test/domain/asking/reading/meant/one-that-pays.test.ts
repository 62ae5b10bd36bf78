/** A payout said of one side is its price. */
import { expect, test } from 'vitest';
import { withOneThatPays } from '../../../../../lambdas/domain/asking/reading/meant/one-that-pays.ts';
import { readingWith } from '../../../feed/games/games.ts';

const payout = { min: 400, max: null };

test.each([
  'Which goal scorer tonight pays at least four to one?',
  'an underdog that pays +400 or more',
  'any prop paying at least 4 to 1',
  'What home run pays 4 to 1 or better',
])('"%s" asks for one bet at that price', (prompt) => {
  expect(withOneThatPays(readingWith({ payout }), prompt)).toMatchObject({
    legs: { min: 1, max: 1 },
    price: payout,
    payout: null,
  });
});

test.each([
  ['an underdog parlay that pays at least 4 to 1', {}],
  ['something with an underdog that pays 4 to 1', {}],
  ['an underdog and a total that pay 4 to 1', {}],
  ['a bet that pays 4 to 1', {}],
  ['an underdog that pays 4 to 1', { legs: { min: 2, max: 2 } }],
])('"%s" may be several legs', (prompt, more) => {
  const reading = readingWith({ payout, ...more });
  expect(withOneThatPays(reading, prompt)).toBe(reading);
});
