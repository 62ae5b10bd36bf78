/** A total too low for a game is the team's, and its own is on nobody else. */
import { expect, test } from 'vitest';
import { read } from './readings.ts';

test.each([
  'Lakers under 105',
  'Lakers over 112.5',
  'Broncos over 20.5',
  'Los Angeles Lakers over their team total',
])('%s', (prompt) => {
  expect(read(prompt).reading).toMatchObject({ markets: ['team_total'], teams: [{ stance: 'back' }] });
});

test.each([
  'Lakers under 215',
  'under 105 in the Lakers game',
  'Broncos over 41.5',
  'Lakers first half under 105',
])('of the game: %s', (prompt) => {
  expect(read(prompt).reading).toMatchObject({ markets: ['total'], teams: [{ stance: 'game' }] });
});

test('"draw up" asks for no draw, and "away from" for no road team', () => {
  expect(read('draw up a bet on the Lakers').reading.sides).toEqual([]);
  expect(read('keep me away from the Lakers, two nba legs').reading.sides).toEqual([]);
});
