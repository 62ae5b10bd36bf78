/** A restatement of a change has the legs that stay. */
import { expect, test } from 'vitest';
import { losesLegs } from '../../../../../lambdas/domain/asking/reading/restated/lost-legs.ts';

test.each([
  'put that in with the blues under',
  'add the bears',
  'throw the vikings in too',
  'redo it but broncos win',
  'keep both and add an over',
  'ok parlay that with werenski over',
])('legs that stay are missing: “%s”', (prompt) => {
  expect(losesLegs(prompt, 3, 2)).toBe(true);
  expect(losesLegs(prompt, 3, 3)).toBe(false);
  expect(losesLegs(prompt, 2, 3)).toBe(false);
});

test.each([
  'just the broncos ml',
  'make it a single',
  'only do that one',
  'broncos ml',
  'drop the first and keep it at 2',
])('fewer legs are asked for, or another bet: “%s”', (prompt) => {
  expect(losesLegs(prompt, 3, 1)).toBe(false);
});
