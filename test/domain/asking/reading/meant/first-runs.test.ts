/** A bet on no run in the first inning is of half a run, whoever wrote it as a total. */
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../../../lambdas/contracts/asking/reading.ts';
import { withFirstRunLine } from '../../../../../lambdas/domain/asking/reading/meant/scores/first-runs.ts';
import { openWish, withWishes } from '../../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { readingWith } from '../../../feed/games/games.ts';

const under = {
  markets: ['total' as const],
  period: 'first_inning' as const,
  sides: ['under' as const],
};

describe('the total of the first inning', () => {
  test.each([
    'NRFI pick today?',
    'give me 2 nrfis',
    'yrfi or nrfi in the mets game',
    'no run in the first inning tonight',
    'first inning no runs in any game',
  ])('has the line of “%s”', (prompt) => {
    expect(withFirstRunLine(readingWith(under), prompt)).toEqual(readingWith({ ...under, line: 0.5 }));
  });

  test('has it as a leg, too', () => {
    const winner = { ...openWish, markets: ['moneyline' as const] };
    const legs = withWishes(readingWith(), [{ ...openWish, ...under }, winner]);
    const meant = withFirstRunLine(legs, 'nrfi plus yankees ml parlay');
    expect(meant.wishes).toMatchObject([{ line: 0.5 }, { line: null }]);
  });

  test.each<[string, string, Partial<Reading>]>([
    ['of any line', 'first inning under today', under],
    ['of a line of its own', 'nrfi or first inning under 1.5', { ...under, line: 1.5 }],
    ['of five innings', 'nrfi and f5 under', { ...under, period: 'first_five' }],
    ['of who leads', 'nrfi? no, first inning winner', { ...under, markets: ['moneyline'] }],
    ['of a question', 'what is nrfi', { ...under, intent: 'info' }],
  ])('stays %s', (_what, prompt, terms) => {
    const reading = readingWith(terms);
    expect(withFirstRunLine(reading, prompt)).toBe(reading);
  });
});
