/** Runs code in a process of its own, because a clock that is set stays set. */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { nodeWithClock } from '../../../support/moment.ts';

const folder = resolve(import.meta.dirname, '../../../../scripts/local/clock');

/**
 * The process goes by the machine's clock, and has what it needs imported.
 * @param code calls `print` with values
 * @returns the values, from JSON
 */
export function runInProcess(code: string) {
  const script = `import { execFileSync } from 'node:child_process';
    import { currentClock, machineTime, setClock } from '${folder}/clock.ts';
    import { goByFolder, startFolderClock } from '${folder}/folder.ts';
    const print = (...values) => console.log(JSON.stringify(values));
    ${code}`;
  const options = [
    ...nodeWithClock,
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '--eval',
  ];
  const env = { PATH: process.env.PATH };
  return JSON.parse(execFileSync(process.execPath, [...options, script], { env, encoding: 'utf8' }));
}
