/**
 * A child process of `npm run mutants` that runs test files in a copy of the repository, again and again, with one Vitest
 * and one started product. Test files run in new processes each time; the product's functions are loaded again for each
 * version of the code.
 */
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node';

export interface Failure {
  /** Path of the test file in the repository. */
  readonly file: string;
  /** Name of the test, or the error if a whole group failed. */
  readonly what: string;
  /** The first error's message. */
  readonly error: string;
  /** Vitest's ID of the test; none if a whole group failed. */
  readonly id?: string | undefined;
}

export interface Order {
  /** Paths of test files in the repository. */
  readonly tests: readonly string[];
  /** Only this test of theirs. */
  readonly only?: string | undefined;
  /** Files that changed since the previous order. */
  readonly changed: readonly string[];
  /** Whether the first failure ends the run. */
  readonly isEnough: boolean;
  /** Which code the product's functions run: 0 for the repository's own. */
  readonly version: number;
}

export type Result =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** A file could not be loaded, so nothing was tested. */
  | { readonly kind: 'broken'; readonly reason: string };

const root = process.cwd();
const lambdas = `${pathToFileURL(join(root, 'lambdas')).href}/`;
let version = 0;

// A module that was imported stays as it was; at another address, it is another module.
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    if (version === 0 || !resolved.url.startsWith(lambdas)) return resolved;
    return { ...resolved, url: `${resolved.url.split('?')[0]}?version=${version}` };
  },
});

const vitest = await createVitest('test', { root, watch: false, reporters: [{}] });
await vitest.standalone();
const specifications = await vitest.globTestSpecifications();

process.on('message', (order: Order) => {
  take(order).then(answer, (error: unknown) => answer({ kind: 'broken', reason: String(error) }));
});
process.on('disconnect', () => vitest.close().finally(() => process.exit()));
process.send?.('ready');

const answer = (result: Result) => process.send?.(result);

async function take(order: Order): Promise<Result> {
  version = order.version;
  for (const { config } of vitest.projects) {
    // Without a mistake, a test that failed for lack of CPU has a second try. A kill is confirmed by the judge.
    Object.assign(config, { bail: order.isEnough ? 1 : 0, retry: order.isEnough ? 0 : 1, maxWorkers: 2 });
  }
  for (const file of order.changed) vitest.invalidateFile(join(root, file));
  const { testModules: known, unhandledErrors } = await vitest.runTestSpecifications(
    order.tests.map((test) => specificationOf(test, order.only)),
  );
  // Vitest remembers the modules of earlier runs too.
  const testModules = known.filter(({ relativeModuleId }) => order.tests.includes(relativeModuleId));
  const [unhandled] = unhandledErrors;
  if (unhandled) return { kind: 'broken', reason: String(unhandled) };
  const failures = testModules.flatMap(failuresOf);
  const [failure] = failures;
  if (failure) return { kind: 'failed', failure };
  const broken = testModules.find((module) => !module.ok());
  return broken
    ? { kind: 'broken', reason: `${broken.relativeModuleId}: ${errorOf(broken)}` }
    : { kind: 'passed' };
}

function specificationOf(test: string, only: string | undefined): TestSpecification {
  const found = specifications.find(({ moduleId }) => moduleId === join(root, test));
  if (!found) throw new Error(`${test} is not one of Vitest's tests`);
  return only === undefined ? found : found.project.createSpecification(found.moduleId, { testIds: [only] });
}

function failuresOf(module: TestModule): Failure[] {
  const file = module.relativeModuleId;
  const tests = [...module.children.allTests('failed')].map((test) => ({
    file,
    what: test.fullName,
    error: test.result().errors?.[0]?.message ?? '',
    id: test.id,
  }));
  // What prepares a group of tests failed.
  const groups =
    module.children.size > 0 && !module.ok()
      ? [{ file, what: 'a group of tests', error: errorOf(module) }]
      : [];
  return [...tests, ...groups];
}

function errorOf(module: TestModule): string {
  const suites = [module, ...module.children.allSuites()];
  return suites.flatMap((suite) => suite.errors())[0]?.message ?? 'failed';
}
