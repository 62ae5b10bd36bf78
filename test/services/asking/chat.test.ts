/** The request to a chat API, and what is taken for a completion. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { complete } from '../../../lambdas/services/asking/chat.ts';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Asks a server that answers in this way. @returns what the server received, and the completion or the error */
async function ask(answer: (response: ServerResponse) => unknown, timeoutMs = 5_000) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    received.push({
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(parts).toString(),
    });
    answer(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
  const outcome = await complete({ model: 'm' }, { baseUrl, key: 'a-key' }, timeoutMs).catch(
    (error: Error) => error,
  );
  return { received, outcome };
}

const json = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const message = { role: 'assistant', content: '{}', refusal: null };

test('sends the request with the key, and reads the message and the tokens', async () => {
  const usage = { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 };
  const choices = [{ index: 0, finish_reason: 'stop', message }];
  const { received, outcome } = await ask(json(200, { id: 'x', choices, usage }));
  expect(received).toMatchObject([
    {
      path: '/v1/chat/completions',
      headers: { authorization: 'Bearer a-key', 'content-type': 'application/json' },
      body: '{"model":"m"}',
    },
  ]);
  expect(outcome).toEqual({
    choices: [{ finish_reason: 'stop', message: { content: '{}', refusal: null } }],
    usage: { prompt_tokens: 3, completion_tokens: 2 },
  });
});

test('a compatible server may leave out the tokens and the refusal', async () => {
  const { outcome } = await ask(json(200, { choices: [{ message: { content: 'x' } }] }));
  expect(outcome).toEqual({ choices: [{ message: { content: 'x' } }] });
});

test.each([
  ['names the code of an error', 429, { error: { code: 'insufficient_quota' } }, '429 (insufficient_quota)'],
  ['repeats no words of an error', 401, { error: { message: 'Bad key a-key', code: 'not a code' } }, '401'],
  ['has none', 503, 'broken', '503'],
])('%s', async (_what, status, body, words) => {
  const { received, outcome } = await ask(json(status, body));
  expect(outcome).toEqual(new Error(`the model answered with status ${words}`));
  expect(received).toHaveLength(1);
});

test.each([
  ['a web page', (response: ServerResponse) => response.end('<p>hello')],
  ['cut off JSON', (response: ServerResponse) => response.end('{"choi')],
  ['no completion', json(200, { picks: [] })],
])('%s is an error', async (_what, answer) => {
  const { outcome } = await ask(answer);
  expect(outcome).toEqual(new Error('the model answered with something else than a completion'));
});

test('follows no redirect, which could take the key elsewhere', async () => {
  const { received, outcome } = await ask((response) =>
    response.writeHead(307, { location: '/other' }).end(),
  );
  expect(outcome).toBeInstanceOf(Error);
  expect(received).toHaveLength(1);
});

test.each([
  ['before an answer', () => {}],
  [
    'within the answer',
    (response: ServerResponse) => response.writeHead(200, { 'content-length': '99' }).write('{"cho'),
  ],
])('ends in time %s', async (_what, answer) => {
  expect((await ask(answer, 100)).outcome).toMatchObject({ name: 'TimeoutError' });
});
