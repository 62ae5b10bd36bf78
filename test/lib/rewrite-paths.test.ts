/** Which paths CloudFront answers with the app, which it passes on, and which it redirects home. */
import { expect, test } from 'vitest';
import { rewritten as rewrite } from '../../scripts/local/web/edge-functions.ts';

test.each(['/login', '/account/predictions/01J', '/reset-password', '/management/', '/v1.2/page'])(
  'the app is returned for %s',
  (path) => expect(rewrite(path)).toEqual({ file: '/app.html' }),
);

test.each([
  ['/', '/index.html'],
  ['/terms', '/terms.html'],
  ['/terms/', '/terms.html'],
  ['/privacy', '/privacy.html'],
  ['/disclaimer', '/disclaimer.html'],
  ['/track-record', '/track-record.html'],
])('%s has its own document', (path, document) => expect(rewrite(path)).toEqual({ file: document }));

test.each([
  '/assets/main-3f.js',
  '/favicon.ico',
  '/robots.txt',
  '/account/missing.png',
  '/.well-known/a.json',
])('%s is a file, whether it exists or not', (path) => expect(rewrite(path)).toEqual({ file: path }));

test.each(['/index.php', '/index.html', '/app.html', '/wp-login.php', '/old/page.aspx', '/v1.2', '/.env'])(
  '%s is an unknown page and redirects home',
  (path) => expect(rewrite(path)).toEqual({ redirect: '/' }),
);
