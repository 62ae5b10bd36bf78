/** Of two bets that a question names one is wished for: each is said in full. */
import { describe, expect, test } from 'vitest';
import { oneOfTwoIn } from '../../../../../lambdas/domain/asking/reading/plain/bets/one-of-two.ts';

describe('two bets in full', () => {
  test.each([
    [
      'suarez or messi anytime, whichever pays more, plus over 2.5 goals',
      ['suarez anytime, plus over 2.5 goals', 'messi anytime, plus over 2.5 goals', 'payout'],
    ],
    [
      'mackinnon over 3.5 or 4.5 shots, whichever is better value, put it in a slip',
      ['mackinnon over 3.5 shots', 'mackinnon over 4.5 shots', 'worth'],
    ],
    [
      'parlay ovechkin or pastrnak goal (whoever is likelier) with bruins ml',
      ['parlay ovechkin goal with bruins ml', 'parlay pastrnak goal with bruins ml', 'chance'],
    ],
    [
      'lions ml with jared goff or caleb williams over passing yards, whichever pays more',
      [
        'lions ml with jared goff over passing yards',
        'lions ml with caleb williams over passing yards',
        'payout',
      ],
    ],
    [
      'chiefs or bills ml whichever is safer plus the lions ml',
      ['chiefs ml plus the lions ml', 'bills ml plus the lions ml', 'chance'],
    ],
    [
      'Jacksonville to win both halves, or if thats not there jags 1h ml',
      ['Jacksonville to win both halves', 'jags 1h ml', 'order'],
    ],
    [
      'vikings ml, texans ml and a td from either game',
      [
        'vikings ml, texans ml and a td from the vikings game',
        'vikings ml, texans ml and a td from the texans game',
        'worth',
      ],
    ],
  ])('“%s”', (said, [first, second, by]) => {
    expect(oneOfTwoIn(said)).toMatchObject({ prompts: [first, second], by });
  });
});

test.each([
  'just pick one of em and',
  'you pick, plus',
  'either one is fine, and',
  'dont care which, with',
  "dealer's choice, add",
])('one of two is left to us: “%s”', (chosen) => {
  expect(oneOfTwoIn(`necas or hischier anytime goal, ${chosen} avs ml`)).toMatchObject({
    prompts: [
      expect.stringMatching(/^necas anytime goal\W+\w+ avs ml$/),
      expect.stringMatching(/^hischier anytime goal\W+\w+ avs ml$/),
    ],
    by: 'worth',
    names: ['necas', 'hischier'],
  });
});

test.each([
  // One of two alone is compared.
  'brandin cooks or tony pollard to score, whichever has better value',
  'lions or bears ml, whoever is favored',
  'lions or bears ml plus the over',
  // No bet is what a bet is otherwise.
  'goff over 250.5 passing yards, if thats not there skip it',
  // A choice of a statistic is read as one.
  'a triple double, if its not offered his assists over',
  'a td from either game',
  'which is better, the lions or the bears?',
  // One of two alone is chosen between as such.
  'lions or bears ml, you pick',
])('“%s” is no such question', (said) => {
  expect(oneOfTwoIn(said)).toBeUndefined();
});
