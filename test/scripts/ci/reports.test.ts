/** What CI says of failed tests: each is named, with the first line of its error. */
import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from '../../../scripts/ci/reports.ts';

test('a failed test of Vitest is named with its file and the first line of its error', () => {
  const report = {
    numPassedTests: 7,
    testResults: [
      {
        name: '/project/test/odds.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'converts', status: 'passed', failureMessages: [] },
          {
            fullName: 'rounds',
            status: 'failed',
            failureMessages: [
              '\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n    at odds.test.ts:3',
            ],
          },
        ],
      },
    ],
  };
  expect(readVitest(report, '/project')).toEqual({
    passed: 7,
    failures: ['test/odds.test.ts > rounds: AssertionError: expected 1 to be 2'],
  });
});

test('a file that Vitest cannot load is one failure', () => {
  const broken = {
    name: '/project/a.test.ts',
    status: 'failed',
    message: 'SyntaxError: x',
    assertionResults: [],
  };
  expect(readVitest({ numPassedTests: 0, testResults: [broken] }, '/project').failures).toEqual([
    'a.test.ts: SyntaxError: x',
  ]);
});

const spec = (title: string, status: string, message?: string) => ({
  title,
  tests: [{ status, results: [{ errors: [] }, { errors: message ? [{ message }] : [] }] }],
});

test('a failed test of Playwright is named with its groups; a flaky one has passed', () => {
  const report = {
    suites: [
      {
        title: 'sign-in.spec.ts',
        specs: [spec('opens', 'expected')],
        suites: [
          {
            title: 'on a phone',
            specs: [spec('waits', 'flaky'), spec('signs in', 'unexpected', 'Error: no button\nCall log:')],
          },
        ],
      },
    ],
    errors: [],
    stats: { expected: 1, flaky: 1 },
  };
  expect(readPlaywright(report)).toEqual({
    passed: 2,
    failures: ['test/e2e/sign-in.spec.ts > on a phone > signs in: Error: no button'],
  });
});

test('an error of Playwright outside of tests is a failure', () => {
  const report = {
    suites: [],
    errors: [{ message: 'the server did not start' }],
    stats: { expected: 0, flaky: 0 },
  };
  expect(readPlaywright(report).failures).toEqual(['browser: the server did not start']);
});
