/** The tests that check a sample, as `test/support/depth.ts` has it, by words that are part of their paths. */
export const sampled = {
  vitest: [
    'test/data/counters',
    'test/functions/any-input',
    'test/functions/corrections',
    'test/functions/crash',
    'test/scripts/bench/calls',
    'test/scripts/start.test',
  ],
  browser: ['test/e2e/journeys'],
} as const;
