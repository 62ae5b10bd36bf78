/** The paths that CloudFront answers with the app's shell, and those it leaves alone. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const code = readFileSync(resolve(import.meta.dirname, '../../lib/rewrite-paths.js'), 'utf8');
const rewrite = (uri: string): string => {
  const request = { uri };
  return runInNewContext(`${code}; handler({ request }).uri`, { request });
};

test.each(['/', '/login', '/account/predictions/01J', '/reset-password', '/management/', '/v1.2/page'])(
  'the app answers %s',
  (path) => expect(rewrite(path)).toBe('/index.html'),
);

test.each([
  '/assets/main-3f.js',
  '/favicon.ico',
  '/robots.txt',
  '/account/missing.png',
  '/.well-known/a.json',
])('%s is a file, there or not', (path) => expect(rewrite(path)).toBe(path));

test('CloudFront takes at most 10 KB', () => {
  expect(Buffer.byteLength(code)).toBeLessThan(10_000);
});
