/** Checks and ends processes by ID. */
import { spawnSync } from 'node:child_process';

/** Whether there is such a process. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** @returns the command line of a process; empty if there is no such process, or the system has no `ps` */
export function commandOf(pid: number): string {
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  return stdout ?? '';
}
