/** Runs a third-party server during a command. It ends with the command; the next run ends one that a killed run left. */
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { commandOf, isAlive } from '../local/process/processes.ts';
import { isRecord, readState, writeState } from '../local/process/state.ts';
import { CommandError } from './command.ts';

const startsWithinMs = 60_000;
const endsWithinMs = 5_000;
const pollMs = 100;

interface Started {
  readonly pid: number;
  /** A word of its command line: the process ID alone may have been reused. */
  readonly word: string;
}

const isStarted = (value: unknown): value is Started =>
  isRecord(value) && Number.isInteger(value.pid) && Number(value.pid) > 1 && typeof value.word === 'string';

export interface ServerOptions {
  /** For messages. */
  readonly name: string;
  /** File with its process ID, such as `.local/rehearse/emulator.json`; the log is written to the same folder. */
  readonly stateFile: string;
  readonly program: string;
  readonly args: readonly string[];
  /** A word of its command line that other programs do not have. */
  readonly word: string;
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly url: string;
  /** Polled until the server responds, or until `isReady` accepts the response. */
  readonly healthPath: string;
  readonly isReady?: (answer: Response) => boolean;
}

export interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

/** @throws CommandError if it does not start */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { name, stateFile, program, args, word, cwd, env, url } = options;
  await endLeftOver(stateFile);
  mkdirSync(cwd, { recursive: true });
  const logFile = stateFile.replace(/\.json$/, '.log');
  const log = openSync(logFile, 'w');
  // Its own process group, so that its child processes end with it.
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  const failed = new Promise<Error>((done) => child.once('error', done));
  const { pid } = child;
  if (pid === undefined) throw new CommandError(`${name} could not be started: ${(await failed).message}`);
  writeState(dirname(stateFile), basename(stateFile), { pid, word });
  const release = endWithUs(pid);
  const stop = async () => {
    release();
    await end(pid, stateFile);
  };
  try {
    const until = Date.now() + startsWithinMs;
    while (!(await answers(options))) {
      if (child.exitCode !== null || child.signalCode !== null || Date.now() > until) {
        throw new CommandError(`${name} does not answer at ${url}; see ${logFile}.`);
      }
      await after(pollMs);
    }
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Ends the server that a killed run left behind. */
export async function endLeftOver(stateFile: string): Promise<void> {
  const left = readState(dirname(stateFile), basename(stateFile), isStarted);
  if (left && isAlive(left.pid) && commandOf(left.pid).includes(left.word)) await end(left.pid, stateFile);
}

/** Ends it when this process exits or is interrupted. @returns removes the handlers */
function endWithUs(pid: number): () => void {
  const onExit = () => kill(pid);
  const onSignal = () => process.exit(130);
  process.once('exit', onExit).once('SIGINT', onSignal).once('SIGTERM', onSignal);
  return () => {
    process.off('exit', onExit).off('SIGINT', onSignal).off('SIGTERM', onSignal);
  };
}

async function end(pid: number, stateFile: string): Promise<void> {
  kill(pid);
  const until = Date.now() + endsWithinMs;
  while (isAlive(pid) && Date.now() < until) await after(20);
  rmSync(stateFile, { force: true });
}

/** Ends its whole process group. */
function kill(pid: number): void {
  if (isAlive(pid)) process.kill(-pid, 'SIGKILL');
}

async function answers({ url, healthPath, isReady = () => true }: ServerOptions): Promise<boolean> {
  try {
    return isReady(await fetch(url + healthPath, { signal: AbortSignal.timeout(2000) }));
  } catch {
    // Not started yet, or ended.
    return false;
  }
}
