/** The visitor's address is the one CloudFront sees, not one that the visitor sends. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { siteHeaders } from '../../lambdas/contracts/platform/site-headers.ts';

const code = readFileSync(resolve(import.meta.dirname, '../../lib/edge/visitor-address.js'), 'utf8');

test.each(['192.0.2.7', '2001:db8::7'])('%s overwrites what was sent', (ip) => {
  const request = { headers: { [siteHeaders.visitor]: { value: '6.6.6.6' }, accept: { value: '*/*' } } };
  const event = { request, viewer: { ip } };
  const passed = JSON.parse(runInNewContext(`${code}; JSON.stringify(handler(event))`, { event }));
  expect(passed.headers).toEqual({ accept: { value: '*/*' }, [siteHeaders.visitor]: { value: ip } });
});
