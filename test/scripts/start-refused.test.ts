/** What is in the way of a start is said in one line, with what to do. */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/local/listen.ts';
import { newFolder } from './local/folder.ts';
import { start } from './local/run.ts';

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

test('a word that it does not know', async () => {
  const run = start(newFolder(), {}, { words: ['--prod'] });
  expect(await run.ended).toBe(2);
  expect(run.said()).toMatch(/^Unknown option '--prod'/);
  expect(run.said()).toContain('Usage: npm start [-- --production | --dev]');
});

test.each(['session-seeds.json', 'engine.json', 'product.json', 'mail.jsonl', 'table.db'])(
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
