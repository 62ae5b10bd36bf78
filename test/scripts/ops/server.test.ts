/** A server run by a command: it ends with the command, an orphan is ended, and a failed start is reported. */
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../scripts/local/listen.ts';
import { endLeftOver, type ServerOptions, startServer } from '../../../scripts/ops/server.ts';
import { newFolder } from '../local/folder.ts';
import { isAlive } from '../local/run.ts';

const answers = "require('node:http').createServer((_, r) => r.end()).listen(process.argv[1], '127.0.0.1')";

async function optionsOf(folder: string, code: string): Promise<ServerOptions> {
  const port = await freePort();
  return {
    name: 'The test server',
    stateFile: join(folder, 'server.json'),
    program: process.execPath,
    args: ['-e', code, String(port), folder],
    word: folder,
    cwd: folder,
    env: process.env,
    url: `http://127.0.0.1:${port}`,
    healthPath: '/',
  };
}

/** A process that an earlier run started, with this word in its command line. */
async function leftOver(folder: string, word: string): Promise<number> {
  const code = 'console.log(1); setInterval(() => {}, 1000)';
  const child = spawn(process.execPath, ['-e', code, word], { detached: true });
  onTestFinished(() => void child.kill('SIGKILL'));
  await new Promise((done) => child.stdout.once('data', done));
  const pid = child.pid ?? 0;
  writeFileSync(join(folder, 'server.json'), JSON.stringify({ pid, word: folder }));
  return pid;
}

test('responds until it is stopped, and leaves nothing behind', async () => {
  const folder = newFolder();
  const { url, stop } = await startServer(await optionsOf(folder, answers));
  expect((await fetch(url)).status).toBe(200);
  await stop();
  await expect(fetch(url)).rejects.toThrow();
  expect(existsSync(join(folder, 'server.json'))).toBe(false);
});

test('one left behind by a killed run is ended before the next starts', async () => {
  const folder = newFolder();
  const pid = await leftOver(folder, folder);
  const { stop } = await startServer(await optionsOf(folder, answers));
  expect(isAlive(pid)).toBe(false);
  await stop();
});

test('another program with the process ID of an orphan is left alone', async () => {
  const folder = newFolder();
  const pid = await leftOver(folder, 'another-program');
  await endLeftOver(join(folder, 'server.json'));
  expect(isAlive(pid)).toBe(true);
});

test('one that exits at once, for example because of a used port, is reported with its log', async () => {
  const folder = newFolder();
  const starting = startServer(await optionsOf(folder, 'process.exit(3)'));
  await expect(starting).rejects.toThrow(
    /^The test server does not answer at http:\S+; see \S+server\.log\.$/,
  );
  expect(existsSync(join(folder, 'server.json'))).toBe(false);
});

test('one that is not installed is reported', async () => {
  const folder = newFolder();
  const options = { ...(await optionsOf(folder, '')), program: join(folder, 'no-such-program') };
  await expect(startServer(options)).rejects.toThrow(
    /^The test server could not be started: spawn .* ENOENT$/,
  );
});
