/** Parts of the paths of tests that check a sample, except with `npm test -- --full` (`test/support/depth.ts`). */
export const sampled = {
  vitest: [
    'test/app/asking/canned',
    'test/data/platform/counters',
    'test/domain/asking/queries/table/kinds',
    'test/domain/asking/reading/canonical-prompt',
    'test/domain/asking/reading/parts',
    'test/domain/asking/reading/read.test',
    'test/functions/any-input',
    'test/functions/corrections',
    'test/functions/crash',
    'test/functions/journey',
    'test/scripts/bench/calls',
    'test/scripts/eval/always',
    'test/scripts/eval/eval',
    'test/scripts/mutants/judge',
    'test/scripts/ops/commands',
    'test/scripts/start',
  ],
  browser: [
    'test/e2e/account-settings',
    'test/e2e/documents',
    'test/e2e/journeys',
    'test/e2e/keyboard',
    'test/e2e/looks',
    'test/e2e/passkeys',
    'test/e2e/record',
    'test/e2e/two-tabs',
  ],
  /** Moves the clock of the product, so that it starts one of its own, which no other test shares. */
  clock: ['test/e2e/markets'],
} as const;
