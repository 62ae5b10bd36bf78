/** The table's engine: a program from npm that serves DynamoDB's API from a file, run as a child process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './listen.ts';
import { commandOf, isAlive } from './process/processes.ts';
import { broken, CannotStart, isRecord, readState, writeState } from './process/state.ts';

const stateFile = 'engine.json';
const tableFile = 'table.db';
const logFile = 'engine.log';

const startTimeoutMs = 10_000;
const stopTimeoutMs = 5_000;
const pollMs = 20;

export interface Engine {
  readonly endpoint: string;
  /** Stops the engine and waits until it has ended. */
  stop(): Promise<void>;
}

interface Keeping {
  /** Keep the table in memory, and lose it with the engine: a write then waits for no disk. */
  readonly inMemory?: boolean;
}

/**
 * Starts the engine on the table's file, after ending one that a killed run left behind.
 * @param onEnd called if it ends by itself
 * @throws CannotStart
 */
export async function startEngine(
  dataDir: string,
  onEnd: (reason: string) => void,
  { inMemory = false }: Keeping = {},
): Promise<Engine> {
  const binary = findBinary();
  await endLeftover(dataDir, binary);
  const port = await freePort();
  const log = openSync(join(dataDir, logFile), 'w', 0o600);
  // Its own process group, so that Ctrl-C reaches only this process, which stops the engine after the last write.
  const file = inMemory ? [] : ['--db-path', join(dataDir, tableFile)];
  const child = spawn(binary, ['--port', String(port), ...file], {
    stdio: ['ignore', log, log],
    detached: process.platform !== 'win32',
  });
  const ended = new Promise<string>((done) => {
    child.once('error', (error) => done(error.message));
    child.once('exit', (code, signal) => done(`it ended with ${signal ?? `code ${code}`}`));
  });
  // An interrupted test runner exits without stopping what it started.
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

/** Platforms with an npm package of the engine; see `optionalDependencies`. */
const packagedFor: readonly string[] = ['linux-x64'];

type Machine = Pick<NodeJS.Process, 'platform' | 'arch'>;

/** @throws CannotStart if there is no engine for this platform, with a command that works there */
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

/** DynamoDB Local's image is published for x64 and arm64. On Windows, cmd runs the line from any shell. */
function withoutPackage({ platform, arch }: Machine): string {
  const endpoint = 'DYNAMODB_ENDPOINT=http://localhost:8000';
  // Without a space before &&, which cmd would make part of the value.
  const start = platform === 'win32' ? `cmd /c "set ${endpoint}&& npm start"` : `${endpoint} npm start`;
  return (
    `There is no packaged table engine for ${platform}-${arch}. Run DynamoDB Local with Docker ` +
    `(docker run -d -p 8000:8000 amazon/dynamodb-local) or any other DynamoDB, then: ${start}`
  );
}

/** A killed run leaves its engine running, and two engines must not use the same file. */
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

/** Whether the process runs one of these programs; its ID may have been reused. */
function runs(pid: number, ...binaries: string[]): boolean {
  try {
    const program = readlinkSync(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, '');
    return binaries.some((binary) => resolve(binary) === program);
  } catch {
    // No /proc on this system: use the command line instead.
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

/** Resolves to undefined once the engine answers, or to the reason if it does not. */
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
  const lastLine = readFileSync(join(dataDir, logFile), 'utf8').trim().split('\n').at(-1) ?? '';
  if (/not a valid SQLite|malformed|not a database|disk image/i.test(lastLine)) {
    return broken(dataDir, `The table in ${join(dataDir, tableFile)} is broken`);
  }
  return new CannotStart(`The table's engine did not start: ${lastLine || reason}`);
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
