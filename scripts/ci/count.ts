/** Counts what passed and failed in a step of CI, by what it printed. */

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

export interface Ended {
  /** Standard output. */
  readonly output: string;
  readonly exitCode: number;
}

/** Of `npm test`, by its last line. */
export function countOfTests({ output, exitCode }: Ended): Count {
  const [, passed = '0', failed = '0'] =
    /^(\d+) passed, (\d+) failed$/m.exec(output.trim().split('\n').at(-1) ?? '') ?? [];
  return withExitCode({ passed: Number(passed), failed: Number(failed) }, exitCode);
}

/** Of a command that prints one line for each check: `ok`, `FAIL` or `skip`, and what it is. */
export function countOfChecks({ output, exitCode }: Ended): Count {
  const lines = output.split('\n');
  const countOf = (mark: string) => lines.filter((line) => line.startsWith(mark)).length;
  return withExitCode({ passed: countOf('ok '), failed: countOf('FAIL ') }, exitCode);
}

/** A step that failed without a failed check (it crashed, say) is one failure. */
const withExitCode = ({ passed, failed }: Count, exitCode: number): Count => ({
  passed,
  failed: exitCode !== 0 && failed === 0 ? 1 : failed,
});
