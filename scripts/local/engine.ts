/** The table's engine: a small program from npm that speaks DynamoDB's API over a file, run beside the product. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './listen.ts';
import { commandOf, isAlive } from './processes.ts';
import { broken, CannotStart, isRecord, readState, writeState } from './state.ts';

const stateFile = 'engine.json';
const tableFile = 'table.db';
const logFile = 'engine.log';

const startTimeoutMs = 10_000;
const stopTimeoutMs = 5_000;
const pollMs = 20;

export interface Engine {
  readonly endpoint: string;
  /** Ends the engine and waits until it is gone. */
  stop(): Promise<void>;
}

/**
 * Starts the engine on the table's file; one that an earlier run left behind is ended first.
 * @param onEnd called when it ends without having been asked to
 * @throws CannotStart
 */
export async function startEngine(dataDir: string, onEnd: (reason: string) => void): Promise<Engine> {
  const binary = findBinary();
  await endLeftover(dataDir, binary);
  const port = await freePort();
  const log = openSync(join(dataDir, logFile), 'w', 0o600);
  // A process group of its own: Ctrl-C is for us, and we end the engine when the last write is done.
  const child = spawn(binary, ['--port', String(port), '--db-path', join(dataDir, tableFile)], {
    stdio: ['ignore', log, log],
    detached: process.platform !== 'win32',
  });
  const ended = new Promise<string>((done) => {
    child.once('error', (error) => done(error.message));
    child.once('exit', (code, signal) => done(`it ended with ${signal ?? `code ${code}`}`));
  });
  // A test runner that is interrupted exits without stopping what it started.
  const endWithUs = () => child.kill();
  process.once('exit', endWithUs);
  void ended.then(() => process.off('exit', endWithUs));
  let stopping = false;
  if (child.pid !== undefined) writeState(dataDir, stateFile, { pid: child.pid, port, binary });
  const endpoint = `http://127.0.0.1:${port}`;
  const early = await Promise.race([answering(endpoint), ended]);
  if (early !== undefined) {
    await end(child);
    throw notStarted(dataDir, early);
  }
  void ended.then((reason) => {
    if (!stopping) onEnd(reason);
  });
  return {
    endpoint,
    async stop() {
      stopping = true;
      await end(child);
      rmSync(join(dataDir, stateFile), { force: true });
    },
  };
}

/** Where npm has the engine as a package; see `optionalDependencies`. */
const packagedFor: readonly string[] = ['linux-x64'];

type Machine = Pick<NodeJS.Process, 'platform' | 'arch'>;

/** @throws CannotStart where npm has no engine for this machine, with what to do instead */
export function findBinary(machine: Machine = process): string {
  const platform = `${machine.platform}-${machine.arch}`;
  const name = `@dynoxide/${platform}`;
  if (!packagedFor.includes(platform)) throw new CannotStart(withoutPackage(machine));
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
    const binary = join(folder, 'dynoxide');
    if (existsSync(binary)) return binary;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND')) throw error;
  }
  throw new CannotStart(`The table's engine (${name}) is not installed: run \`npm ci\`, then try again.`);
}

/** One line: DynamoDB Local runs wherever Docker does. */
function withoutPackage({ platform, arch }: Machine): string {
  const endpoint = 'DYNAMODB_ENDPOINT=http://localhost:8000';
  const start = platform === 'win32' ? `set ${endpoint}&& npm start` : `${endpoint} npm start`;
  return (
    `There is no packaged table engine for ${platform}-${arch}. ` +
    `Run DynamoDB Local instead: docker run -d -p 8000:8000 amazon/dynamodb-local, then: ${start}`
  );
}

/** A run that was killed could not end its engine; two engines must not work on one file. */
async function endLeftover(dataDir: string, binary: string): Promise<void> {
  const left = readState(dataDir, stateFile, isLeftover);
  if (!left || !isAlive(left.pid) || !runs(left.pid, left.binary, binary)) return;
  process.kill(left.pid, 'SIGTERM');
  if (await gone(left.pid, stopTimeoutMs)) return;
  process.kill(left.pid, 'SIGKILL');
  await gone(left.pid, stopTimeoutMs);
}

interface Leftover {
  readonly pid: number;
  readonly binary: string;
}

function isLeftover(value: unknown): value is Leftover {
  return (
    isRecord(value) &&
    Number.isInteger(value.pid) &&
    Number(value.pid) > 1 &&
    typeof value.binary === 'string'
  );
}

/** Whether a process is that program: its number may have been given to another since. */
function runs(pid: number, ...binaries: string[]): boolean {
  try {
    const program = readlinkSync(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, '');
    return binaries.some((binary) => resolve(binary) === program);
  } catch {
    // No /proc here: its command line is asked of the system instead.
  }
  const command = commandOf(pid);
  return binaries.some((binary) => command.includes(binary));
}

async function gone(pid: number, ms: number): Promise<boolean> {
  const until = Date.now() + ms;
  while (isAlive(pid)) {
    if (Date.now() > until) return false;
    await wait(pollMs);
  }
  return true;
}

/** Resolves to nothing once the engine answers, or to what went wrong. */
async function answering(endpoint: string): Promise<string | undefined> {
  const until = Date.now() + startTimeoutMs;
  while (Date.now() < until) {
    try {
      await fetch(endpoint, { method: 'POST', body: '{}' });
      return undefined;
    } catch {
      // Not listening yet.
      await wait(pollMs);
    }
  }
  return `it did not answer within ${startTimeoutMs / 1000} s`;
}

function notStarted(dataDir: string, reason: string): CannotStart {
  const said = readFileSync(join(dataDir, logFile), 'utf8').trim().split('\n').at(-1) ?? '';
  if (/not a valid SQLite|malformed|not a database|disk image/i.test(said)) {
    return broken(dataDir, `The table in ${join(dataDir, tableFile)} is broken`);
  }
  return new CannotStart(`The table's engine did not start: ${said || reason}`);
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return done();
    const hard = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
    child.once('exit', () => {
      clearTimeout(hard);
      done();
    });
    child.kill('SIGTERM');
  });
}
