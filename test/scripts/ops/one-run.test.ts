/** A command that writes to a folder runs once at a time, and a killed run does not block the next. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { holdOneRun } from '../../../scripts/ops/one-run.ts';
import { newFolder } from '../local/folder.ts';

/** A running process with this word in its command line. */
async function processNamed(word: string): Promise<number> {
  const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)', word]);
  onTestFinished(() => void child.kill('SIGKILL'));
  await new Promise((done) => child.stdout.once('data', done));
  return child.pid ?? 0;
}

test('a second run is refused in one line until the first has ended', async () => {
  const folder = newFolder();
  const pid = await processNamed('rehearse');
  writeFileSync(join(folder, 'rehearse.pid'), String(pid));
  expect(() => holdOneRun('rehearse', folder)).toThrow(
    `npm run rehearse is already running (process ${pid}): wait for it to end, or stop it.`,
  );
  expect(readdirSync(folder)).toEqual(['rehearse.pid']);
});

test.each([
  ['has ended', async () => 2 ** 22 + 1],
  ['has a process ID now used by another program', () => processNamed('something-else')],
  ['left a truncated file', async () => ''],
])('a run that %s is replaced', async (_name, left) => {
  const folder = newFolder();
  writeFileSync(join(folder, 'rehearse.pid'), String(await left()));
  const release = holdOneRun('rehearse', folder);
  expect(readdirSync(folder)).toEqual(['rehearse.pid']);
  release();
  expect(existsSync(join(folder, 'rehearse.pid'))).toBe(false);
});
