/** CI's counting of results: no step can fail uncounted. */
import { expect, test } from 'vitest';
import { countOfChecks, countOfTests } from '../../../scripts/ci/count.ts';

test.each([
  ['the last line', '── tests: 5 passed, 1 failed (2 s)\n\n12 passed, 1 failed\n', 1, [12, 1]],
  ['a crash after green tests is a failure', '12 passed, 0 failed\n', 1, [12, 1]],
  ['a missing last line is a failure', 'Killed\n', 137, [0, 1]],
])('tests: %s', (_name, output, exitCode, [passed, failed]) => {
  expect(countOfTests({ output, exitCode })).toEqual({ passed, failed });
});

test.each([
  ['one for each line that passes or fails', 'ok   a: b\n  ok no check\nFAIL c\nskip d\nok   e', 1, [2, 1]],
  ['none if everything is skipped', 'skip the rehearsal: no Python\n', 0, [0, 0]],
  ['a crash is a failure', 'ok   a\n', 1, [1, 1]],
])('checks: %s', (_name, output, exitCode, [passed, failed]) => {
  expect(countOfChecks({ output, exitCode })).toEqual({ passed, failed });
});
