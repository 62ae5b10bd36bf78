/** Counts passed and failed checks of a CI step from its output. */

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

export interface Ended {
  /** Standard output. */
  readonly output: string;
  readonly exitCode: number;
}

/** Reads the last line of `npm test`. */
export function countOfTests({ output, exitCode }: Ended): Count {
  const [, passed = '0', failed = '0'] =
    /^(\d+) passed, (\d+) failed$/m.exec(output.trim().split('\n').at(-1) ?? '') ?? [];
  return withExitCode({ passed: Number(passed), failed: Number(failed) }, exitCode);
}

/** For commands that print one line per check, starting with `ok`, `FAIL` or `skip`. */
export function countOfChecks({ output, exitCode }: Ended): Count {
  const passed = output.split('\n').filter((line) => line.startsWith('ok ')).length;
  return withExitCode({ passed, failed: failuresIn(output).length }, exitCode);
}

/** The `FAIL` lines of a command. */
export const failuresIn = (output: string): string[] =>
  output.split('\n').filter((line) => line.startsWith('FAIL '));

/** A step that failed without a failed check (a crash, for example) counts as one failure. */
const withExitCode = ({ passed, failed }: Count, exitCode: number): Count => ({
  passed,
  failed: exitCode !== 0 && failed === 0 ? 1 : failed,
});
