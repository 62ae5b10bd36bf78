/** The built web app is served as CloudFront serves it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../../lib/edge/browser-headers.ts';
import { securityHeaders } from '../../../../scripts/local/security-headers.ts';
import { insteadOfApp, makeWeb } from '../../../../scripts/local/web/web.ts';
import { newFolder } from '../folder.ts';

const script = 'console.log("a");'.repeat(200);

function setUp() {
  const dist = newFolder();
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'app.html'), '<!doctype html><title>shell</title>');
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>landing</title>');
  writeFileSync(join(dist, 'terms.html'), 'terms');
  writeFileSync(join(dist, 'assets', 'index-Bv2fJ0sK.js'), script);
  writeFileSync(join(dist, 'robots.txt'), 'User-agent: *');
  writeFileSync(join(dist, '.stamp'), 'stamp');
  writeFileSync(join(dist, '.hidden.json'), '{}');
  const web = makeWeb(dist, securityHeaders(true));
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { method, headers });
    return web(request, path);
  };
  return { dist, get };
}

test('pages are the shell or a page of their own; files are files', () => {
  const { get } = setUp();
  expect(String(get('/').body)).toContain('landing');
  expect(String(get('/account/tracker').body)).toContain('shell');
  expect(String(get('/terms').body)).toBe('terms');
  expect(String(get('/robots.txt').body)).toBe('User-agent: *');
});

test.each([
  '/missing.js',
  '/assets/missing-12345678.js',
  '/.hidden.json',
  '/../package.json',
  '/assets/\0.js',
  '/a/../../b.txt',
])('returns 404 at %s', (path) => {
  expect(setUp().get(path)).toMatchObject({ status: 404, body: 'Not found' });
});

test.each(['/index.php', '/index.html', '/.stamp', '/assets/..'])('redirects %s home', (path) => {
  expect(setUp().get(path)).toMatchObject({ status: 302, body: '', headers: { location: '/' } });
});

test('caches a hashed file forever, and revalidates a page', () => {
  const { get } = setUp();
  expect(get('/assets/index-Bv2fJ0sK.js').headers?.['cache-control']).toBe(
    'public,max-age=31536000,immutable',
  );
  expect(get('/').headers?.['cache-control']).toBe('no-cache');
  expect(get('/robots.txt').headers?.['cache-control']).toBe('no-cache');
});

test('compresses as the browser accepts, except small files', () => {
  const { get } = setUp();
  const br = get('/assets/index-Bv2fJ0sK.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect(br.headers?.['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body as Buffer).toString()).toBe(script);
  const gzip = get('/assets/index-Bv2fJ0sK.js', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip.headers?.['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body as Buffer).toString()).toBe(script);
  expect(get('/assets/index-Bv2fJ0sK.js').headers).not.toHaveProperty('content-encoding');
  expect(get('/', { 'accept-encoding': 'br' }).headers).not.toHaveProperty('content-encoding');
});

test('returns 304 until a file changes', () => {
  const { dist, get } = setUp();
  const etag = String(get('/').headers?.etag);
  expect(get('/', { 'if-none-match': etag })).toMatchObject({ status: 304, body: '' });
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>another landing</title>');
  expect(get('/', { 'if-none-match': etag }).status).toBe(200);
});

test('is read-only, and has the security headers', () => {
  const { get } = setUp();
  expect(get('/', {}, 'POST').status).toBe(405);
  expect(get('/').headers).toMatchObject(securityHeaders(true));
});

test('over plain HTTP omits only the HTTPS header', () => {
  const { 'strict-transport-security': https, ...production } = securityHeaders(true);
  expect(https).toMatch(/^max-age=\d{8}; includeSubDomains$/);
  expect(securityHeaders(false)).toEqual({
    ...production,
    'content-security-policy': contentSecurityPolicy.replace('; upgrade-insecure-requests', ''),
  });
});

test('explains what is wrong in place of the app', () => {
  const failed = insteadOfApp({ kind: 'failed', output: 'no <b>' });
  expect(failed.status).toBe(503);
  expect(String(failed.body)).toContain('no &lt;b&gt;');
  expect(String(insteadOfApp({ kind: 'absent' }).body)).toContain('There is no web app');
});
