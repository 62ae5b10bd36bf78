/** Generated documents match the code. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { generated } from '../../scripts/docs/generated.ts';

const root = resolve(import.meta.dirname, '../..');

const documents = await generated();

test.each(documents)('$path is up to date (npm run docs)', ({ path, text }) => {
  expect(readFileSync(resolve(root, path), 'utf8')).toBe(text);
});
