/** A machine without Python skips the rehearsal, and an interrupted or failed installation starts over. */
import { execFile } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { installTools } from '../../../scripts/rehearse/tools.ts';
import { newFolder } from '../local/folder.ts';

const script = resolve(import.meta.dirname, '../../../scripts/rehearse.ts');

test('without Python it is skipped, with one line', async () => {
  const env = { PATH: newFolder() };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [script], { env });
  expect(stdout).toBe('skip the rehearsal: it needs Linux or macOS, and Python 3.10 or newer with venv\n');
  expect(stderr).toBe('');
});

/**
 * @returns path of a program that records its arguments and prints a line; it also creates virtual environments of
 * itself
 */
function fakePython(folder: string, exitCode: number): string {
  const python = join(folder, 'python3');
  const lines = [
    '#!/bin/sh',
    `echo "$@" >> ${join(folder, 'calls')}`,
    `if [ "$2" = venv ]; then mkdir -p "$3/bin" && cp "$0" "$3/bin/python"; fi`,
    'echo "no such index"',
    `if [ "$2" = pip ]; then exit ${exitCode}; fi`,
  ];
  writeFileSync(python, lines.join('\n'));
  chmodSync(python, 0o755);
  return python;
}

const callsOf = (folder: string) => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');

test('an unreachable index is reported in one line, and the next run starts over', async () => {
  const [own, folder] = [newFolder(), newFolder()];
  const failing = installTools(fakePython(own, 1), () => {}, folder);
  await expect(failing).rejects.toThrow(/python -m pip install failed: no such index$/);
  writeFileSync(join(folder, 'left-over'), '');
  await installTools(fakePython(own, 0), () => {}, folder);
  expect(existsSync(join(folder, 'left-over'))).toBe(false);
});

test('an installed tool is not installed again', async () => {
  const [own, folder] = [newFolder(), newFolder()];
  const python = fakePython(own, 0);
  await installTools(python, () => {}, folder);
  const calls = callsOf(own);
  await installTools(python, () => {}, folder);
  expect(callsOf(own)).toEqual(calls);
  // Each of the three in its own environment, at pinned versions.
  expect(calls.filter((call) => call.startsWith('-m venv'))).toHaveLength(3);
  expect(calls.filter((call) => /install .*==[\d.]+$/.test(call))).toHaveLength(3);
});
