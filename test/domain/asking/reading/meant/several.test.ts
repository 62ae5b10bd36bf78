/** Several bets that are wanted without a number are singles. */
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../../../lambdas/contracts/asking/reading.ts';
import { withSeveral } from '../../../../../lambdas/domain/asking/reading/meant/several.ts';
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
