/** The model stand-in, called with the real client. */
import OpenAI from 'openai';
import { describe, expect, test } from 'vitest';
import type { Brief } from '../../../lambdas/domain/asking/brief.ts';
import { type Controls, makeControls } from '../../../scripts/local/controls.ts';
import { hostileReply, hostileWords } from '../../../scripts/local/model/hostile.ts';
import { seeded } from '../../../scripts/local/model/random.ts';
import { blankReply } from '../../../scripts/local/model/reply.ts';
import { answerModel } from '../../../scripts/local/model.ts';
import { serve } from './serve.ts';

const brief: Brief = {
  question: 'two for Sunday, juicy',
  before: null,
  sport: 'NFL',
  read: null,
  unread: ['juicy'],
};

/** A part of the product's schema, enough for what the API checks. */
const schema = {
  type: 'object',
  properties: {
    restated: { type: 'array', items: { type: 'string' } },
    placed: { type: 'array', items: { type: 'object' } },
    care: { type: 'boolean' },
    age: { type: 'boolean' },
  },
  required: ['restated', 'placed', 'care', 'age'],
  additionalProperties: false,
};

function call(
  content: unknown,
  changes: Partial<OpenAI.ChatCompletionCreateParamsNonStreaming> = {},
  format: object = schema,
): OpenAI.ChatCompletionCreateParamsNonStreaming {
  return {
    model: 'some-model',
    messages: [
      { role: 'system', content: 'Choose.' },
      { role: 'user', content: typeof content === 'string' ? content : JSON.stringify(content) },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'reply', strict: true, schema: format as Record<string, unknown> },
    },
    ...changes,
  };
}

async function setUp(controls: Controls = makeControls()) {
  const url = await serve((request) => answerModel({ key: 'the-key', controls }, request));
  const make = (apiKey: string, timeout = 5000) =>
    new OpenAI({ apiKey, baseURL: `${url}/v1`, maxRetries: 0, timeout });
  return { make, client: make('the-key') };
}

test('is a chat completion with the tokens used', async () => {
  const { client } = await setUp();
  const completion = await client.chat.completions.create(call(brief));
  const { message, finish_reason } = completion.choices[0] ?? {};
  expect(finish_reason).toBe('stop');
  expect(JSON.parse(message?.content ?? '')).toEqual(blankReply);
  expect(completion.model).toBe('some-model');
  expect(completion.usage?.prompt_tokens).toBeGreaterThan(
    (JSON.stringify(brief).length + JSON.stringify(schema).length) / 4,
  );
});

test('is truncated at the token limit', async () => {
  const { client } = await setUp();
  const completion = await client.chat.completions.create(call(brief, { max_completion_tokens: 10 }));
  expect(completion.choices[0]).toMatchObject({
    finish_reason: 'length',
    message: { content: expect.stringMatching(/^.{40}$/s) },
  });
});

test('says so if it does not match the schema', async () => {
  const { client } = await setUp();
  const others = { ...schema, properties: { ...schema.properties, care: { type: 'boolean', enum: [true] } } };
  await expect(client.chat.completions.create(call(brief, {}, others))).rejects.toMatchObject({
    status: 500,
    message: expect.stringContaining('$.care: not in the enum'),
  });
});

describe('refuses as the API does', () => {
  test('a wrong key', async () => {
    const { make } = await setUp();
    await expect(make('other').chat.completions.create(call(brief))).rejects.toMatchObject({
      status: 401,
      code: 'invalid_api_key',
    });
  });

  test.each([
    ['no model', { model: '' }],
    ['no messages', { messages: [] }],
    ['an unknown role', { messages: [{ role: 'boss', content: 'x' }] }],
    ['free text', { response_format: { type: 'text' } }],
    ['a limit of zero tokens', { max_completion_tokens: 0 }],
    ['a limit of half a token', { max_completion_tokens: 0.5 }],
    ['both token limits', { max_completion_tokens: 100, max_tokens: 100 }],
  ])('%s', async (_what, changes) => {
    const { client } = await setUp();
    const body = { ...call(brief), ...changes } as OpenAI.ChatCompletionCreateParamsNonStreaming;
    await expect(client.chat.completions.create(body)).rejects.toMatchObject({
      status: 400,
      type: 'invalid_request_error',
    });
  });

  const object = (properties: object) => ({
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  });
  const deep = (levels: number): object =>
    levels === 0 ? { type: 'string' } : object({ a: deep(levels - 1) });
  const many = (count: number, of: unknown) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, of]));
  const words = (count: number, length = 1) =>
    Array.from({ length: count }, (_, index) => String(index).padStart(length, '0'));

  test.each([
    ['an optional property', { ...object({ a: {} }), required: [] }],
    ['additional properties allowed', { ...object({}), additionalProperties: true }],
    [
      'an optional nested property',
      object({ legs: { type: 'array', items: { type: 'object', properties: { a: {} } } } }),
    ],
    [
      'an optional property in a union',
      object({ a: { anyOf: [{ type: 'null' }, { type: 'object', properties: {} }] } }),
    ],
    ['a root that is not an object', { type: 'array' }],
    ['an enum without values', object({ a: { type: 'string', enum: [] } })],
    ['more than 1,000 enum values', object(many(3, { type: 'string', enum: words(334) }))],
    ['an enum with long values', object({ a: { type: 'string', enum: words(251, 60) } })],
    ['more than 5,000 properties', object(many(5_001, {}))],
    ['more than 10 levels', deep(11)],
    ['an unsupported keyword', object({ a: { allOf: [] } })],
  ])('a strict schema with %s', async (_what, format) => {
    const { client } = await setUp();
    await expect(client.chat.completions.create(call(brief, {}, format))).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining("Invalid schema for response_format 'reply'"),
    });
  });
});

