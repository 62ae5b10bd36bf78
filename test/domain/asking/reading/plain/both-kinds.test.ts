/** A pick of each of two kinds that are named together. */
import { expect, test } from 'vitest';
import { withBothKinds } from '../../../../../lambdas/domain/asking/reading/plain/bets/both-kinds.ts';

test.each([
  ['chiefs eagles, spread and the total, ur pick for both', 'chiefs eagles, a spread pick and a total pick'],
  ['knicks kings ml and total, give me a pick on each', 'knicks kings a ml pick and a total pick'],
  ['who you got on the spread and total eagles chiefs', 'a spread pick and a total pick eagles chiefs'],
  ['what do you like for spread and total in avs jets', 'a spread pick and a total pick in avs jets'],
])('“%s” has a pick of each', (said, plain) => {
  expect(withBothKinds(said)).toBe(plain);
});

test.each([
  'what is the spread and total eagles chiefs',
  'what do you have for spread and total prices eagles chiefs',
  'spread and total for both games',
])('“%s” is no wish for both', (prompt) => {
  expect(withBothKinds(prompt)).toBe(prompt);
});
