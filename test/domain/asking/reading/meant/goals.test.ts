/** Goals over or under, of nobody, are those of a game. */
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../../../lambdas/contracts/asking/reading.ts';
import { withGoalsOfGames } from '../../../../../lambdas/domain/asking/reading/meant/scores/goals.ts';
import { openWish, withWishes } from '../../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { readingWith } from '../../../feed/games/games.ts';

const goals = { markets: ['prop' as const], stat: 'goals' as const, sides: ['under' as const] };
const bruins = { sport: 'NHL' as const, name: 'Boston Bruins' };

describe('goals without a player', () => {
  test('are a total', () => {
    const meant = withGoalsOfGames(readingWith(goals), 'goals under parlay, 3 games');
    expect(meant).toMatchObject({ markets: ['total'], stat: null, sides: ['under'] });
    const wishes = [{ ...openWish, ...goals, count: 2 }, openWish];
    const ofLegs = withGoalsOfGames(withWishes(readingWith(), wishes), '2 goals unders and a winner');
    expect(ofLegs.wishes[0]).toMatchObject({ markets: ['total'], stat: null, count: 2 });
  });

  test.each<[string, string, Partial<Reading>]>([
    ['of a player', 'matthews goals under', { ...goals, player: 'Auston Matthews' }],
    ['of players', 'goals under on 3 players', goals],
    ['of scorers', 'guys to score over', goals],
    ['of a hat trick', 'hat trick long shot', { ...goals, sides: ['over'], line: 2.5 }],
    ['without a side', 'goals', { ...goals, sides: [] }],
    ['of a team', 'bruins under goals', { ...goals, teams: [{ ...bruins, stance: 'back' }] }],
  ])('%s stay', (_what, prompt, terms) => {
    const reading = readingWith(terms);
    expect(withGoalsOfGames(reading, prompt)).toBe(reading);
  });
});
