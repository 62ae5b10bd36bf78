/** Reads what passed and what failed from the JSON reports of Vitest and Playwright. */
import { relative } from 'node:path';

export interface Outcome {
  readonly passed: number;
  /** One line for each failed test: its file, its name, and the first line of its error. */
  readonly failures: readonly string[];
}

export interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    /** Absolute path of the file. */
    readonly name: string;
    readonly status: string;
    /** Why the file could not be loaded. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** A file that could not be loaded has no failed tests, so it counts as one failure. */
export function readVitest({ numPassedTests, testResults }: VitestReport, root: string): Outcome {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [lineOf(file, message)] : [];
    return failed.map(({ fullName, failureMessages }) => lineOf(`${file} > ${fullName}`, failureMessages[0]));
  });
  return { passed: numPassedTests, failures };
}

interface PlaywrightSuite {
  /** The file's name, or the title of a group of tests. */
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  /** Errors outside of tests, such as a server that did not start. */
  readonly errors: readonly { readonly message?: string }[];
  readonly stats: { readonly expected: number; readonly flaky: number };
}

/** Retries happen in CI only, where the machine is shared. A flaky test counts as passed; Playwright's list names it. */
export function readPlaywright({ suites, errors, stats: { expected, flaky } }: PlaywrightReport): Outcome {
  return {
    passed: expected + flaky,
    failures: [
      ...suites.flatMap((suite) => failuresOf(suite)),
      ...errors.map(({ message }) => lineOf('browser', message)),
    ],
  };
}

/** @param above the folder, or the titles of the suites that contain it */
function failuresOf({ title, suites = [], specs }: PlaywrightSuite, above = 'test/e2e/'): string[] {
  const place = `${above}${title} > `;
  const failures = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => lineOf(`${place}${spec.title}`, results.at(-1)?.errors[0]?.message)),
  );
  return [...failures, ...suites.flatMap((suite) => failuresOf(suite, place))];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character starts a color.
const color = /\u001b\[[0-9;]*m/g;

function lineOf(name: string, error = ''): string {
  const [first = ''] = error.replace(color, '').trim().split('\n');
  return first ? `${name}: ${first}` : name;
}
