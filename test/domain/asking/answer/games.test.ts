/** Which games are read line by line: those of a team or player named with a price or a chance, and no others. */
import { expect, test } from 'vitest';
import type { Reading } from '../../../../lambdas/contracts/asking/reading.ts';
import { wantsMarketsOf } from '../../../../lambdas/domain/asking/answer/games/market-games.ts';
import { wantsOtherPrices } from '../../../../lambdas/domain/asking/answer/games/prop-games.ts';
import { readingWith } from '../../feed/games/games.ts';

const lions = { sport: 'NFL', name: 'Detroit Lions', stance: 'back' } as const;
const plus = { min: 100, max: null };

test.each<[boolean, Partial<Reading>]>([
  [true, { teams: [lions], markets: ['spread'], price: plus }],
  [true, { teams: [lions], markets: ['total'], risk: 'safe' }],
  [true, { teams: [lions], markets: ['spread'], chance: { min: 65, max: null } }],
  [false, { teams: [lions], markets: ['spread'] }],
  [false, { teams: [lions], markets: ['moneyline'], price: plus }],
  [false, { markets: ['spread'], price: plus }],
  [false, { teams: [{ ...lions, stance: 'avoid' }], markets: ['spread'], price: plus }],
])('%s for the lines of a game: %j', (expected, terms) => {
  expect(wantsMarketsOf('NFL', readingWith(terms))).toBe(expected);
});

test.each<[boolean, Partial<Reading>]>([
  [true, { player: 'Jared Goff', stat: 'passing_yards', price: plus }],
  [true, { player: 'Jared Goff', stat: 'passing_yards', risk: 'safe' }],
  [false, { player: 'Jared Goff', stat: 'passing_yards' }],
  [false, { stat: 'passing_yards', price: plus }],
])('%s for the lines of a player: %j', (expected, terms) => {
  expect(wantsOtherPrices(readingWith({ markets: ['prop'], ...terms }))).toBe(expected);
});
