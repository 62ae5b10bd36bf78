/** Other numbers of legs for a price that the usual number does not pay. */
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../../lambdas/contracts/asking/reading.ts';
import { saysHowMany, withOtherLegs } from '../../../../lambdas/domain/asking/answer/offer/open-legs.ts';
import { offerFor } from '../../../../lambdas/domain/asking/answer/offer.ts';
import { unmetSentence } from '../../../../lambdas/domain/asking/answer/words/reasons.ts';
import { openWish, withWishes } from '../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { now, readingWith } from '../../feed/games/games.ts';
import { board } from './board.ts';

const payout = { min: 400, max: 600 };
const team = (name: string) => ({ sport: 'NFL' as const, name, stance: 'back' as const });
const both = [team('Detroit Lions'), team('Buffalo Bills')];
const countsOf = (readings: readonly Reading[]) =>
  readings.map(({ wishes, legs }) => (wishes.length > 0 ? wishes.map(({ count }) => count) : legs?.min));

test.each([
  ['3 legs that pay 500', true],
  ['a couple of favorites, 10 to 1', true],
  ['three teams, turn 5 into 100', true],
  ['5-leg slip at 20 to 1', true],
  ['lions and bills, turn 20 into 100', false],
  ['a parlay that pays 5 to 1', false],
  ['something at +800 for 5 bucks after 7 pm', false],
  ['double my 6 dollars', false],
])('"%s" says how many legs: %s', (prompt, isSaid) => {
  expect(saysHowMany(prompt)).toBe(isSaid);
});

describe('readings with other legs', () => {
  test('have further legs beside the teams that are named', () => {
    const ofTeams = readingWith({ teams: both, legs: { min: 2, max: 2 }, payout });
    const ofWishes = withWishes(
      readingWith({ payout }),
      both.map((each) => ({ ...openWish, teams: [each] })),
    );
    for (const reading of [ofTeams, ofWishes]) {
      const others = withOtherLegs(reading, 'both of them, 20 into 100');
      expect(countsOf(others).slice(0, 2)).toEqual([
        [1, 1, 1],
        [1, 1, 2],
      ]);
      expect(others[0]?.wishes.map(({ teams }) => teams)).toEqual([[both[0]], [both[1]], []]);
    }
  });

  test('have more of each kind', () => {
    const kinds = [
      { ...openWish, sides: ['favorite' as const] },
      { ...openWish, markets: ['total' as const], sides: ['over' as const] },
    ];
    const others = withOtherLegs(withWishes(readingWith({ payout }), kinds), 'favs and overs, 20 into 500');
    expect(countsOf(others).slice(0, 2)).toEqual([
      [2, 1],
      [2, 2],
    ]);
  });

  test('have more or fewer than the usual number', () => {
    const usual = readingWith({ legs: { min: 3, max: 3 }, payout });
    expect(countsOf(withOtherLegs(usual, 'a parlay that pays 5 to 1'))).toEqual([2, 4, 5, 6, 7, 8]);
    expect(countsOf(withOtherLegs(readingWith({ payout }), 'turn 5 into 500'))).toEqual([5, 6, 7, 8]);
  });

  test('of one game has further legs beside those that are named', () => {
    const named = withWishes(
      readingWith({ payout, sameGame: true }),
      both.map((each) => ({ ...openWish, teams: [each] })),
    );
    expect(withOtherLegs(named, 'sgp around 5 to 1').map(({ legs }) => legs?.min)).toEqual([3, 4, 5]);
    expect(withOtherLegs(named, '2 leg sgp around 5 to 1')).toEqual([]);
  });

  test.each<[string, Partial<Reading>, string]>([
    ['without a payout', { payout: null }, 'a parlay'],
    ['with a number', {}, '3 legs that pay 5 to 1'],
    ['of one game', { sameGame: true }, 'a parlay'],
    ['on a player', { player: 'Josh Allen' }, 'a parlay'],
  ])('%s there are none', (_what, terms, prompt) => {
    expect(withOtherLegs(readingWith({ legs: { min: 3, max: 3 }, payout, ...terms }), prompt)).toEqual([]);
  });
});

test('the reason names each team of a bet that no price meets', () => {
  const wishes = both.map((each) => ({ ...openWish, teams: [each] }));
  const reading = withWishes(readingWith({ payout: { min: 5000, max: 6000 } }), wishes);
  const asked = { reading, prompt: '', sports: ['NFL' as const], lastDay: '2026-11-29' };
  expect(unmetSentence({ kind: 'whole' }, asked)).toBe(
    'No parlay of 2 legs, one an NFL bet on the Lions and one an NFL bet on the Bills, pays from +5000 to +6000.',
  );
});

describe('a price that no leg has', () => {
  const price = { min: 1500, max: null };
  test.each<[string, Partial<Reading>]>([
    ['of several legs', { legs: { min: 4, max: 4 }, markets: ['moneyline'] }],
    ['of whatever', {}],
  ])('%s is what all of them pay', (_what, terms) => {
    const offer = offerFor(readingWith({ price, ...terms }), [board], now);
    expect(offer).toMatchObject({ kind: 'offer', wanted: { reading: { price: null, payout: price } } });
    expect(offer.kind === 'offer' && offer.legs.length > 1).toBe(true);
  });

  test('of one moneyline is none', () => {
    expect(offerFor(readingWith({ price, markets: ['moneyline'] }), [board], now).kind).toBe('unmet');
  });
});
