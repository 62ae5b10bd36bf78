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

test.each([
  ['3 Steph Curry props', 3],
  ['two props on Steph Curry tonight', 2],
  ['a couple of Steph Curry props', 2],
  ['gimme four props for Steph Curry', 4],
  ['a pair of Steph Curry props', 2],
] as const)('“%s” counts props of one player', (prompt, count) => {
  const { reading, unread } = read(prompt);
  expect([reading.player, reading.legs?.min, reading.line, unread]).toEqual([
    'Stephen Curry',
    count,
    null,
    [],
  ]);
});

test('a number before what a player reaches counts no legs', () => {
  expect(read('Steph Curry 3 threes').reading.legs).toBeNull();
  expect(read('3 Steph Curry threes').reading.legs).toBeNull();
});
