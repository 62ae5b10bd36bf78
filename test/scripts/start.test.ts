/** Starting, stopping and restarting the product, also under npm: it keeps its data and leaves no process behind. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startEngine } from '../../scripts/local/engine.ts';
import { freePort } from '../../scripts/local/listen.ts';
import { isFull } from '../support/depth.ts';
import { newFolder } from './local/folder.ts';
import { endHard, engineOf, get, isAlive, kill, launch, longest, signIn, start } from './local/run.ts';

/**
 * The folder of the first start, which seeds a month of users and picks; other tests use copies of it. `npm test` keeps it
 * for the browser tests.
 */
const kept = process.env.SEEDED_DATA;
const seeded = kept ?? mkdtempSync(join(tmpdir(), 'gameplan-seeded-'));
afterAll(() => {
  if (!kept) rmSync(seeded, { recursive: true, force: true });
});

function seededFolder(): string {
  const folder = newFolder();
  cpSync(seeded, folder, { recursive: true });
  return folder;
}

/** The results of the first start, and how it ended after Ctrl-C. */
interface FirstStart {
  readonly port: number;
  readonly origin: string;
  readonly said: string;
  readonly token: string;
  readonly stats: Record<string, number>;
  readonly engine: number;
  readonly engineRan: boolean;
  readonly exitCode: number | null;
}
let first: FirstStart;

beforeAll(async () => {
  const port = await freePort();
  const run = launch(seeded, { PORT: String(port) });
  try {
    const origin = await run.ready();
    const { token } = (await signIn(origin)).body;
    const stats = await get(origin, 'get-tracker-stats', token);
    const engine = Number(engineOf(seeded));
    const engineRan = isAlive(engine);
    kill(-Number(run.child.pid), 'SIGINT');
    const exitCode = await run.ended;
    first = { port, origin, said: run.output(), token, stats, engine, engineRan, exitCode };
  } finally {
    await endHard(run, seeded);
  }
}, 2 * longest);

describe('start, stop and restart', () => {
  test('seeds its users, and leaves no process behind after Ctrl-C', () => {
    expect(first.origin).toBe(`http://localhost:${first.port}`);
    expect(first.said).toContain('admin@gameplan.test');
    expect(Number(first.stats.hits) + Number(first.stats.misses)).toBeGreaterThan(15);
    expect([first.engineRan, isAlive(first.engine), first.exitCode]).toEqual([true, false, 0]);
  });

  test('after it was killed, ends the orphaned engine and finds its data again, and a second one is refused', {
    timeout: longest,
  }, async () => {
    const folder = seededFolder();
    const killed = start(folder, { PORT: String(first.port) });
    await killed.ready();
    killed.child.kill('SIGKILL');
    await killed.ended;
    const left = Number(engineOf(folder));
    expect(isAlive(left)).toBe(true);

    const run = start(folder, { PORT: String(first.port) });
    const origin = await run.ready();
    expect(isAlive(left)).toBe(false);
    expect(engineOf(folder)).not.toBe(left);
    expect(run.output()).not.toContain('Creating a month');
    // The token of the first run is still valid, and so is everything it stored.
    expect(await get(origin, 'get-tracker-stats', first.token)).toEqual(first.stats);
    const { predictions } = await get(origin, 'get-predictions', first.token);
    expect(Date.parse(predictions[0].parsed_entities.match_date)).toBeGreaterThan(Date.now());
    expect((await signIn(origin)).status).toBe(200);
    expect((await signIn(origin, 'admin@gameplan.test', 'admin-auth')).status).toBe(200);
    const free = await signIn(origin, 'free@gameplan.test');
    expect(await get(origin, 'get-user-status', free.body.token)).toMatchObject({ status: 'inactive' });

    // A second one on its port or on its folder is refused, and leaves it alone.
    const onPort = start(newFolder(), { PORT: String(first.port) });
    const onFolder = start(folder, { PORT: String(await freePort()) });
    expect(await onPort.ended).toBe(1);
    expect(onPort.output()).toMatch(
      new RegExp(`^GamePlan is already running at http://localhost:${first.port}`),
    );
    expect(await onFolder.ended).toBe(1);
    expect(onFolder.output()).toContain(`at http://localhost:${first.port}: use that one, or stop it first.`);
    expect((await signIn(origin)).status).toBe(200);
    run.child.kill('SIGHUP');
    expect(await run.ended).toBe(0);
  });

  test.runIf(isFull)(
    "leaves alone another process that has the old engine's ID",
    {
      timeout: longest,
    },
    async () => {
      const folder = seededFolder();
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
    },
  );
});

