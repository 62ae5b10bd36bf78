/** Shares, slots of the day, parts of a game left open, stacks and ladders, as bettors say them. */
import { expect, test } from 'vitest';
import type { Reading } from '../../../../../lambdas/contracts/asking/reading.ts';
import { sharesCounted } from '../../../../../lambdas/domain/asking/reading/words/shares.ts';
import { read } from '../readings.ts';

test.each([
  ['half favs half dogs, 4 legs', '2 favs 2 dogs, 4 legs'],
  [
    'half the legs from hockey and half from football, six in total',
    '3 from hockey and 3 from football, six in total',
  ],
])('"%s" has as many of each', (text, counted) => {
  expect(sharesCounted(text)).toBe(counted);
});

test.each([
  'half favs half dogs',
  'half favs half dogs, 5 legs',
  'first half over and second half under, 2 legs',
  'half unit on 2 legs, half point lines',
])('"%s" has no shares', (text) => {
  expect(sharesCounted(text)).toBe(text);
});

test.each<readonly [prompt: string, terms: Partial<Reading>]>([
  ['home dogs afc west +pts', { markets: ['spread'], sides: ['underdog', 'home'], group: 'AFC West' }],
  ['a td for the 4 oclocks', { stat: 'touchdowns', starts: { from: 16 * 60, before: 16 * 60 + 30 } }],
  ['any period hockey under', { period: 'first_period', sides: ['under'] }],
  ['no fewer than 6 legs, each minus', { price: { min: null, max: -101 }, payout: null }],
  ['ladder challenge day 1, -200ish, safest', { legs: { min: 1, max: 1 }, risk: 'safest' }],
  ['smallest favorite in hockey tonight', { sides: ['favorite'], order: 'longest' }],
  ['correlated dog play, broncos', { sameGame: true }],
  ['two uncorrelated legs', { legs: { min: 2, max: 2 }, sameGame: false }],
  ['no teasers, no boosts, 3 spreads', { markets: ['spread'], legs: { min: 3, max: 3 } }],
  ['3 picks for tonights lions game', { sameGame: true, legs: { min: 3, max: 3 } }],
  ['two leg parlay with the lions game in it', { sameGame: false, legs: { min: 2, max: 2 } }],
  ['something around +400 in the lions game', { legs: null, sameGame: false }],
  [
    'late slate, 4:30pm on, 2 legs',
    { starts: { from: 16 * 60 + 30, before: null }, legs: { min: 2, max: 2 } },
  ],
  [
    '1 pick from each of the late games sunday',
    { eachGame: true, legs: null, starts: { from: 16 * 60, before: null } },
  ],
  ['a td scorer from every early game', { eachGame: true, stat: 'touchdowns' }],
  ['2 legs, pucks drop after 8', { legs: { min: 2, max: 2 }, starts: { from: 20 * 60 + 1, before: null } }],
  ['the lions will be the death of me, moneyline', { markets: ['moneyline'] }],
  ['overs in the late window (4:05 and 4:25)', { starts: { from: 16 * 60, before: 19 * 60 } }],
  ['late window only (4:05 and 4:25 kickoffs): overs', { starts: { from: 16 * 60, before: 19 * 60 } }],
  ['two dogs from the 4:05 & 4:25 games', { starts: { from: 16 * 60, before: 19 * 60 } }],
  ['somebody to catch at least 5 passes', { stat: 'receptions', line: 4.5 }],
  ['lions to lead at half', { period: 'first_half', markets: ['moneyline'] }],
  ['lions 2nd half lead', { period: 'second_half', markets: ['moneyline'] }],
  ['lions team total over 20.5ish', { markets: ['team_total'], line: 20.5 }],
  ['3 legs, nothing too wild', { legs: { min: 3, max: 3 } }],
  [
    'two home teams, no heavy juice, nothing worse than -180',
    { sides: ['home'], price: { min: -180, max: null } },
  ],
  ['giv me a dog ml that can acutally win', { sides: ['underdog'], markets: ['moneyline'] }],
  ['im brand new to this, one favorite', { sides: ['favorite'] }],
  ['points + rebounds over', { stat: 'points_rebounds', markets: ['prop'] }],
])('"%s"', (prompt, terms) => {
  const { reading, unread } = read(prompt, 'NFL');
  expect(reading).toMatchObject(terms);
  expect(unread).toEqual([]);
});

test('a teaser that is wanted is not passed over', () => {
  expect(read('a teaser of two nfl favorites', 'NFL').unread).toEqual(['teaser']);
});
