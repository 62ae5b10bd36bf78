/** Unit, function, stack and rule tests. The browser's tests in test/e2e are Playwright's. */
import { defineConfig } from 'vitest/config';
import { environment } from './lambdas/contracts/platform/environment.ts';
import { nodeWithClock, startAtTestMoment } from './test/support/moment.ts';
import { LongestFirst } from './test/support/vitest/longest-first.ts';
import {
  ownEnvironment,
  pure,
  rules,
  screens,
  stack,
  web,
  webState,
  withoutProduct,
} from './test/support/vitest/projects.ts';

// This process runs the product, and the workers start with its clock.
startAtTestMoment();

/** The web app is written for Vite. */
const byVite = { experimental: { viteModuleRunner: true } };

const quiet = ['test/support/vitest/fail-on-console-error.ts'];

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    execArgv: [...nodeWithClock],
    // Node runs these tests and what they test as it runs `npm start`, without a step that transforms them. No test mocks a
    // module, so Vitest need not read each of them either.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // More than the cores of a small machine: while a test waits for an answer, another works. A worker is shared by files
    // of one project that follow each other. All projects but one run together: with groups, workers wait for the last of each.
    maxWorkers: 4,
    // Tests depend on no order; the seed of a failing one is printed.
    sequence: { shuffle: { files: false, tests: true }, sequencer: LongestFirst },
    // A shared machine may stall for a moment; who looks for a flaky test runs without CI set.
    retry: process.env.CI ? 1 : 0,
    // What an event brings about may take longer than a second on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: pure,
          // Use cases count what they do, in log lines.
          env: { [environment.metricsNamespace]: 'GamePlan/test' },
          setupFiles: quiet,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: web,
          exclude: webState,
          ...byVite,
          setupFiles: quiet,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: screens,
          ...byVite,
          setupFiles: ['test/support/vitest/no-owner-stacks.ts', ...quiet],
          isolate: false,
          // Longer than the tests wait for a screen, so that a test that fails shows what it waited for.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: { name: 'web state', include: webState, ...byVite, setupFiles: quiet },
      },
      {
        extends: true,
        test: { name: 'rules', include: rules, setupFiles: quiet },
      },
      {
        extends: true,
        test: {
          name: 'stack',
          include: stack,
          setupFiles: quiet,
          isolate: false,
          // Alone: what the bench's calls cost is measured, and a call that waits for a busy machine fails it.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'own environment',
          include: ownEnvironment,
          setupFiles: ['test/support/vitest/no-services.ts', ...quiet],
        },
      },
      {
        extends: true,
        test: {
          name: 'product',
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**', '**/node_modules/**', ...withoutProduct],
          // Loading the product takes seconds, so the files of a worker share its modules; `environment.ts` sets the
          // environment anew for each.
          isolate: false,
          globalSetup: ['test/support/vitest/start-product.ts'],
          setupFiles: ['test/support/vitest/environment.ts', ...quiet],
        },
      },
    ],
  },
});
