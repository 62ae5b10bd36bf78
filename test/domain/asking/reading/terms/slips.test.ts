/** Bets apart from each other and round robins, as bettors say them, and what is one slip. */
import { expect, test } from 'vitest';
import { offerFor } from '../../../../../lambdas/domain/asking/answer/offer.ts';
import { substituteNote } from '../../../../../lambdas/domain/asking/answer/words/notes.ts';
import { now } from '../../../feed/games/games.ts';
import { board } from '../../answer/board.ts';
import { read } from '../readings.ts';

const singles = (count: number) => ({ kind: 'singles', count, by: null });

test.each([
  ['3 singles nba', 3],
  ['two nba singles, overs', 2],
  ['give me five straight bets, nfl dogs', 5],
  ['4 picks tonight, no parlays', 4],
  ['two separate bets, not a parlay', 2],
  ['4 nfl unders as singles', 4],
  ['singles. five. nfl spreads', 5],
  ['two bets, separately: broncos spread and an nhl over', 2],
  ['one nba over and one nhl over, separate bets', 2],
])('"%s" are %i singles', (prompt, count) => {
  const { reading, unread } = read(prompt, 'NFL');
  expect([reading.slips, unread]).toEqual([singles(count), []]);
});

test.each([
  ['round robin of 4 nfl dogs by 2s', 4, 2],
  ['a round robin by threes of five nba spreads', 5, 3],
  ['round robin, 3 nfl favorites', 3, null],
])('"%s" is a round robin', (prompt, legs, by) => {
  const { reading, unread } = read(prompt, 'NFL');
  expect([reading.slips, reading.legs, unread]).toEqual([
    { kind: 'round_robin', count: null, by },
    { min: legs, max: legs },
    [],
  ]);
});

test.each(['no parlay, just a safe pick', 'one straight bet on the broncos', '3 legs, two dogs and an over'])(
  '"%s" is one slip',
  (prompt) => {
    expect(read(prompt, 'NFL').reading.slips).toBeUndefined();
  },
);

const offered = (prompt: string) => {
  const { reading } = read(prompt, 'NFL');
  const offer = offerFor(reading, [board], now, undefined, ['NFL']);
  if (offer.kind === 'unmet') throw new Error(offer.unmet.kind);
  return { legs: offer.legs.length, notes: offer.substitutes.map((each) => substituteNote(each).text) };
};

test('the first single is the slip, and the others are named with their prices', () => {
  const { legs, notes } = offered('3 singles, moneyline');
  expect(legs).toBe(1);
  expect(notes[0]).toMatch(
    /^Each answer is one slip, so this is the first of your singles\. The others are .+ at [+-]\d+ \(.+\) and .+ at [+-]\d+ \(.+\)\. Ask/,
  );
});

test('a round robin gets all its legs, and how many parlays they make', () => {
  const { legs, notes } = offered('round robin of 3 moneylines by 2s');
  expect(legs).toBe(3);
  expect(notes.join(' ')).toContain('By 2s they make 3 parlays of 2');
});
