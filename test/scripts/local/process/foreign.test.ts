/** Local-only endpoints and requests from pages of other sites. */
import { request } from 'node:http';
import { expect, inject, test } from 'vitest';
import { isForeign } from '../../../../scripts/local/process/foreign.ts';

test.each([
  [
    'the page itself',
    { host: 'localhost:8888', origin: 'http://localhost:8888', 'sec-fetch-site': 'same-origin' },
  ],
  ['a script without a browser', { host: '127.0.0.1:8888' }],
  ['a form of the page', { host: '[::1]:8888', origin: 'http://[::1]:8888' }],
  [
    'a link on another site',
    {
      host: 'localhost:8888',
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    },
  ],
])('%s is accepted', (_who, headers) => {
  expect(isForeign({ headers })).toBe(false);
});

test.each([
  ['a page of another site', { host: 'localhost:8888', origin: 'https://evil.example' }],
  ['a page without an origin', { host: 'localhost:8888', origin: 'null' }],
  [
    'an image on another site',
    { host: 'localhost:8888', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  ],
  ['another host name for this machine', { host: 'evil.example:8888' }],
  ['no host name', {}],
])('%s is refused', (_who, headers) => {
  expect(isForeign({ headers })).toBe(true);
});

test('the controls refuse it and change nothing', async () => {
  const url = new URL('/_local/controls', inject('origin'));
  const body = JSON.stringify({ mail: { mode: 'down', match: 'nobody@example.com' } });
  const elsewhere = { origin: 'https://evil.example', 'content-type': 'text/plain' };
  expect((await fetch(url, { method: 'POST', headers: elsewhere, body })).status).toBe(403);
  expect((await fetch(url, { method: 'POST', body })).status).toBe(200);
  const renamed = await new Promise<number | undefined>((done, fail) => {
    request(url, { headers: { host: 'evil.example' } }, ({ statusCode }) => done(statusCode))
      .on('error', fail)
      .end();
  });
  expect(renamed).toBe(403);
});
