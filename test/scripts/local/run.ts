/** Runs `npm start` in a separate process, which ends with the test at the latest. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { clockVariable } from '../../../scripts/local/clock/clock.ts';
import { nodeWithClock } from '../../support/moment.ts';

const root = resolve(import.meta.dirname, '../../..');
/** Time limit of a start, including a build of the web app. */
export const longest = 180_000;

interface Run {
  readonly child: ChildProcess;
  /** Everything it has printed so far. */
  readonly output: () => string;
  readonly ended: Promise<number | null>;
  /** @returns the address it prints */
  readonly ready: () => Promise<string>;
}

/** The environment of a plain shell with the tests' clock, without the settings of the product that serves the other tests. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'TMPDIR', 'NODE_COMPILE_CACHE', clockVariable];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/** As `npm start` runs it. */
const nodeOptions = ['--disable-warning=ExperimentalWarning', ...nodeWithClock] as const;

interface Way {
  readonly viaNpm?: boolean;
  /** Arguments after the command's name. */
  readonly words?: readonly string[];
}

/** Starts it, and ends it with the test at the latest. */
export function start(folder: string, settings: Record<string, string> = {}, way: Way = {}): Run {
  const run = launch(folder, settings, way);
  onTestFinished(() => endHard(run, folder));
  return run;
}

/** For a hook, which must call `endHard` itself. */
export function launch(
  folder: string,
  settings: Record<string, string> = {},
  { viaNpm = false, words = [] }: Way = {},
): Run {
  const [command, args] = viaNpm
    ? ['npm', ['start', '--silent', '--', ...words]]
    : [process.execPath, [...nodeOptions, 'scripts/start.ts', ...words]];
  const child = spawn(command, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...cleanEnvironment(), GAMEPLAN_DATA: folder, ...settings },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const ready = async () => {
    const early = ended.then((code) => {
      throw new Error(`it ended with code ${code}: ${output}`);
    });
    const printed = vi.waitUntil(() => /runs at (http:\S+)/.exec(output)?.[1], {
      timeout: longest,
      interval: 20,
    });
    return Promise.race([printed, early]);
  };
  return { child, output: () => output, ended, ready };
}

export async function endHard({ child, ended }: Run, folder: string): Promise<void> {
  kill(-Number(child.pid), 'SIGKILL');
  await ended;
  const engine = engineOf(folder);
  if (engine) kill(engine, 'SIGKILL');
}

export function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

export function isAlive(pid: number): boolean {
  // A process that has ended but was not reaped is still in the process table, as a zombie.
  const stat = `/proc/${pid}/stat`;
  return existsSync(stat) ? !/\) [ZX] /.test(readFileSync(stat, 'utf8')) : false;
}

export function engineOf(folder: string): number | undefined {
  const file = resolve(folder, 'engine.json');
  if (!existsSync(file)) return undefined;
  return Number(/"pid": (\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) || undefined;
}

export async function signIn(origin: string, email = 'subscriber@gameplan.test', name = 'auth') {
  const response = await fetch(`${origin}/.netlify/functions/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'login', email, password: 'GamePlan-2026' }),
  });
  return { status: response.status, body: await response.json() };
}

export async function get(origin: string, name: string, token: string) {
  const response = await fetch(`${origin}/.netlify/functions/${name}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return response.json();
}
