/** What a book's offer requires are the terms of the bet; its percentage is no chance. */
import { describe, expect, test } from 'vitest';
import { read } from '../../readings.ts';

describe('what an offer requires', () => {
  test.each([
    [
      'profit boost 30% needs 3+ legs +400 or longer on dk, nfl',
      { legs: { min: 3, max: 8 }, payout: { min: 400, max: null }, chance: null, line: null },
    ],
    ['odds boost token for any nhl same game parlay, build me one', { sameGame: true }],
    [
      'nba single, 50% boost live for any single -200 or longer',
      { price: { min: -200, max: null }, chance: null },
    ],
    ['need 3 nba bets min odds +100 to clear a bonus', { price: { min: 100, max: null } }],
    ['my max is +900, min +700, nfl receptions', { price: { min: 700, max: 900 } }],
    [
      'min for my boost is +400 and 4 nba legs',
      { legs: { min: 4, max: 4 }, payout: { min: 400, max: null } },
    ],
  ])('“%s”', (prompt, terms) => {
    const { reading, unread } = read(prompt);
    expect(unread).toEqual([]);
    expect(reading).toMatchObject(terms);
  });
});

test.each(['what is a 30% boost worth', 'boost it'])('“%s” requires nothing of a bet', (prompt) => {
  expect(read(prompt).unread).not.toEqual([]);
});

test.each([
  ['nba legs at + money', { price: { min: 100, max: null } }],
  ['nba spreads, -105 or better juice', { price: { min: -105, max: null } }],
  ['reduced juice nba plays', { order: 'least_cost' }],
  ['gimme safe money nba two legs', { risk: 'safe', legs: { min: 2, max: 2 } }],
])('“%s”', (prompt, terms) => {
  const { reading, unread } = read(prompt);
  expect(unread).toEqual([]);
  expect(reading).toMatchObject(terms);
});
