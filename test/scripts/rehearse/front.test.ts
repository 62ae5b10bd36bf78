/** The rehearsal's front proxy: what goes to CloudFront, to the API and to the stand-ins. */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { close, listen } from '../../../scripts/local/listen.ts';
import { type Front, openFront } from '../../../scripts/rehearse/front.ts';

let emulator: Server;
let front: Front;
let received: {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}[];

beforeEach(async () => {
  received = [];
  emulator = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ method: request.method, url: request.url, headers: request.headers, body });
    response.writeHead(201, { 'x-from': 'emulator' }).end('answer');
  });
  front = await openFront(`http://127.0.0.1:${await listen(emulator, 0)}`);
});
afterEach(async () => {
  await front.close();
  await close(emulator);
});

const show = () =>
  front.show({ origin: 'https://d1.cloudfront.net', api: 'api1', toApi: { 'x-origin-proof': 'secret' } });

test('a page goes to the distribution, with its host and as HTTPS', async () => {
  show();
  const response = await fetch(`${front.origin}/login`);
  expect([response.status, response.headers.get('x-from'), await response.text()]).toEqual([
    201,
    'emulator',
    'answer',
  ]);
  expect(received[0]).toMatchObject({
    url: '/login',
    headers: { host: 'd1.cloudfront.net', 'x-forwarded-proto': 'https' },
  });
  expect(received[0]?.headers['x-origin-proof']).toBeUndefined();
});

test('a call goes to the API, with the header that CloudFront would add', async () => {
  show();
  await fetch(`${front.origin}/.netlify/functions/auth?x=1`, { method: 'POST', body: '{"a":1}' });
  expect(received[0]).toMatchObject({
    method: 'POST',
    url: '/_aws/execute-api/api1/$default/.netlify/functions/auth?x=1',
    headers: { 'x-origin-proof': 'secret' },
    body: '{"a":1}',
  });
});

test('before a site is deployed, a page is refused, and stand-ins respond', async () => {
  await expect(fetch(`${front.origin}/login`)).rejects.toThrow();
  expect(() => front.siteOrigin()).toThrow('No site is deployed yet');
  const { status } = await fetch(`${front.standIns.model.url}/chat/completions`, { method: 'POST' });
  expect(status).toBe(401);
  expect(received).toEqual([]);
});
