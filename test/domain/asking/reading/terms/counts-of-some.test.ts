/** A number of legs that is said of some of them only. */
import { expect, test } from 'vitest';
import { read } from '../readings.ts';

test.each(['no more than one nba leg, 3 legs', 'a 3 leg parlay, at most 2 legs from the nba'])(
  '“%s” is asked back',
  (prompt) => {
    const { reading, unread } = read(prompt);
    expect(reading.legs).toEqual({ min: 3, max: 3 });
    expect(unread).toEqual([expect.stringMatching(/^(?:no more than|at most) (?:one|2) legs?$/)]);
  },
);

test('at most one of a kind says nothing of the other legs, also where nothing calls them a parlay', () => {
  expect(read('no more than one underdog', 'NFL').unread).not.toEqual([]);
});

test.each([
  ['up to 4 legs', { min: 2, max: 4 }],
  ['3 or 4 legs, no more than 4 legs', { min: 3, max: 4 }],
  ['at least 2 legs but no more than 4 legs', { min: 2, max: 4 }],
])('“%s” counts all of them', (prompt, legs) => {
  const { reading, unread } = read(prompt);
  expect([reading.legs, unread]).toEqual([legs, []]);
});
