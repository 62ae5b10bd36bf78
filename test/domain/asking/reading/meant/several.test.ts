/** Several bets that are wanted without a number are singles. */
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../../../lambdas/contracts/asking/reading.ts';
import { asksForTop, withSeveral } from '../../../../../lambdas/domain/asking/reading/meant/several.ts';
import { readingWith } from '../../../feed/games/games.ts';

describe('several bets that nobody counts', () => {
  test.each([
    'best bets tonight',
    'any underdogs worth a look',
    'Give me some player props for the Jets game',
    'nba picks',
    'what overs do you like',
    'pick me some dogs',
    'your favorite overs',
  ])('"%s" are three singles', (prompt) => {
    expect(withSeveral(readingWith(), prompt)).toMatchObject({
      legs: { min: 1, max: 1 },
      slips: { kind: 'singles', count: 3 },
    });
  });

  test.each<[string, { min: number; max: number }, number]>([
    ['2 or 3 best bets', { min: 2, max: 3 }, 3],
    ['your top 4 picks tonight', { min: 4, max: 4 }, 4],
    ['five of your best plays', { min: 5, max: 5 }, 5],
  ])('"%s" are as many singles', (prompt, legs, count) => {
    expect(withSeveral(readingWith({ legs }), prompt)).toMatchObject({
      legs: { min: 1, max: 1 },
      slips: { kind: 'singles', count },
    });
  });

  test.each(['3 best bets as a parlay', '3 underdogs', 'a slip of your 3 best picks'])(
    '"%s" is one slip',
    (prompt) => {
      const reading = readingWith({ legs: { min: 3, max: 3 } });
      expect(withSeveral(reading, prompt)).toBe(reading);
    },
  );

  test('the top underdogs are the best and not the longest', () => {
    const longest = readingWith({ sides: ['underdog'], order: 'longest' });
    expect(withSeveral(longest, 'top underdogs this sunday')).toMatchObject({
      order: null,
      slips: { kind: 'singles', count: 3 },
    });
    expect(withSeveral(longest, 'biggest underdogs')).toBe(longest);
  });

  test('the top of a kind is a wish, and a list none', () => {
    const wishes = ['top underdogs this sunday', 'your best nba overs tonight', 'give me the top favorites'];
    const others = ['top underdogs and their odds', 'nfl underdogs sunday', 'top dogs record ats'];
    expect(wishes.map(asksForTop)).toEqual([true, true, true]);
    expect(others.map(asksForTop)).toEqual([false, false, false]);
  });

  test.each([
    'best bet tonight',
    'a pick on underdogs',
    'NBA pick, unders only',
    'best bet, no props',
    'one of your best bets',
    'a parlay of your best picks',
    'my picks have been bad, what do you like',
    'anything tonight',
  ])('"%s" is one bet', (prompt) => {
    expect(withSeveral(readingWith(), prompt)).toEqual(readingWith());
  });

  test.each<[string, Partial<Reading>]>([
    ['a number', { legs: { min: 3, max: 3 } }],
    ['a payout', { payout: { min: 400, max: null } }],
    ['a player', { player: 'Josh Allen' }],
    ['a team to win', { teams: [{ sport: 'NFL', name: 'Detroit Lions', stance: 'back' }] }],
    ['each game', { eachGame: true }],
    ['no play', { intent: 'info' }],
  ])('a reading with %s stays as it is', (_what, terms) => {
    const reading = readingWith(terms);
    expect(withSeveral(reading, 'best bets')).toBe(reading);
  });
});
