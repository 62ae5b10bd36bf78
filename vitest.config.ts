/** Unit, function, stack and rule tests. The browser's tests in test/e2e are Playwright's. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    exclude: ['test/e2e/**', '**/node_modules/**'],
    environment: 'node',
    pool: 'forks',
    // One more than the cores of a small machine: while a test waits for an answer, another works.
    maxWorkers: 3,
    // Tests depend on no order; the seed of a failing one is printed.
    sequence: { shuffle: true },
    globalSetup: ['test/support/start-product.ts'],
    setupFiles: ['test/support/environment.ts', 'test/support/fail-on-console-error.ts'],
    // A shared machine may stall for a moment; who looks for a flaky test runs without CI set.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
