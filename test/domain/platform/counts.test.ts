/** Counters: what a change adds, and what several add up to. */
import { expect, test } from 'vitest';
import { stepsBetween, total } from '../../../lambdas/domain/platform/counts.ts';

test('a change adds the difference, also for what came or went', () => {
  expect(stepsBetween({ hits: 2, misses: 1 }, { hits: 3, pushes: 1 })).toEqual({
    hits: 1,
    misses: -1,
    pushes: 1,
  });
});

test('the steps lead from before to after', () => {
  const [before, after] = [{ hits: 2 }, { hits: 1, misses: 4 }];
  expect(total([before, stepsBetween(before, after)])).toEqual(after);
});
