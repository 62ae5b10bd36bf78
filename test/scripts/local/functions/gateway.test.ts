/** Functions are called as API Gateway calls them. */
import { createServer, request as send } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { siteHeaders } from '../../../../lambdas/contracts/platform/site-headers.ts';
import { answerFunction } from '../../../../scripts/local/functions/gateway.ts';
import { type FunctionHandler, loadHandler } from '../../../../scripts/local/functions/invoke.ts';
import { send as reply } from '../../../../scripts/local/http.ts';

async function gateway(handler: FunctionHandler) {
  const reported: unknown[] = [];
  const server = createServer(async (request, response) => {
    reply(
      request,
      response,
      await answerFunction(
        request,
        async () => handler,
        (_name, error) => reported.push(error),
      ),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(
    () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  );
  const address = server.address();
  if (!address || typeof address !== 'object') throw new Error('no port');
  return { origin: `http://127.0.0.1:${address.port}`, port: address.port, reported };
}

/** A handler that returns the event it received. */
const echo: FunctionHandler = async (event) => event;

test('sends the event of an HTTP API, version 2', async () => {
  const { origin } = await gateway(echo);
  const response = await fetch(`${origin}/.netlify/functions/auth?a=1&b=x%20y&a=2&c=`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Cookie: 'one=1; two=2',
      'X-Gameplan-Visitor': '6.6.6.6',
      'X-Forwarded-For': '6.6.6.6',
    },
    body: '{"ü":1}',
  });
  const event = await response.json();
  expect(event).toMatchObject({
    version: '2.0',
    rawPath: '/.netlify/functions/auth',
    rawQueryString: 'a=1&b=x%20y&a=2&c=',
    queryStringParameters: { a: '1,2', b: 'x y', c: '' },
    cookies: ['one=1', 'two=2'],
    body: '{"ü":1}',
    isBase64Encoded: false,
    requestContext: {
      http: { method: 'POST', path: '/.netlify/functions/auth', sourceIp: '127.0.0.1' },
      stage: '$default',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  });
  expect(event.headers['content-type']).toBe('application/json');
  expect(event.headers).not.toHaveProperty('cookie');
  expect(event.headers[siteHeaders.visitor]).toBe('127.0.0.1');
});

test('omits the fields that a request does not have', async () => {
  const { origin } = await gateway(echo);
  const event = await (await fetch(`${origin}/.netlify/functions/auth`)).json();
  expect(event).not.toHaveProperty('body');
  expect(event).not.toHaveProperty('queryStringParameters');
  expect(event).not.toHaveProperty('cookies');
});

test('accepts a simulated visitor address on this machine', async () => {
  const { origin } = await gateway(echo);
  const headers = { 'x-local-visitor': '10.1.2.3' };
  const event = await (await fetch(`${origin}/.netlify/functions/auth`, { headers })).json();
  expect(event.headers[siteHeaders.visitor]).toBe('10.1.2.3');
  expect(event.headers).not.toHaveProperty('x-local-visitor');
});

test('sends a body that is not text as base64, and joins repeated headers', async () => {
  const { port } = await gateway(echo);
  const text = await new Promise<string>((done, fail) => {
    const headers = { 'content-type': 'application/octet-stream', 'x-two': ['a', 'b'] };
    const path = '/.netlify/functions/auth';
    const request = send({ port, host: '127.0.0.1', path, method: 'POST', headers }, (response) => {
      response.setEncoding('utf8').on('data', done);
    });
    request.on('error', fail).end(Buffer.from([0xff, 0x00]));
  });
  expect(JSON.parse(text)).toMatchObject({
    body: '/wA=',
    isBase64Encoded: true,
    headers: { 'x-two': 'a,b' },
  });
});

test("returns the function's status, headers, cookies and body", async () => {
  const { origin } = await gateway(async () => ({
    statusCode: 201,
    headers: { 'X-One': '1', 'Content-Type': 'application/octet-stream' },
    cookies: ['a=1; Secure', 'b=2'],
    body: '/wA=',
    isBase64Encoded: true,
  }));
  const response = await fetch(`${origin}/.netlify/functions/auth`);
  expect(response.status).toBe(201);
  expect(response.headers.get('x-one')).toBe('1');
  expect(response.headers.getSetCookie()).toEqual(['a=1; Secure', 'b=2']);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([0xff, 0x00]));
});

test('returns a result without a status as a 200 in JSON', async () => {
  const { origin } = await gateway(async () => ({ fine: true }));
  const response = await fetch(`${origin}/.netlify/functions/auth`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ fine: true });
});

test('returns a 500 without details for an error', async () => {
  const { origin, reported } = await gateway(async () => {
    throw new Error('secret');
  });
  const response = await fetch(`${origin}/.netlify/functions/auth`);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ message: 'Internal Server Error' });
  expect(reported).toEqual([new Error('secret')]);
});

test('returns a 503 when a function exceeds its timeout', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const called = Promise.withResolvers<void>();
  const { origin } = await gateway(() => {
    called.resolve();
    return new Promise(() => {});
  });
  const answered = fetch(`${origin}/.netlify/functions/verify-email`);
  await called.promise;
  await vi.advanceTimersByTimeAsync(10_000);
  const response = await answered;
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ message: 'Service Unavailable' });
});

test.each(['unknown', 'refresh-games', 'auth/', 'auth/x', '', 'AUTH', 'constructor'])(
  'returns 404 at /%s',
  async (name) => {
    const { origin } = await gateway(echo);
    const response = await fetch(`${origin}/.netlify/functions/${name}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'Not found' });
  },
);

test('returns 413 for a body that Lambda would not accept', async () => {
  const { origin } = await gateway(async () => 'taken');
  const post = (bytes: number) =>
    fetch(`${origin}/.netlify/functions/auth`, { method: 'POST', body: 'x'.repeat(bytes) });
  expect((await post(6 * 1024 * 1024)).status).toBe(200);
  expect((await post(6 * 1024 * 1024 + 1)).status).toBe(413);
});

test('returns 500 for a response that Lambda would not accept', async () => {
  const { origin, reported } = await gateway(async () => ({
    statusCode: 200,
    body: '"'.repeat(4 * 1024 * 1024),
  }));
  expect((await fetch(`${origin}/.netlify/functions/auth`)).status).toBe(500);
  expect(reported).toHaveLength(1);
});

test('loads a function by its name', async () => {
  expect(await loadHandler('verify-email')).toBeTypeOf('function');
});
