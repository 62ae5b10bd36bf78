/**
 * A model API that fails in every possible way: a question that the grammar read in part is still answered, and no prompt is used.
 */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { boardsOf } from '../../lambdas/app/asking/boards.ts';
import { environment } from '../../lambdas/contracts/platform/environment.ts';
import { timeouts } from '../../lambdas/contracts/platform/timeouts.ts';
import { usedPrompts } from '../../lambdas/data/asking/usage.ts';
import { torontoDay } from '../../lambdas/domain/platform/toronto-day.ts';
import { handler } from '../../lambdas/functions/prompt-process.ts';
import * as model from '../../lambdas/services/asking/model.ts';
import { eventOf } from '../support/event.ts';
import { newSubscriber } from '../support/people.ts';

const completion = (choice: object | undefined) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'test-model',
  choices: choice ? [{ index: 0, finish_reason: 'stop', ...choice }] : [],
});
const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const say =
  (content: string | null, more: object = {}) =>
  (response: ServerResponse) =>
    json(response, 200, completion({ message: { role: 'assistant', content, refusal: null, ...more } }));

const faults: Record<string, (response: ServerResponse) => unknown> = {
  'no key': (response) => json(response, 401, { error: { message: 'no' } }),
  'too many': (response) => json(response, 429, { error: { message: 'slow down' } }),
  'broken inside': (response) => json(response, 503, { error: { message: 'broken' } }),
  'not JSON': (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"choi'),
  'a web page': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>hello'),
  'socket reset': (response) => response.socket?.destroy(),
  'reset half-way': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
    response.write('{"id":', () => response.socket?.destroy());
  },
  'no choices': (response) => json(response, 200, completion(undefined)),
  'no text': say(null),
  'a refusal': say(null, { refusal: 'I cannot help with that.' }),
  'cut off': (response) =>
    json(
      response,
      200,
      completion({ finish_reason: 'length', message: { role: 'assistant', content: '{"queries":[{' } }),
    ),
  'another schema': say('{"picks":["Bears"]}'),
  words: say('Bet the house on the Bears.'),
  'numbers for everything': say(
    '{"queries":[{"ask":"play","terms":{"teams":1,"legs":1}}],"placed":1,"care":1,"age":1}',
  ),
};

let server: Server;
let fault = 'no key';

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume().on('end', () => faults[fault]?.(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env[environment.modelBaseUrl] = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

test.each(Object.keys(faults))('%s', async (name) => {
  fault = name;
  const { user, token } = await newSubscriber();
  const answer = await handler(
    eventOf('prompt-process', { token, body: { prompt: 'A flurbish pick', sport: 'NFL' } }),
  );
  const body = JSON.parse(answer.body ?? '');
  expect(answer.statusCode).toBe(200);
  expect([body.charged, body.remainingPrompts]).toEqual([false, 50]);
  const now = new Date();
  expect(await usedPrompts(user.id, torontoDay(now), now)).toBe(0);
});

test("leaves the model the gateway's time limit minus the time to store the answer", async () => {
  const { token } = await newSubscriber();
  // Only what the test adds to this clock counts, not the speed of the machine.
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const waits: (number | undefined)[] = [];
  const read: typeof model.read = async (_brief, withinMs) => {
    waits.push(withinMs);
    return { kind: 'timed-out' };
  };
  const event = eventOf('prompt-process', { token, body: { prompt: 'A flurbish pick', sport: 'NFL' } });
  const ask = handler.with({ model: { ...model, read } });
  expect((await ask(event)).statusCode).toBe(200);
  const slowly: typeof boardsOf = (days, now, boards) => {
    const load = boardsOf(days, now, boards);
    let isFirst = true;
    return (sport, wants) => {
      if (isFirst) vi.advanceTimersByTime(300);
      isFirst = false;
      return load(sport, wants);
    };
  };
  expect((await ask.with({ boardsOf: slowly })(event)).statusCode).toBe(200);
  const [quick = 0, late = 0] = waits;
  expect(quick).toBeLessThan(29_000 - timeouts.table.totalMs);
  expect(quick).toBeGreaterThan(timeouts.model.totalMs - 1_000);
  expect(late).toBe(quick - 300);
});
