/** Where the checks write: one line of output per check, and a folder for everything else. */
import { resolve } from 'node:path';
import type { Terminal } from '../ops/command.ts';
import { projectRoot } from '../ops/run.ts';

/** Folder for logs and installed programs. */
export const home = resolve(projectRoot, '.local', 'check-stand-ins');

export interface Report extends Pick<Terminal, 'say'> {
  readonly ok: (what: string) => void;
  readonly fail: (what: string) => void;
}

/** @returns a report, and whether no check has failed so far */
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
