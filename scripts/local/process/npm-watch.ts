/** Detects the end of the npm process that started this one: if npm is killed, it forwards no signal. */
import { spawnSync } from 'node:child_process';
import { isAlive } from './processes.ts';

const everyMs = 500;
/** npm, its shell, and scripts/bootstrap.mjs, with one to spare. */
const ancestorsMax = 4;

/**
 * Calls `onEnd` when npm, or a process between npm and this one, has ended. Does nothing if npm did not start this process.
 * Does not keep the process alive.
 */
export function watchNpm(onEnd: () => void): void {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const ancestors = ancestorsToNpm(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && ancestors.every(isAlive)) return;
    clearInterval(timer);
    onEnd();
  }, everyMs);
  timer.unref();
}

/** @returns the process IDs from the parent up to npm; only the parent if npm is not among its ancestors */
function ancestorsToNpm(parent: number): number[] {
  const ancestors: number[] = [];
  for (let pid = parent; pid > 1 && ancestors.length < ancestorsMax; ) {
    ancestors.push(pid);
    const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'ppid=,command='], { encoding: 'utf8' });
    const [, above, command = ''] = /^\s*(\d+)\s+(.*)$/m.exec(stdout ?? '') ?? [];
    if (/^npm\b|[/\\]npm(-cli\.js)?(\s|$)/.test(command)) return ancestors;
    pid = Number(above ?? 0);
  }
  return [parent];
}
