/** Which tests need what: each list is a project of Vitest; all other tests use the product. */

/** The whole web app without a browser: each test loads the app's own modules anew, and shares those of packages. */
export const screens = ['test/web/screens/**/*.test.tsx', 'test/rows/**/*.test.tsx'];

/** Parts of the web app. */
export const web = ['test/web/**/*.test.ts', 'test/rows/**/!(calls).test.ts'];

/** These modules of the web app keep state, so each file has its own. */
export const webState = [
  'test/web/**/{client,kept-on-device,session,service-worker,storage,toasts,visit}.test.ts',
];

/** Tests of pure code: they need neither the table nor a server, so they start in about a second. */
export const pure = [
  'test/domain/**/*.test.ts',
  'test/app/asking/*.test.ts',
  'test/http/views/**/*.test.ts',
  'test/http/visitor.test.ts',
  'test/services/asking/*.test.ts',
  'test/services/billing/*.test.ts',
  'test/services/feed/**/*.test.ts',
  'test/data/feed/items.test.ts',
  'test/data/platform/largest-fit.test.ts',
  'test/scripts/ci/*.test.ts',
  'test/scripts/local/clock/*.test.ts',
  'test/scripts/local/model-recordings.test.ts',
  'test/scripts/mutants/*.test.ts',
  'test/scripts/roles/*.test.ts',
];

/** The rules read source files. */
export const rules = ['test/rules/*.test.ts'];

/**
 * The AWS stack: loading the CDK and synthesizing take seconds, so the files of a worker share both. The bench compares
 * what calls do with the stack's permissions.
 */
export const stack = [
  'test/lib/**/*.test.ts',
  'test/scripts/bench/calls.test.ts',
  'test/scripts/cost/*.test.ts',
  'test/scripts/rehearse/differences.test.ts',
];

/** These change the environment before they load the modules that read it, so each needs a process of its own. */
export const ownEnvironment = [
  'test/services/platform/timeouts.test.ts',
  'test/scripts/local/functions/invoke.test.ts',
  'test/scripts/eval/eval.test.ts',
  'test/scripts/eval/questions.test.ts',
];

/** All tests that run without the product. */
export const withoutProduct = [...pure, ...screens, ...web, ...rules, ...stack, ...ownEnvironment];
