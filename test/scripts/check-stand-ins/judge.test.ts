/** Which calls go to Stripe's mock, and how its response is compared with the stand-in's. */
import { expect, onTestFinished, test } from 'vitest';
import { openJudge, unknownFields } from '../../../scripts/check-stand-ins/judge.ts';
import { json } from '../../../scripts/local/http.ts';
import { serve } from '../local/serve.ts';

test("a call goes to both, the stand-in's response is returned, and a refusal by the mock is recorded with its reason", async () => {
  const sentToMock: string[] = [];
  const mock = await serve(async ({ method, path, headers, body }) => {
    sentToMock.push(`${method} ${path} ${headers.authorization} ${body}`);
    return json({ error: { message: 'no such\n parameter' } }, 400);
  });
  const judge = await openJudge(mock, async ({ body }) => json({ id: `made of ${body}` }));
  onTestFinished(judge.close);
  const response = await fetch(`${judge.url}/v1/subscriptions/sub_1`, {
    method: 'POST',
    headers: { authorization: 'Bearer own' },
    body: new URLSearchParams({ a: '1' }),
  });
  expect(await response.json()).toEqual({ id: 'made of a=1' });
  expect(sentToMock).toEqual(['POST /v1/subscriptions/sub_1 Bearer sk_test_123 a=1']);
  expect(judge.judged).toEqual([
    {
      call: 'POST /v1/subscriptions/:id',
      standIn: 200,
      mock: 400,
      why: 'no such parameter',
      unknownFields: [],
    },
  ]);
});

test('a request outside the API goes to the stand-in only', async () => {
  const judge = await openJudge('http://127.0.0.1:9', async () => json({}));
  onTestFinished(judge.close);
  expect((await fetch(`${judge.url}/checkout/cs_1`)).status).toBe(200);
  expect(judge.judged).toEqual([]);
});

test.each([
  ['the same fields', { a: 1, b: { c: 'x' } }, { a: 2, b: { c: 'y', d: 1 } }, []],
  ['an extra field', { a: 1, b: { c: 'x' } }, { a: 2, b: {} }, ['b.c']],
  ['another type', { a: '1' }, { a: 1 }, ['a']],
  ['null in either response', { a: null, b: 1 }, { a: 1, b: null }, []],
  ['a field in a list', { data: [{ a: 1 }, { b: 1 }] }, { data: [{ a: 1 }] }, ['data.b']],
  ['a list instead of an object', { a: [] }, { a: {} }, ['a']],
  ['metadata, whose names are free', { metadata: { a: '1' } }, { metadata: {} }, []],
])('fields that only the stand-in has: %s', (_name, own, reference, unknown) => {
  expect(unknownFields(own, reference)).toEqual(unknown);
});
