/** Unit, function, stack and rule tests. The browser's tests in test/e2e are Playwright's. */
import { defineConfig } from 'vitest/config';

/** Tests of pure code: they need neither the table nor a server, so they start in about a second. */
const pure = ['test/domain/**/*.test.ts', 'test/app/asking/*.test.ts', 'test/web/**/*.test.{ts,tsx}'];

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    // One more than the cores of a small machine: while a test waits for an answer, another works.
    maxWorkers: 3,
    // Tests depend on no order; the seed of a failing one is printed.
    sequence: { shuffle: true },
    // A shared machine may stall for a moment; who looks for a flaky test runs without CI set.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 30_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: 'pure', include: pure, setupFiles: ['test/support/fail-on-console-error.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'product',
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**', '**/node_modules/**', ...pure],
          globalSetup: ['test/support/start-product.ts'],
          setupFiles: ['test/support/environment.ts', 'test/support/fail-on-console-error.ts'],
        },
      },
    ],
  },
});
