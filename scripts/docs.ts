/** `npm run docs`: writes the documents that are generated from the code. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { generated } from './docs/generated.ts';
import { defineCommand, main } from './ops/command.ts';

const root = resolve(import.meta.dirname, '..');

await main(
  defineCommand({
    help: `Usage: npm run docs [-- --check]

Writes the documents that are generated from the code: the table's items and access patterns, and the OpenAPI document.

  --check    write nothing; fail if a document is out of date`,
    options: { check: { type: 'boolean', default: false } },
    async run({ check }, { say }) {
      const stale = (await generated()).filter(({ path, text }) => current(path) !== text);
      for (const { path, text } of stale) {
        if (!check) write(path, text);
        say(`${path}: ${check ? 'out of date, run npm run docs' : 'written'}`);
      }
      if (stale.length === 0) say('Every generated document is up to date');
      return !check || stale.length === 0;
    },
  }),
);

function current(path: string): string | undefined {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
