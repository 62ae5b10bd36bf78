/** Both of two legs. */
import { expect, test } from 'vitest';
import { read } from '../../readings.ts';

test('both of two legs are each of them', () => {
  const { reading, unread } = read('two nba picks and both of them should be at least 70% likely');
  expect(unread).toEqual([]);
  expect(reading).toMatchObject({
    legs: { min: 2, max: 2 },
    legChance: { min: 70, max: null },
    chance: null,
  });
  expect(read('pick two nba games and take the under in both of them').unread).toEqual([]);
});

test.each(['3 nba picks, both of them overs', '2 nba games, bet both sides'])(
  'both is left where it says something else: %s',
  (prompt) => {
    expect(read(prompt).unread).toContain('both');
  },
);
