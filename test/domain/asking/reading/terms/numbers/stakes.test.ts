/** Which number is the stake, what it is to win, a bankroll or units, and which is none of them. */
import { describe, expect, test } from 'vitest';
import { around } from '../../../../../../lambdas/domain/asking/reading/terms/bounds.ts';
import { read } from '../../readings.ts';

describe('what a stake is to win is the payout', () => {
  test.each([
    ['100 to win 90ish single nfl', -111],
    ['nhl moneylines, 20 to win 80ish', 400],
    ['i got 50 for a lakers parlay that returns 300', 500],
    ['nfl parlay, like 120 profit off 30', 400],
    ['nba parlay, five hundred to win on fifty', 1000],
    ['nba parlay, 10 bucks to win a thousand', 10_000],
  ])('“%s”', (prompt, payout) => {
    const { reading, unread } = read(prompt);
    expect(unread).toEqual([]);
    expect(reading).toMatchObject({ payout: around(payout) });
  });
});

test.each([
  ['30 on the lakers', { budget: 30 }],
  ['use 20 of it on an nba dog', { budget: 20 }],
  ['ive got 43 left at draftkings, put 10 on an nba dog', { budget: 10 }],
  ['bankroll 800, nba spread', { budget: 800 }],
  ['two dimes on a nfl total', { budget: 2000 }],
  ['2 units on a nba spread', { units: 2 }],
  ['gimme a 1u nba dog', { units: 1 }],
  ['kelly says 1%, nba dog, half a unit', { units: 0.5, chance: null }],
])('“%s” says what is staked', (prompt, terms) => {
  const { reading, unread } = read(prompt);
  expect(unread).toEqual([]);
  expect(reading).toMatchObject(terms);
});

test.each(['3 on the lakers', 'lakers and 30 more', 'gimme a 1u nba dog and a half u'])(
  '“%s” is asked back',
  (prompt) => {
    expect(read(prompt).unread).not.toEqual([]);
  },
);
