/** `npm start` in a process of its own: it starts, keeps its data, ends without a trace, and says what is in its way. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startEngine } from '../../scripts/local/engine.ts';
import { newFolder } from './local/folder.ts';

const root = resolve(import.meta.dirname, '../..');
/** A start, a build of the web app included. */
const longest = 90_000;

interface Run {
  readonly child: ChildProcess;
  /** Everything it has written so far. */
  readonly said: () => string;
  readonly ended: Promise<number | null>;
  /** @returns the address it prints */
  readonly ready: () => Promise<string>;
}

/** What a shell would have, and nothing of the product that serves the other tests. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, ...(TMPDIR && { TMPDIR }) };
}

function start(folder: string, settings: Record<string, string> = {}, viaNpm = false): Run {
  const [command, args] = viaNpm
    ? ['npm', ['start', '--silent']]
    : [process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/start.ts']];
  const child = spawn(command, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...cleanEnvironment(), GAMEPLAN_DATA: folder, ...settings },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const ended = new Promise<number | null>((done) => child.once('close', done));
  onTestFinished(async () => {
    kill(-Number(child.pid), 'SIGKILL');
    await ended;
    const engine = engineOf(folder);
    if (engine) kill(engine, 'SIGKILL');
  });
  const ready = async () => {
    const early = ended.then((code) => {
      throw new Error(`it ended with code ${code}: ${said}`);
    });
    const printed = vi.waitUntil(() => /runs at (http:\S+)/.exec(said)?.[1], {
      timeout: longest,
      interval: 20,
    });
    return Promise.race([printed, early]);
  };
  return { child, said: () => said, ended, ready };
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function isAlive(pid: number): boolean {
  // A process that has ended and that nobody waits for is still in the table, as a zombie.
  const stat = `/proc/${pid}/stat`;
  return existsSync(stat) ? !/\) [ZX] /.test(readFileSync(stat, 'utf8')) : false;
}

function engineOf(folder: string): number | undefined {
  const file = resolve(folder, 'engine.json');
  if (!existsSync(file)) return undefined;
  return Number(/"pid": (\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) || undefined;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (!address || typeof address !== 'object') throw new Error('no port');
  return address.port;
}

async function signIn(origin: string, email = 'subscriber@gameplan.test', name = 'auth') {
  const response = await fetch(`${origin}/.netlify/functions/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'login', email, password: 'GamePlan-2026' }),
  });
  return { status: response.status, body: await response.json() };
}

async function get(origin: string, name: string, token: string) {
  const response = await fetch(`${origin}/.netlify/functions/${name}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return response.json();
}

describe('a start, a stop, and a start again', () => {
  test('seeds its people, ends without a trace at Ctrl-C, and finds its data again', {
    timeout: longest,
  }, async () => {
    const folder = newFolder();
    const port = await freePort();
    const first = start(folder, { PORT: String(port) });
    const origin = await first.ready();
    expect(origin).toBe(`http://localhost:${port}`);
    expect(first.said()).toContain('admin@gameplan.test');
    const { status, body } = await signIn(origin);
    expect(status).toBe(200);
    const stats = await get(origin, 'get-tracker-stats', body.token);
    expect(stats.hits + stats.misses).toBeGreaterThan(15);
    const predictions = await get(origin, 'get-predictions', body.token);
    const [newest] = predictions.predictions;
    expect(Date.parse(newest.parsed_entities.match_date)).toBeGreaterThan(Date.now());
    expect((await signIn(origin, 'admin@gameplan.test', 'admin-auth')).status).toBe(200);
    const free = await signIn(origin, 'free@gameplan.test');
    expect(await get(origin, 'get-user-status', free.body.token)).toMatchObject({ status: 'inactive' });

    const engine = Number(engineOf(folder));
    expect(isAlive(engine)).toBe(true);
    kill(-Number(first.child.pid), 'SIGINT');
    expect(await first.ended).toBe(0);
    expect(isAlive(engine)).toBe(false);

    const second = start(folder, { PORT: String(port) });
    await second.ready();
    expect(second.said()).not.toContain('Making a month');
    // The token of the first run still counts, and so does everything it stored.
    expect(await get(origin, 'get-tracker-stats', body.token)).toEqual(stats);
    second.child.kill('SIGHUP');
    expect(await second.ended).toBe(0);
  });

  test('starts again after it was killed outright, and ends the engine that was left', {
    timeout: longest,
  }, async () => {
    const folder = newFolder();
    const port = await freePort();
    const first = start(folder, { PORT: String(port) });
    const { body } = await signIn(await first.ready());
    first.child.kill('SIGKILL');
    await first.ended;
    const left = Number(engineOf(folder));
    expect(isAlive(left)).toBe(true);

    const second = start(folder, { PORT: String(port) });
    const origin = await second.ready();
    expect(isAlive(left)).toBe(false);
    expect(engineOf(folder)).not.toBe(left);
    expect(await get(origin, 'get-user-status', body.token)).toMatchObject({ status: 'active' });
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });

  test('a foreign process that has the number of the old engine is left alone', {
    timeout: longest,
  }, async () => {
    const folder = newFolder();
    const other = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    onTestFinished(() => {
      other.kill('SIGKILL');
    });
    writeFileSync(
      resolve(folder, 'engine.json'),
      JSON.stringify({ pid: other.pid, port: 1, binary: '/no/engine' }),
    );
    const run = start(folder, { PORT: String(await freePort()) });
    await run.ready();
    expect(isAlive(Number(other.pid))).toBe(true);
    run.child.kill('SIGINT');
    expect(await run.ended).toBe(0);
  });
});

describe('under npm', () => {
  test.each([
    ['Ctrl-C in the terminal', (npm: number) => kill(-npm, 'SIGINT')],
    ['SIGTERM to npm alone', (npm: number) => kill(npm, 'SIGTERM')],
    ['npm being killed outright', (npm: number) => kill(npm, 'SIGKILL')],
  ])('%s ends everything', { timeout: longest }, async (_what, end) => {
    const folder = newFolder();
    const port = await freePort();
    const run = start(folder, { PORT: String(port) }, true);
    await run.ready();
    const engine = Number(engineOf(folder));
    end(Number(run.child.pid));
    // Its output ends when the last process that holds it has ended.
    await run.ended;
    expect(isAlive(engine)).toBe(false);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  });
});

describe('what is in its way is said in one line, with what to do', () => {
  async function refused(folder: string, settings: Record<string, string> = {}): Promise<string> {
    const run = start(folder, { PORT: String(await freePort()), ...settings });
    expect(await run.ended, run.said()).toBe(1);
    const lines = run.said().trim().split('\n');
    expect(lines, run.said()).toHaveLength(1);
    return lines[0] ?? '';
  }

  test('a port that another program has', async () => {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === 'object' ? Number(address?.port) : 0;
    expect(await refused(newFolder(), { PORT: String(port) })).toBe(
      `Port ${port} is taken by another program: stop that program, or choose another port: PORT=${port + 1} npm start`,
    );
  });

  test('a port that is none', async () => {
    expect(await refused(newFolder(), { PORT: 'web' })).toMatch(
      /^PORT must be a number from 1 to 65535, not "web"/,
    );
  });

  test('a product that runs already, on that port or on that folder', { timeout: longest }, async () => {
    const folder = newFolder();
    const port = await freePort();
    const run = start(folder, { PORT: String(port) });
    await run.ready();
    const onPort = start(newFolder(), { PORT: String(port) });
    expect(await onPort.ended).toBe(1);
    expect(onPort.said()).toMatch(new RegExp(`^GamePlan runs at http://localhost:${port} already`));
    const onFolder = start(folder, { PORT: String(await freePort()) });
    expect(await onFolder.ended).toBe(1);
    expect(onFolder.said()).toContain(`at http://localhost:${port}: use that one, or stop it first.`);
    expect((await signIn(`http://localhost:${port}`)).status).toBe(200);
  });

  test.each(['session-keys.json', 'engine.json', 'product.json', 'mail.jsonl', 'table.db'])(
    'a broken %s',
    async (file) => {
      const folder = newFolder();
      writeFileSync(resolve(folder, file), 'what is this?\n'.repeat(100));
      const line = await refused(folder);
      expect(line).toContain(resolve(folder, file));
      expect(line).toContain(`delete the folder ${folder}`);
    },
  );

  test('a file where the folder should be', async () => {
    const file = resolve(newFolder(), 'data');
    writeFileSync(file, '');
    expect(await refused(file)).toContain(`${file} is not a folder`);
  });

  test('a table’s endpoint where nothing is', async () => {
    const endpoint = `http://127.0.0.1:${await freePort()}`;
    expect(await refused(newFolder(), { DYNAMODB_ENDPOINT: endpoint })).toContain(
      `The table could not be made at ${endpoint}`,
    );
  });
});

test('works with any DynamoDB that it is pointed to', { timeout: longest }, async () => {
  const { endpoint, stop } = await startEngine(newFolder(), () => {});
  onTestFinished(stop);
  const folder = newFolder();
  const run = start(folder, { PORT: String(await freePort()), DYNAMODB_ENDPOINT: endpoint });
  const origin = await run.ready();
  expect((await signIn(origin)).status).toBe(200);
  expect(engineOf(folder)).toBeUndefined();
  run.child.kill('SIGINT');
  expect(await run.ended).toBe(0);
});
