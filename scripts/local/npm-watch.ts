/** Detects the end of the npm process that started us; a killed one forwards no signal. */
import { spawnSync } from 'node:child_process';
import { isAlive } from './processes.ts';

const everyMs = 500;
/** npm, its shell, and the script that finds the packaged Node. */
const mostGenerations = 4;

/**
 * Calls `onEnd` when npm, or anybody between it and us, has ended. Does nothing when npm did not start us.
 * Never keeps the process alive.
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

/** @returns the processes from our parent up to npm; only our parent where npm is not found above it */
function ancestorsToNpm(parent: number): number[] {
  const ancestors: number[] = [];
  for (let pid = parent; pid > 1 && ancestors.length < mostGenerations; ) {
    ancestors.push(pid);
    const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'ppid=,command='], { encoding: 'utf8' });
    const [, above, command = ''] = /^\s*(\d+)\s+(.*)$/m.exec(stdout ?? '') ?? [];
    if (/^npm\b|[/\\]npm(-cli\.js)?(\s|$)/.test(command)) return ancestors;
    pid = Number(above ?? 0);
  }
  return [parent];
}
