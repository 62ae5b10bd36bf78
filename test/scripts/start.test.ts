/** A start of the product, a stop, and a start again: it keeps its data, and ends without a trace. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startEngine } from '../../scripts/local/engine.ts';
import { newFolder } from './local/folder.ts';
import { engineOf, freePort, get, isAlive, kill, longest, signIn, start } from './local/run.ts';

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