test.runIf(isFull)(
  'lets time pass faster, jumps, and after it was killed goes on from its latest time',
  {
    timeout: longest,
  },
  async () => {
    const folder = seededFolder();
    const words = ['--speed=60'];
    const run = start(folder, { PORT: String(first.port) }, { words });
    const origin = await run.ready();
    expect(run.output()).toMatch(/Time +Sunday, November 22, 2026 at .* in New York, 60 times as fast/);
    const { token } = (await signIn(origin)).body;
    const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
    expect(exp - iat).toBe(60 * 24 * 3600);
    const timeOf = async () => (await (await fetch(`${origin}/_local/clock.json`)).json()).at;
    const from = await timeOf();
    const machine = performance.now();
    await expect.poll(timeOf).toBeGreaterThan(from + 60_000);
    expect(performance.now() - machine).toBeLessThan(60_000);

    const jump = await fetch(`${origin}/_local/controls`, { method: 'POST', body: '{"jump":"tomorrow"}' });
    const { now } = await jump.json();
    expect(Date.parse(now)).toBeGreaterThanOrEqual(Date.parse('2026-11-23T14:00:00Z'));
    expect(await (await fetch(origin)).text()).toContain('<script src="/_local/clock.js?');
    const reached = await timeOf();
    run.child.kill('SIGKILL');
    await run.ended;

    const again = start(folder, { PORT: String(first.port) }, { words });
    await again.ready();
    expect(await timeOf()).toBeGreaterThanOrEqual(reached);
    const { predictions } = await get(origin, 'get-predictions', token);
    expect(Date.parse(predictions[0].parsed_entities.match_date)).toBeGreaterThan(reached);
    again.child.kill('SIGINT');
    expect(await again.ended).toBe(0);
  },
);

test.runIf(isFull)('works with any DynamoDB endpoint', { timeout: longest }, async () => {
  const { endpoint, stop } = await startEngine(seededFolder(), () => {});
  onTestFinished(stop);
  const own = seededFolder();
  rmSync(join(own, 'table.db'));
  const run = start(own, { PORT: String(await freePort()), DYNAMODB_ENDPOINT: endpoint });
  const origin = await run.ready();
  expect((await signIn(origin)).status).toBe(200);
  expect(engineOf(own)).toBeUndefined();
  run.child.kill('SIGINT');
  expect(await run.ended).toBe(0);
});

describe('under npm', () => {
  const ends = [
    ['Ctrl-C in the terminal', (npm: number) => kill(-npm, 'SIGINT')],
    ['SIGTERM to npm alone', (npm: number) => kill(npm, 'SIGTERM')],
    ['killing npm', (npm: number) => kill(npm, 'SIGKILL')],
  ] as const;

  test.each(isFull ? ends : ends.slice(0, 1))(
    '%s ends everything',
    { timeout: longest },
    async (_what, end) => {
      const folder = seededFolder();
      const port = await freePort();
      const run = start(folder, { PORT: String(port) }, { viaNpm: true });
      await run.ready();
      const engine = Number(engineOf(folder));
      end(Number(run.child.pid));
      // Its output ends when the last process holding it has ended.
      await run.ended;
      expect(isAlive(engine)).toBe(false);
      await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
    },
  );
});