describe('fails on request', () => {
  async function answerIn(mode: string) {
    const controls = makeControls();
    controls.set({ model: { mode } });
    const { client } = await setUp(controls);
    const completion = await client.chat.completions.create(call(brief));
    return completion.choices[0];
  }

  test('by words in the prompt', async () => {
    expect((await answerIn('refuse'))?.message).toMatchObject({ content: null, refusal: expect.any(String) });
    expect((await answerIn('empty'))?.message.content).toBe('');
    const malformed = (await answerIn('malformed'))?.message.content ?? '';
    expect(() => JSON.parse(malformed)).toThrow();
    const cut = await answerIn('length');
    expect(cut?.finish_reason).toBe('length');
    expect(() => JSON.parse(cut?.message.content ?? '')).toThrow();
  });

  test('by status', async () => {
    await expect(answerIn('error-500')).rejects.toMatchObject({ status: 500 });
    await expect(answerIn('error-429')).rejects.toMatchObject({ status: 429, code: 'rate_limit_exceeded' });
  });

  test('by not responding', async () => {
    const controls = makeControls();
    controls.set({ model: { mode: 'timeout' } });
    const { make } = await setUp(controls);
    await expect(make('the-key', 100).chat.completions.create(call(brief))).rejects.toBeInstanceOf(
      OpenAI.APIConnectionTimeoutError,
    );
  });

  test('for the selected requests, as often as requested', async () => {
    const controls = makeControls();
    controls.set({ model: { mode: 'error-500', match: 'unlucky', times: 1 } });
    const { client } = await setUp(controls);
    const ask = (question: string) => client.chat.completions.create(call({ ...brief, question }));
    await ask('fine');
    await expect(ask('unlucky')).rejects.toMatchObject({ status: 500 });
    await ask('unlucky');
  });
});

describe('the hostile model', () => {
  async function answers() {
    const controls = makeControls();
    controls.set({ model: { mode: 'hostile' } });
    const { client } = await setUp(controls);
    const said: (string | null | undefined)[] = [];
    for (let time = 0; time < 5; time += 1) {
      const completion = await client.chat.completions.create(call(brief));
      said.push(completion.choices[0]?.message.content);
    }
    return said;
  }

  test('varies its output, and repeats it when restarted', async () => {
    const first = await answers();
    expect(new Set(first).size).toBeGreaterThan(2);
    expect(await answers()).toEqual(first);
  });

  test('misbehaves in every way: within the schema, outside it, and without JSON', () => {
    const replies = Array.from({ length: 500 }, (_, seed) => hostileReply(brief, seeded(seed)));
    const parsed = replies.map((reply) => {
      try {
        return JSON.parse(reply);
      } catch {
        return undefined;
      }
    });
    expect(parsed).toContain(undefined);
    expect(parsed).toContain(null);
    expect(parsed.some((reply) => JSON.stringify(reply?.placed ?? '').includes('juicy'))).toBe(true);
    expect(parsed.some((reply) => reply?.care === true)).toBe(true);
    expect(parsed.some((reply) => /parlay/.test(reply?.restated?.[0]))).toBe(true);
    expect(parsed.some((reply) => reply?.restated?.length > 3)).toBe(true);
    for (const word of hostileWords) {
      const written = JSON.stringify(word).slice(1, -1);
      expect(
        replies.some((reply) => reply.includes(written) || reply.includes(word)),
        `${word} was never used`,
      ).toBe(true);
    }
  });

  test('has a reply to everything', () => {
    for (const given of [undefined, { ...brief, unread: [] }, { ...brief, question: '' }]) {
      for (let seed = 0; seed < 200; seed += 1) {
        expect(typeof hostileReply(given, seeded(seed))).toBe('string');
      }
    }
  });
});
