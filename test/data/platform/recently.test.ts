/** Shared reads: one for many callers, never older than configured, and none after a failure. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { environment } from '../../../lambdas/contracts/platform/environment.ts';
import { recently } from '../../../lambdas/data/platform/recently.ts';

let read: number;
let name: string;
const reading = async () => {
  read += 1;
  return read;
};

beforeAll(() => {
  process.env[environment.sharedReadSeconds] = '10';
});
afterAll(() => {
  delete process.env[environment.sharedReadSeconds];
});
beforeEach((context) => {
  read = 0;
  name = context.task.name;
});

test('many callers within ten seconds share one read, also while it runs', async () => {
  const all = [0, 1, 9_999].map((now) => recently(name, reading, now));
  expect(await Promise.all(all)).toEqual([1, 1, 1]);
});

test('what is ten seconds old is read again', async () => {
  expect(await recently(name, reading, 0)).toBe(1);
  expect(await recently(name, reading, 10_000)).toBe(2);
  expect(await recently(name, reading, 10_001)).toBe(2);
});

test('what has another name is read for itself', async () => {
  expect(await recently(`${name} today`, reading, 0)).toBe(1);
  expect(await recently(`${name} yesterday`, reading, 0)).toBe(2);
});

test('a failed read is not shared with later callers', async () => {
  const failing = recently(name, () => Promise.reject(new Error('offline')), 0);
  await expect(failing).rejects.toThrow('offline');
  expect(await recently(name, reading, 1)).toBe(1);
});

test('without the setting, everything is read each time', async () => {
  delete process.env[environment.sharedReadSeconds];
  expect(await recently(name, reading, 0)).toBe(1);
  expect(await recently(name, reading, 0)).toBe(2);
  process.env[environment.sharedReadSeconds] = '10';
});
