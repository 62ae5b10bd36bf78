/** The URL of a shared pick at CloudFront: which function serves it, with which id, and what redirects home. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { sharedPath, sharedPicturePath, shareIdPattern } from '../../lambdas/contracts/picks/shares.ts';
import { siteHeaders } from '../../lambdas/contracts/platform/site-headers.ts';
import { pathOf } from '../../lambdas/contracts/routes.ts';
import { newShareId } from '../../lambdas/data/picks/shares.ts';
import { sharedAddress } from '../../scripts/local/web/edge-functions.ts';

const id = newShareId();

test('accepts ids of the right form', () => {
  expect(id).toMatch(shareIdPattern);
  expect(newShareId()).not.toBe(id);
});

test.each([
  [sharedPath(id), `${pathOf('shared-pick')}?id=${id}`],
  [`${sharedPath(id)}/`, `${pathOf('shared-pick')}?id=${id}`],
  [`${sharedPath(id)}?utm_source=chat&v=2&id=another`, `${pathOf('shared-pick')}?id=${id}`],
  [sharedPicturePath(id, 7), `${pathOf('shared-picture')}?id=${id}&v=7`],
  [`${sharedPath(id)}.png?v=<b>`, `${pathOf('shared-picture')}?id=${id}`],
])('%s is served by %s', (path, url) => expect(sharedAddress(path)).toEqual({ url }));

test.each(['/p/', '/p/short', `/p/${id}x`, `/p/${id}.gif`, `/p/${id}/more`, '/p/../admin'])(
  '%s redirects home',
  (path) => expect(sharedAddress(path)).toEqual({ redirect: '/' }),
);

test('the visitor is the address that CloudFront sees', () => {
  const code = readFileSync(resolve(import.meta.dirname, '../../lib/edge/share-paths.js'), 'utf8');
  const headers = { [siteHeaders.visitor]: { value: '6.6.6.6' } };
  const event = { request: { uri: sharedPath(id), querystring: {}, headers }, viewer: { ip: '192.0.2.7' } };
  const passed = JSON.parse(runInNewContext(`${code}; JSON.stringify(handler(event))`, { event }));
  expect(passed.headers).toEqual({ [siteHeaders.visitor]: { value: '192.0.2.7' } });
});
