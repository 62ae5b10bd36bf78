/** One line for each check: what holds, and what does not. */
import type { Terminal } from '../ops/command.ts';

export interface Report extends Pick<Terminal, 'say'> {
  readonly ok: (what: string) => void;
  readonly fail: (what: string) => void;
}

/** @returns a report, and whether nothing has failed so far */
export function makeReport({ say }: Pick<Terminal, 'say'>): { report: Report; holds: () => boolean } {
  let isGood = true;
  const report: Report = {
    say,
    ok: (what) => say(`ok   ${what}`),
    fail: (what) => {
      isGood = false;
      say(`FAIL ${what}`);
    },
  };
  return { report, holds: () => isGood };
}
