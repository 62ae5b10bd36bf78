/**
 * `npm test`: types, lint, unit, function, stack and rule tests, the site's build, and the product in a real browser.
 * Continues after a failed step; the last line is `N passed, N failed`.
 *
 * `npm test -- tracker` runs the tests whose path contains that word, without a browser; `npm test -- e2e` the browser tests.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findBrowser, installBrowser } from './browser.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  /** Path of the program, and its arguments. */
  readonly run: readonly string[];
  /** Counts the tests in the program's report. Without it, the step counts as one check. */
  readonly count?: () => Count;
}

const root = resolve(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'gameplan-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

const steps = {
  types: { name: 'types', run: ['node_modules/@typescript/native/bin/tsc', '--noEmit'] },
  lint: {
    name: 'lint',
    run: ['node_modules/@biomejs/biome/bin/biome', 'check', '--diagnostic-level=error', '.'],
  },
  tests: (filters: readonly string[]) => ({
    name: 'tests',
    run: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
      ...filters,
    ],
    count: () => countVitest(JSON.parse(readFileSync(vitestReport, 'utf8'))),
  }),
  site: { name: 'site', run: ['scripts/build-web.ts'] },
  browser: (filters: readonly string[]) => ({
    name: 'browser',
    run: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...filters],
    count: () => countPlaywright(JSON.parse(readFileSync(playwrightReport, 'utf8'))),
  }),
} as const;

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** A file that could not be loaded has no failed tests, so it counts as one failure. */
function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Count {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((assertion) => assertion.status !== 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** Retries happen in CI only, where the machine is shared. A flaky test counts as passed and is named in the list. */
function countPlaywright({ stats: { expected, unexpected, flaky } }: PlaywrightReport): Count {
  return { passed: expected + flaky, failed: unexpected };
}

async function take(step: Step): Promise<Count> {
  console.log(`\n── ${step.name}`);
  return report(step, await timed(step, 'inherit'));
}

/** Runs short checks in parallel. Each prints its output when it ends. */
function takeTogether(steps: readonly Step[]): Promise<Count[]> {
  return Promise.all(
    steps.map(async (step) => {
      const run = await timed(step, 'pipe');
      console.log(`\n── ${step.name}\n${run.output}`.trimEnd());
      return report(step, run);
    }),
  );
}

interface Run {
  readonly exitCode: number;
  readonly seconds: number;
  /** What the program wrote, if it was not shown while running. */
  readonly output: string;
}

async function timed({ run }: Step, output: 'inherit' | 'pipe'): Promise<Run> {
  const started = performance.now();
  const ended = await execute(run, output);
  return { ...ended, seconds: (performance.now() - started) / 1000 };
}

function report({ name, count }: Step, { exitCode, seconds }: Run): Count {
  const { passed, failed } = result(exitCode, count);
  console.log(`── ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`);
  return { passed, failed };
}

/** A program that fails without a failed test (it crashed or wrote no report) counts as one failure. */
function result(exitCode: number, count: (() => Count) | undefined): Count {
  const asOne = exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!count) return asOne;
  try {
    const { passed, failed } = count();
    return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
  } catch (error) {
    console.log(`No report: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1 };
  }
}

function execute(
  [program = '', ...args]: readonly string[],
  output: 'inherit' | 'pipe',
): Promise<Pick<Run, 'exitCode' | 'output'>> {
  const child = spawn(process.execPath, [join(root, program), ...args], {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
  });
  const written: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => written.push(chunk));
  }
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    child.once('exit', () => process.exit(1));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return new Promise((done) => {
    child.once('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      done({ exitCode: code ?? 1, output: Buffer.concat(written).toString() });
    });
  });
}

/** Sets CHROME_PATH for the browser tests. @returns whether a browser was found or installed */
function provideBrowser(): boolean {
  const path = findBrowser() ?? installBrowser();
  if (path) process.env.CHROME_PATH = path;
  else {
    console.log(
      'No browser was found, and none could be installed. Install Chromium or Chrome, ' +
        'or set CHROME_PATH to one, then try again.',
    );
  }
  return path !== undefined;
}

async function run(filters: readonly string[]): Promise<Count[]> {
  const inBrowser = filters.some((filter) => filter.includes('e2e'));
  if (filters.length > 0 && !inBrowser) return [await take(steps.tests(filters))];
  const counts: Count[] = [];
  const hasBrowser = provideBrowser();
  if (inBrowser) {
    counts.push(await take(steps.site));
  } else {
    counts.push(...(await takeTogether([steps.types, steps.lint, steps.site])));
    counts.push(await take(steps.tests([])));
  }
  counts.push(hasBrowser ? await take(steps.browser(filters)) : { passed: 0, failed: 1 });
  return counts;
}

const counts = await run(process.argv.slice(2));
const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
