/** Lets a command run once at a time, where two runs would write to the same folder. */
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, isAlive } from '../local/processes.ts';
import { isMissing } from '../local/state.ts';
import { CommandError } from './command.ts';

/**
 * @param name of the command, which the command line of its process contains
 * @param folder for a file with the process ID of the run; a file that a killed run left behind is replaced
 * @returns ends the hold
 * @throws CommandError if the command is running already
 */
export function holdOneRun(name: string, folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.pid`);
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    while (!claims(own, file)) {
      const pid = ownerOf(file);
      if (isAlive(pid) && commandOf(pid).includes(name)) {
        throw new CommandError(
          `npm run ${name} is running already (process ${pid}): wait for it to end, or stop it.`,
        );
      }
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(own);
  }
  return () => rmSync(file, { force: true });
}

/** A link appears with its content, so that another run never reads half a file. */
function claims(own: string, file: string): boolean {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** @returns 0 if the file is gone, or has no process ID */
function ownerOf(file: string): number {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || 0;
  } catch (error) {
    if (isMissing(error)) return 0;
    throw error;
  }
}
