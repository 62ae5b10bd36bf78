/** Mistakes in `lambdas/app`. */
import type { Mutant } from '../mutant.ts';

export const app: readonly Mutant[] = [
  {
    id: 'ask-without-prop-charged',
    file: 'lambdas/app/asking/play.ts',
    find: ' && !lacksProps',
    replace: '',
    tests: ['test/app/asking/answer.test.ts'],
    why: 'an answer without the prop that was asked for is charged',
  },
  {
    id: 'ask-substitute-charged',
    file: 'lambdas/app/asking/play.ts',
    find: 'fits(legs, reading) && offer.substitutes.length === 0',
    replace: 'fits(legs, reading)',
    tests: ['test/app/asking/answer.test.ts'],
    why: 'an answer that differs from the question is charged',
  },
  {
    id: 'ask-hard-words-charged',
    file: 'lambdas/app/asking/play.ts',
    find: 'const isUnderstood = hardWords.length === 0 && unread',
    replace: 'const isUnderstood = unread',
    tests: ['test/app/asking/answer.test.ts'],
    why: 'an answer that only the model understood is charged',
  },
  {
    id: 'ask-unread-charged',
    file: 'lambdas/app/asking/play.ts',
    find: 'unread.length <= Math.max(1, shown.parts.length)',
    replace: 'unread.length >= 0',
    tests: ['test/app/asking/answer.test.ts'],
    why: 'an answer to a question that was mostly not understood is charged',
  },
  {
    id: 'ask-tokens-first-call',
    file: 'lambdas/app/asking/suggest.ts',
    find: 'tokens = sum(tokens, solved.tokens)',
    replace: 'tokens = solved.tokens',
    tests: ['test/app/asking/answer.test.ts'],
    why: 'the cost of the first call of the model is not counted',
  },
  {
    id: 'ask-decline-ignored',
    file: 'lambdas/app/asking/suggest.ts',
    find: 'if (solved.decline && unread.length > 0) return declined(understood, solved.decline);',
    replace: '',
    tests: ['test/app/asking/answer.test.ts'],
    why: 'a question about another subject gets a bet',
  },
];
