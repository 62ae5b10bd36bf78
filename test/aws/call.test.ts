/** How AWS is called: where, with what, how often, and what is said of a failure. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AwsError, callAws, jsonProblem, type Service } from '../../lambdas/aws/call.ts';

const timeouts = { connectMs: 2_000, requestMs: 2_000, maxAttempts: 3, totalMs: 20_000 };
const service: Service = {
  name: 'dynamodb',
  variable: 'DYNAMODB',
  timeouts,
  pauseMs: 1,
  problemOf: jsonProblem,
};

interface Reply {
  readonly status: number;
  readonly body: string;
}

const success: Reply = { status: 200, body: '{}' };
const failure = (__type: string, status = 400): Reply => ({
  status,
  body: JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${__type}`, message: 'so it is' }),
});

let replies: Reply[];
let seen: { headers: IncomingMessage['headers']; body: string }[];
let sockets: Set<unknown>;
let server: ReturnType<typeof createServer>;

beforeEach(async () => {
  replies = [];
  seen = [];
  sockets = new Set();
  server = createServer((request, response) => {
    sockets.add(request.socket);
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      seen.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      const { status, body } = replies.shift() ?? success;
      response.writeHead(status, { 'x-amzn-requestid': 'the-request' }).end(body);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://127.0.0.1:${port}`);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const call = (body = '{}') => callAws(service, { 'content-type': 'application/x-amz-json-1.0' }, body);

test('sends the same body at each attempt, signed anew, over one connection', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'the-key');
  vi.stubEnv('AWS_SESSION_TOKEN', 'the-token');
  replies = [failure('InternalServerError', 500), { status: 200, body: '{"ok":"é"}' }];
  expect(await call('{"é":1}')).toBe('{"ok":"é"}');
  expect(seen.map(({ body }) => body)).toEqual(['{"é":1}', '{"é":1}']);
  for (const { headers } of seen) {
    expect(headers.authorization).toContain('Credential=the-key/');
    expect(headers['x-amz-security-token']).toBe('the-token');
  }
  expect(sockets.size).toBe(1);
});

test.each([
  ['no room', failure('ProvisionedThroughputExceededException')],
  ['too often', failure('ThrottlingException')],
  ['still running', failure('TransactionInProgressException')],
  ['not there', failure('ServiceUnavailable', 503)],
  ['a proxy, which speaks no JSON', { status: 502, body: '<html>' }],
])('tries again what passes: %s', async (_what, reply) => {
  replies = [reply, reply];
  expect(await call()).toBe('{}');
  expect(seen).toHaveLength(3);
});

test('tries three times and no more', async () => {
  replies = Array<Reply>(5).fill(failure('InternalServerError', 500));
  await expect(call()).rejects.toMatchObject({ name: 'InternalServerError', status: 500 });
  expect(seen).toHaveLength(3);
});

describe('what does not pass', () => {
  test.each(['ConditionalCheckFailedException', 'ValidationException', 'TransactionCanceledException'])(
    '%s is not tried again, and is named',
    async (name) => {
      replies = [failure(name)];
      await expect(call()).rejects.toMatchObject({
        name,
        message: 'so it is',
        status: 400,
        requestId: 'the-request',
      });
      expect(seen).toHaveLength(1);
    },
  );

  test('holds what the service said, and shows it to nobody who prints it', async () => {
    replies = [{ status: 400, body: '{"__type":"x#Refused","Item":{"secret":{"S":"hash"}}}' }];
    const error = await call().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AwsError);
    expect((error as AwsError).details).toMatchObject({ Item: { secret: { S: 'hash' } } });
    expect(JSON.stringify(Object.entries(error as object))).not.toContain('hash');
  });
});

test('a function without credentials says which variable is missing', async () => {
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', '');
  await expect(call()).rejects.toThrow('AWS_SECRET_ACCESS_KEY is not set');
});
