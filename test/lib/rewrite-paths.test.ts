/** The paths that CloudFront answers with the app's shell, and those it leaves alone. */
import { expect, test } from 'vitest';
import { rewritten as rewrite } from '../../scripts/local/web/rewrite-paths.ts';

test.each(['/login', '/account/predictions/01J', '/reset-password', '/management/', '/v1.2/page'])(
  'the app answers %s',
  (path) => expect(rewrite(path)).toBe('/app.html'),
);

test.each([
  ['/', '/index.html'],
  ['/terms', '/terms.html'],
  ['/terms/', '/terms.html'],
  ['/privacy', '/privacy.html'],
  ['/disclaimer', '/disclaimer.html'],
])('%s has a document of its own', (path, document) => expect(rewrite(path)).toBe(document));

test.each([
  '/assets/main-3f.js',
  '/favicon.ico',
  '/robots.txt',
  '/account/missing.png',
  '/.well-known/a.json',
])('%s is a file, there or not', (path) => expect(rewrite(path)).toBe(path));
