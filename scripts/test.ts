/**
 * `npm test`: types, lint, unit, function, stack and rule tests, the site's build, and the product in a real browser.
 * Continues after a failed step. The last lines name what failed, and the very last is `N passed, N failed`.
 *
 * `npm test -- tracker` runs the tests whose path contains that word, without a browser; `npm test -- e2e` the browser tests.
 * `npm test -- --full` runs the tests that otherwise check a sample, with everything.
 * `npm test -- --moments` runs the tests that depend on the calendar at each moment of `moments.ts`; `--moment today` at one
 * of them, another every day; `--moment 2026-11-23T01:25 word` at that one the tests whose path contains the word.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findBrowser, installBrowser } from './browser.ts';
import { type Outcome, readPlaywright, readVitest } from './ci/reports.ts';
import { momentOf } from './local/clock/moment.ts';
import { momentOfDay, moments, testsOfMoments } from './moments.ts';
import { sampled } from './sampled-tests.ts';

interface Step {
  readonly name: string;
  /** Path of the program, and its arguments. */
  readonly run: readonly string[];
  /** Reads the program's report. Without it, the step counts as one check. */
  readonly outcome?: () => Outcome;
}

const root = resolve(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'gameplan-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
/** The tests of the start leave their data here, and the browser tests start with a copy of it. */
const seededData = join(reports, 'data');

const steps = {
  // By default, four checkers share the files, and each checks anew what files have in common.
  types: { name: 'types', run: ['node_modules/@typescript/native/bin/tsc', '--noEmit', '--checkers', '1'] },
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
    outcome: () => readVitest(JSON.parse(readFileSync(vitestReport, 'utf8')), root),
  }),
  site: { name: 'site', run: ['scripts/build-web.ts'] },
  browser: (filters: readonly string[]) => ({
    name: 'browser',
    run: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...filters],
    outcome: () => readPlaywright(JSON.parse(readFileSync(playwrightReport, 'utf8'))),
  }),
} as const;

async function take(step: Step): Promise<Outcome> {
  console.log(`\n── ${step.name}`);
  return report(step, await timed(step, 'inherit'));
}

/** Runs short checks in parallel. Each prints its output when it ends. */
function takeTogether(steps: readonly Step[]): Promise<Outcome[]> {
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

function report(step: Step, { exitCode, seconds }: Run): Outcome {
  const outcome = outcomeOf(step, exitCode);
  console.log(
    `── ${step.name}: ${outcome.passed} passed, ${outcome.failures.length} failed (${seconds.toFixed(1)} s)`,
  );
  return outcome;
}

/** A program that fails without a failed test (it crashed or wrote no report) counts as one failure. */
function outcomeOf({ name, outcome }: Step, exitCode: number): Outcome {
  const ended = { passed: 0, failures: [`${name}: exit code ${exitCode}`] };
  if (!outcome) return exitCode === 0 ? { passed: 1, failures: [] } : ended;
  try {
    const { passed, failures } = outcome();
    return { passed, failures: exitCode !== 0 && failures.length === 0 ? ended.failures : failures };
  } catch (error) {
    return { passed: 0, failures: [`${name}: no report: ${error instanceof Error ? error.message : error}`] };
  }
}

function execute(
  [program = '', ...args]: readonly string[],
  output: 'inherit' | 'pipe',
): Promise<Pick<Run, 'exitCode' | 'output'>> {
  const child = spawn(process.execPath, [join(root, program), ...args], {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport, SEEDED_DATA: seededData },
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

/** The command that repeats a failed test's file. */
function repeating(at: string, failure: string): string {
  const [file = ''] = /^test\/[^\s:]+(?=\.test\.ts)/.exec(failure) ?? [];
  return `npm test -- --moment ${at} ${file}`.trim();
}

/** @param words parts of the paths of tests; by default those that depend on the calendar */
async function takeAt(at: string, why: string, words: readonly string[]): Promise<Outcome> {
  console.log(`\n══ ${at} in New York${why && `: ${why}`}`);
  process.env.TEST_MOMENT = at;
  const { passed, failures } = await take(steps.tests(words.length > 0 ? words : testsOfMoments));
  const again = ['npm test -- --moment', at, ...words].join(' ');
  console.log(`══ ${at}: ${passed} passed, ${failures.length} failed (again: ${again})`);
  return { passed, failures: failures.map((failure) => `${failure} (again: ${repeating(at, failure)})`) };
}

/** @param given `2026-11-23T01:25`, or `today` for that of the day */
function takeMoment(given: string | undefined, words: readonly string[]): Promise<Outcome> {
  const { at, why } =
    given === 'today'
      ? momentOfDay(new Date())
      : { at: given ?? '', why: moments.find((moment) => moment.at === given)?.why ?? '' };
  if (momentOf(at)) return takeAt(at, why, words);
  console.error(`--moment must be a time of New York such as 2026-11-23T01:25, or today, not "${at}"`);
  process.exit(2);
}

async function takeMoments(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { at, why } of moments) outcomes.push(await takeAt(at, why, []));
  return outcomes;
}

async function run(filters: readonly string[]): Promise<Outcome[]> {
  if (filters[0] === '--moments') return takeMoments();
  if (filters[0] === '--moment') return [await takeMoment(filters[1], filters.slice(2))];
  if (filters.includes('--full')) {
    process.env.TEST_DEPTH = 'full';
    const outcomes = [await take(steps.tests(sampled.vitest)), ...(await run(sampled.browser))];
    return process.env.CHROME_PATH ? [...outcomes, await take(steps.browser(sampled.clock))] : outcomes;
  }
  const inBrowser = filters.some((filter) => filter.includes('e2e'));
  if (filters.length > 0 && !inBrowser) return [await take(steps.tests(filters))];
  const outcomes: Outcome[] = [];
  const hasBrowser = provideBrowser();
  if (inBrowser) {
    outcomes.push(await take(steps.site));
  } else {
    // The product that the tests need starts in one process; meanwhile, the checks use the other cores.
    const checks = takeTogether([steps.types, steps.lint, steps.site]);
    const tests = await take(steps.tests([]));
    outcomes.push(...(await checks), tests);
  }
  outcomes.push(
    hasBrowser ? await take(steps.browser(filters)) : { passed: 0, failures: ['browser: none found'] },
  );
  return outcomes;
}

const outcomes = await run(process.argv.slice(2));
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failures = outcomes.flatMap((outcome) => outcome.failures);
console.log();
for (const failure of failures) console.log(`FAIL ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
