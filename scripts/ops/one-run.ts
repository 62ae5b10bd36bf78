/** Prevents two runs of a command that would write to the same folder. */
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, isAlive } from '../local/process/processes.ts';
import { isMissing } from '../local/process/state.ts';
import { CommandError } from './command.ts';

/**
 * @param name of the command; the command line of its process contains it
 * @param folder for the lock file with the process ID; a lock file of a killed run is replaced
 * @returns releases the lock
 * @throws CommandError if the command is already running
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
          `npm run ${name} is already running (process ${pid}): wait for it to end, or stop it.`,
        );
      }
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(own);
  }
  return () => rmSync(file, { force: true });
}

/** A hard link appears with its content, so another run never reads an incomplete file. */
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
