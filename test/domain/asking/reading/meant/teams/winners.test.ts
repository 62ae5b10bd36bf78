/** Teams that are only named in a parlay are each to win. */
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../../../../lambdas/contracts/asking/reading.ts';
import { withWinners } from '../../../../../../lambdas/domain/asking/reading/meant/teams/winners.ts';
import { openWish, withWishes } from '../../../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { readingWith } from '../../../../feed/games/games.ts';

const backed = (...names: string[]) => names.map((name) => ({ sport: 'MLB', name, stance: 'back' }) as const);
const prompt = 'parlay the yankees and cubs';
const two: Partial<Reading> = {
  legs: { min: 2, max: 2 },
  teams: backed('New York Yankees', 'Chicago Cubs'),
};

describe('a parlay of teams that are only named', () => {
  test('has their moneylines', () => {
    expect(withWinners(readingWith(two), prompt).markets).toEqual(['moneyline']);
  });

  test.each<[string, Partial<Reading>]>([
    ['on spreads', { markets: ['spread'] }],
    ['without moneylines', { notMarkets: ['moneyline'] }],
    ['at a payout', { payout: { min: 500, max: null } }],
    ['that is a long shot', { risk: 'long_shot' }],
    ['for value', { value: true }],
    ['of one game', { sameGame: true }],
    ['as singles', { slips: { kind: 'singles', count: 2, by: null } }],
    ['with another leg', { legs: { min: 3, max: 3 } }],
    ['of one team', { teams: backed('Chicago Cubs') }],
    ['of games', { teams: [{ sport: 'MLB', name: 'Chicago Cubs', stance: 'game' }] }],
  ])('%s stays as it is', (_what, terms) => {
    const reading = readingWith({ ...two, ...terms });
    expect(withWinners(reading, prompt)).toBe(reading);
  });

  test('stays as it is in the words of the product, without the moneyline that a chip took out', () => {
    const reading = readingWith(two);
    const own = '2-leg MLB parlay backing the New York Yankees, backing the Chicago Cubs';
    expect(withWinners(reading, own)).toBe(reading);
  });
});

describe('a leg that only names a team', () => {
  const ofTeam = (name: string) => ({ ...openWish, teams: backed(name) });
  const over = { ...openWish, markets: ['total' as const], sides: ['over' as const] };
  const marketsOf = (reading: Reading) => withWinners(reading, prompt).wishes.map(({ markets }) => markets);

  test('is a moneyline beside another', () => {
    const reading = withWishes(readingWith({}), [ofTeam('Chicago Cubs'), over]);
    expect(marketsOf(reading)).toEqual([['moneyline'], ['total']]);
  });

  test.each<[string, Partial<Reading>]>([
    ['in one game', { sameGame: true }],
    ['at a payout', { payout: { min: 500, max: null } }],
  ])('stays as it is %s', (_what, terms) => {
    const reading = { ...withWishes(readingWith({}), [ofTeam('Chicago Cubs'), over]), ...terms };
    expect(withWinners(reading, prompt)).toBe(reading);
  });
});
