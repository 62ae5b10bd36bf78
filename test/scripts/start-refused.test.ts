/** A start that cannot succeed prints one line with the reason and what to do. */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/local/listen.ts';
import { CannotStart } from '../../scripts/local/process/state.ts';
import { startProduct } from '../../scripts/local/product.ts';
import { isFull } from '../support/depth.ts';
import { newFolder } from './local/folder.ts';
import { start } from './local/run.ts';

const noState = 'what is this?\n'.repeat(100);

async function refused(
  folder: string,
  settings: Record<string, string> = {},
  words: readonly string[] = [],
): Promise<string> {
  const run = start(folder, { PORT: String(await freePort()), ...settings }, { words });
  expect(await run.ended, run.output()).toBe(1);
  const lines = run.output().trim().split('\n');
  expect(lines, run.output()).toHaveLength(1);
  return lines[0] ?? '';
}

test('a port used by another program', async () => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? Number(address?.port) : 0;
  expect(await refused(newFolder(), { PORT: String(port) })).toBe(
    `Port ${port} is taken by another program: stop that program, or choose another port: PORT=${port + 1} npm start`,
  );
});

test('an invalid port', async () => {
  expect(await refused(newFolder(), { PORT: 'web' })).toMatch(
    /^PORT must be a number from 1 to 65535, not "web"/,
  );
});

/** Of like refusals, each a process of its own, the sample has one. */
const sampleOf = <T>(all: readonly T[]): readonly T[] => (isFull ? all : all.slice(0, 1));

const badOptions = [
  ['--at', 'tonight', /^--at must be a moment such as 2026-02-08T18:00 .*, not "tonight"/],
  ['--at', '2027-02-29T18:00', /^--at must be a moment .*, not "2027-02-29T18:00"/],
  ['--speed', 'fast', /^--speed must be a number from 1 to 1000, not "fast"/],
  ['--speed', '0', /^--speed must be a number from 1 to 1000, not "0"/],
  ['--speed', '-1', /^--speed must be a number from 1 to 1000, not "-1"/],
] as const;

test.each(sampleOf(badOptions))('%s %s', async (option, value, line) => {
  expect(await refused(newFolder(), {}, [`${option}=${value}`])).toMatch(line);
});

const realKeys = ['OPENAI_API_KEY', 'GOALSERVE_API_KEY', 'STRIPE_SECRET_KEY'];

test.each(sampleOf(realKeys))('%s at another time', async (key) => {
  const line = await refused(newFolder(), { [key]: 'a-real-key' }, ['--speed=60']);
  expect(line).toMatch(new RegExp(`^Real services go by the real time, .*: unset ${key}, or start without`));
});

test('an unknown argument', async () => {
  const run = start(newFolder(), {}, { words: ['--prod'] });
  expect(await run.ended).toBe(2);
  expect(run.output()).toMatch(/^Unknown option '--prod'/);
  expect(run.output()).toContain('Usage: npm start [-- --production | --dev]');
});

test('a broken file', async () => {
  const folder = newFolder();
  writeFileSync(resolve(folder, 'table.db'), noState);
  expect(await refused(folder)).toContain(resolve(folder, 'table.db'));
});

describe('in this process', () => {
  /** @returns the reason; a process of its own prints it, as above */
  async function reasonFor(dataDir: string): Promise<string> {
    const error = await startProduct({ port: 0, dataDir, quiet: true }).then(
      (product) => product.stop(),
      (reason: unknown) => reason,
    );
    if (!(error instanceof CannotStart)) throw error ?? new Error('the product started');
    return error.message;
  }

  test.each(['session-seeds.json', 'engine.json', 'product.json', 'mail.jsonl', 'table.db'])(
    'a broken %s',
    async (file) => {
      const folder = newFolder();
      writeFileSync(resolve(folder, file), noState);
      const reason = await reasonFor(folder);
      expect(reason).toContain(resolve(folder, file));
      expect(reason).toContain(`delete the folder ${folder}`);
    },
  );

  test('a file in place of the folder', async () => {
    const file = resolve(newFolder(), 'data');
    writeFileSync(file, '');
    expect(await reasonFor(file)).toContain(`${file} is not a folder`);
  });
});

test('a DynamoDB endpoint that does not respond', async () => {
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  expect(await refused(newFolder(), { DYNAMODB_ENDPOINT: endpoint })).toContain(
    `The table could not be created at ${endpoint}`,
  );
});
