/** A day that the model left out can be put back. */
import { expect, test } from 'vitest';
import { onDay } from '../../../../../lambdas/domain/asking/reading/restated/days.ts';

test.each([
  ['Which is better: the Jets or the Bills?', 'sunday', 'Which is better: the Jets or the Bills on sunday'],
  ['NBA pick', 'tonight', 'NBA pick tonight'],
  ['My results.', 'yesterday', 'My results yesterday'],
])('%s: %s', (sentence, day, expected) => {
  expect(onDay(sentence, day)).toBe(expected);
});
