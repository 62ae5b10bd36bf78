/** Whether a bet at a line won: from the margin or the total, with every word placed. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readQueries } from '../../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { answerSum } from '../../../../../lambdas/domain/asking/queries/sum/answers/answer.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';

const context = {
  selectedSport: 'NFL' as const,
  teams,
  roster: [{ id: 'P1', name: 'Patrick Mahomes', team: 'Kansas City Chiefs', sport: 'NFL' as const }],
  now: new Date('2026-11-21T15:00:00Z'),
};
const answerTo = (prompt: string) => {
  const [query, ...others] = readQueries(prompt, context) ?? [];
  return query?.ask === 'sum' && query.sum === 'settled' && others.length === 0
    ? answerSum(query).response
    : undefined;
};

test.each([
  ['If it says Bills +3.5 (-110) and they lose by 3, do I win?', 'wins'],
  ['so -1.5 and they win by 1 im cooked?', 'loses'],
  ['i have -3 and they won by exactly 3, what happens', 'is a push'],
  ['if i bet bills -7 and they win by 7 do i get my money back', 'is a push'],
  ['took +6.5 lost 24-20', 'wins'],
  ['took them at -3 and they won by 3, do i get paid', 'is a push'],
  ['bet my side minus 6 and they won by exactly 6 is it a loss', 'is a push'],
  ['packers -2.5, they win 23-20, cash?', 'wins'],
  ['my team was +10 and lost 31-20', 'loses'],
  ['got the dog at +4 and the favorite won by 3, winner?', 'wins'],
  ['I have Dallas +7 and Philly wins by 8', 'loses'],
  ['Cowboys -3.5 and the Giants lose by 4', 'wins'],
  ['they are getting 7 and lose by 7, what happens to my bet', 'is a push'],
  ['if they tie 20-20 and I have +1', 'wins'],
  ['over 8.5 and it ends 5-4', 'wins'],
  ['I have the under 44.5 and the final was 24-20, did it hit?', 'wins'],
  ['had over 47, score was 27-20. push?', 'is a push'],
  ['under 220.5 and they combine for 221', 'loses'],
  ['o 8.5, 9 runs total', 'wins'],
  ['got mahomes over 275.5 and he finishes with 275', 'loses'],
  ['so if im on the bills -1.5 and they win 3-2 in OT i lose?', 'loses'],
  ['-1.5 and they win in a shootout 4-3', 'loses'],
  ['does the -1.5 win if they win by 1 in overtime', 'loses'],
  ['bears -1.5 win 5-3 in extra innings do i cash', 'wins'],
  ['chiefs +2.5 and they lose in overtime 27-24', 'loses'],
  ['i have the under 5.5 and it goes to ot and ends 3-2', 'wins'],
])('“%s”: it %s', (prompt, result) => {
  expect(answerTo(prompt)).toMatch(new RegExp(`^The bet ${result}: `));
});

describe('is no bet with its result', () => {
  test.each([
    'Bills -3',
    'i got the -7, will they win by 7',
    'best bet over 8.5 runs',
    // Whose win it is, nobody can tell.
    '+3.5 and the Bills win by 3',
    'Bills -3 lost by 4 last week',
    'who won by more than 3',
    'does the under 5.5 count if it goes to ot',
    '60 minute line -0.5 and they win 3-2 in ot',
    'log Bills -3 at -110, they won by 7',
  ])('“%s”', (prompt) => {
    expect(answerTo(prompt)).toBeUndefined();
  });
});

test('says what the bet needs, and what it pays', () => {
  expect(answerTo('Bills +3.5 -110 and they lose by 3, do i win')).toBe(
    'The bet wins: a loss by 3 is +0.5 with the +3.5. +3.5 needs a win, a tie or a loss by 3 or fewer.\nAt -110, $100 wins $90.91.',
  );
});

test('what a spread needs agrees with how it ends', () => {
  const half = fc.integer({ min: -40, max: 40 });
  fc.assert(
    fc.property(half, fc.integer({ min: -30, max: 30 }), (halves, ended) => {
      const line = halves / 2;
      const query = {
        ask: 'sum',
        sum: 'settled',
        bet: 'spread',
        line,
        ended,
        odds: null,
        stake: null,
      } as const;
      const { response } = answerSum(query);
      const [, kind, least] =
        /needs a (win, a tie or a loss by|win or a tie|win by|win)(?: (\d+) or \w+)?[.,]/.exec(response) ?? [
          '',
          'none',
        ];
      const needed =
        kind === 'win by' ? Number(least) : kind === 'win' ? 1 : kind === 'win or a tie' ? 0 : -Number(least);
      if (kind !== 'none') expect(response.startsWith('The bet wins')).toBe(ended >= needed);
      else expect(ended + line).toBe(0);
    }),
  );
});
