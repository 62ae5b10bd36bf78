/** A wish for a bet is no question of another kind, whatever the story around it is about. */
import { describe, expect, test } from 'vitest';
import { readNear } from '../../../../lambdas/domain/asking/queries/reading/near.ts';
import { readQueries } from '../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { wishAlone, wishesForBet } from '../../../../lambdas/domain/asking/queries/reading/wished.ts';
import { teams } from '../../../../scripts/eval/teams.ts';

const context = { selectedSport: 'NFL' as const, teams, now: new Date('2026-11-22T15:00:00Z') };
const kindOf = (prompt: string) =>
  (readQueries(prompt, context) ?? readNear(prompt, context)?.query)?.valueOf();

describe('a wish', () => {
  test.each([
    'draw up a play for my $25 free bet, +300 to +500',
    'i want my parlay to have about a 25% chance',
    'a 3 leg that comes out to -105',
    'could you do me a wager on the Penguins to win',
    'who do you like to score in Chargers Raiders',
    'I used to play college ball, find me an over for tonight',
    'what would you put 15 on',
    'is there a bet where the Rams just need points',
    'anybody have a good nrfi for tomorrow',
    'i just want to bet on the Jets winning, no idea what the plus means',
    'put me on the Ravens',
    'pls help me make a parlay im new to this. i like the Rams',
    'can you make a parlay, i love the Rams',
  ])('is one: %s', (prompt) => {
    expect(wishesForBet(prompt)).toBe(true);
    expect(kindOf(prompt)).toBeUndefined();
  });

  test.each([
    'how much would a 3 leg parlay at -110 pay, i want to put 20 on it',
    'i want the odds on the Bills',
    'give me the injury report for the Bills',
    'is it a good bet to take the Lions -7',
    'find me the best price on the Jets over',
    'didnt give me a bet and took a prompt',
    'which is better, Avs or Stars, i need a pick',
    'log it, i bet 20 on the Jets at +120',
    'i want an apology for that Chargers pick',
  ])('is none: %s', (prompt) => {
    expect(wishesForBet(prompt)).toBe(false);
  });
});

describe('what we do not have', () => {
  test('is still named where it is wished for', () => {
    expect(readQueries('give me a college football parlay', context)).toEqual([
      { ask: 'not_offered', thing: 'college' },
    ]);
  });

  test('is none in the story around a wish', () => {
    expect(
      readQueries('i was a goalie in college, give me an over in the late game', context),
    ).toBeUndefined();
    expect(wishAlone('i was a goalie in college, give me an over')).toBe(' give me an over');
  });
});

test.each([
  'parlay. boring. high chance. 2 legs',
  'exact number no, just a spread',
  'asleep on my chest, quick parlay',
])('another word of six letters is no misspelled sport: %s', (prompt) => {
  expect(readQueries(prompt, context)).toBeUndefined();
});

test('letters in the wrong order are a typo', () => {
  expect(readQueries('any odds on crikcet', context)).toEqual([
    { ask: 'not_offered', thing: 'other_sports' },
  ]);
});
