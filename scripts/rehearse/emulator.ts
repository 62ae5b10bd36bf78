/** The AWS emulator: one process on this machine, with a folder that each run starts empty. */
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { close, listen } from '../local/listen.ts';
import { isAlive } from '../local/processes.ts';
import { isRecord, readState, writeState } from '../local/state.ts';
import { CannotDo } from '../ops/command.ts';
import { home, programOf } from './tools.ts';

export const region = 'ca-central-1';
const runFolder = join(home, 'run');
const stateFile = 'emulator.json';
const logFile = join(home, 'emulator.log');
const startsWithinMs = 60_000;

interface Run {
  readonly pid: number;
  /** Process ID of the rehearsal that started it. */
  readonly owner: number;
  readonly url: string;
}

const isRun = (value: unknown): value is Run =>
  isRecord(value) &&
  Number.isInteger(value.pid) &&
  Number.isInteger(value.owner) &&
  URL.canParse(String(value.url));

export interface Emulator {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * @param environment of the emulator, which its functions inherit
 * @throws CannotDo if it does not start
 */
export async function startEmulator(
  environment: (url: string) => Readonly<Record<string, string>>,
): Promise<Emulator> {
  await endLeftOver();
  rmSync(runFolder, { recursive: true, force: true });
  mkdirSync(runFolder, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = openSync(logFile, 'w');
  // In its own process group, so that its functions end with it.
  const child = spawn(programOf('ministack', 'ministack'), [], {
    cwd: runFolder,
    detached: true,
    stdio: ['ignore', log, log],
    env: {
      ...environment(url),
      PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
      TMPDIR: runFolder,
      BIND_HOST: '127.0.0.1',
      GATEWAY_PORT: String(port),
      MINISTACK_HOST: '127.0.0.1',
      MINISTACK_REGION: region,
      // Enforces IAM.
      AUTH: 'true',
    },
  });
  closeSync(log);
  const { pid } = child;
  if (pid === undefined)
    throw new CannotDo('The emulator could not be started: delete .local/rehearse and try again.');
  const run: Run = { pid, owner: process.pid, url };
  writeState(home, stateFile, run);
  const stop = () => end(run);
  try {
    const until = Date.now() + startsWithinMs;
    while (!(await answers(url))) {
      if (child.exitCode !== null || Date.now() > until) {
        throw new CannotDo(`The emulator does not answer at ${url}; see ${logFile}.`);
      }
      await after(100);
    }
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await close(server);
  return port;
}

/** Ends the emulator of an interrupted run, if it still answers: its process ID alone may belong to another program by now. */
async function endLeftOver(): Promise<void> {
  const run = readState(home, stateFile, isRun);
  if (!run || !(await answers(run.url))) return;
  if (isAlive(run.owner))
    throw new CannotDo('Another rehearsal is running: wait for it to end, or stop it, and try again.');
  await end(run);
}

async function end({ pid }: Run): Promise<void> {
  if (isAlive(pid)) process.kill(-pid, 'SIGKILL');
  while (isAlive(pid)) await after(20);
  rmSync(join(home, stateFile), { force: true });
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/_ministack/health`, { signal: AbortSignal.timeout(2000) });
    return response.ok;
  } catch {
    // Not started yet, or already gone.
    return false;
  }
}
