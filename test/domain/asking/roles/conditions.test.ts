/** Conditions that narrow nothing are none. */
import { expect, test } from 'vitest';
import { saysNothing } from '../../../../lambdas/domain/asking/roles/doubt/conditions.ts';

test.each([
  ['different', '4 legs, different games', false, true],
  ['coast', 'late west coast nhl parlay', false, true],
  ['coast', 'east coast nhl parlay', false, false],
  ['revenge game', 'stamkos revenge game vs tampa', true, true],
  ['his revenge spot', 'stamkos in his revenge spot', true, true],
  ['revenge game', 'best revenge game bet tonight', false, false],
  ['in a dome', 'stafford in a dome', true, false],
])('“%s” of “%s”', (words, prompt, isNamed, says) => {
  expect(saysNothing(words, { prompt, isNamed })).toBe(says);
});
