/** The stand-in for the model, spoken to by the real client. */
import * as fc from 'fast-check';
import OpenAI from 'openai';
import { describe, expect, test } from 'vitest';
import { type Controls, makeControls } from '../../../scripts/local/controls.ts';
import { type Brief, type BriefCandidate, choose } from '../../../scripts/local/model/choice.ts';
import { answerModel } from '../../../scripts/local/model.ts';
import { serve } from './serve.ts';

const candidate = (
  id: number,
  game: string,
  market: string,
  marketProbability: number | null,
): BriefCandidate => ({
  id,
  game,
  market,
  selection: `Selection ${id}`,
  price: marketProbability === null ? null : -110,
  marketProbability,
});

const candidates = [
  candidate(1, 'A at B', 'moneyline', 70),
  candidate(2, 'A at B', 'spread', 90),
  candidate(3, 'C at D', 'moneyline', 55),
  candidate(4, 'C at D', 'total', 50),
  candidate(5, 'E at F', 'moneyline', 20),
  candidate(6, 'G at H', 'moneyline', null),
];
const wanted = { legs: null, betType: null, risk: null };

const schema = {
  type: 'object',
  properties: {
    legs: {
      type: 'array',
      items: { type: 'object', properties: {}, required: [], additionalProperties: false },
    },
  },
  required: ['legs'],
  additionalProperties: false,
};

function call(brief: unknown, format: object = schema): OpenAI.ChatCompletionCreateParamsNonStreaming {
  return {
    model: 'some-model',
    messages: [
      { role: 'system', content: 'Choose.' },
      { role: 'user', content: typeof brief === 'string' ? brief : JSON.stringify(brief) },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'choice', strict: true, schema: format as Record<string, unknown> },
    },
  };
}

async function setUp(controls: Controls = makeControls()) {
  const url = await serve((request) => answerModel({ key: 'the-key', controls }, request));
  const make = (apiKey: string, timeout = 5000) =>
    new OpenAI({ apiKey, baseURL: `${url}/v1`, maxRetries: 0, timeout });
  return { make, client: make('the-key') };
}

describe('the choice', () => {
  const ids = (brief: Brief) => choose(brief).legs.map(({ candidate: id }) => id);

  test('low risk takes the likeliest, high risk the least likely, one of each game', () => {
    expect(ids({ wanted: { ...wanted, legs: 3, risk: 'low' }, candidates })).toEqual([2, 3, 5]);
    expect(ids({ wanted: { ...wanted, legs: 2, risk: 'high' }, candidates })).toEqual([5, 4]);
    expect(ids({ wanted, candidates })).toEqual([3]);
  });

  test('keeps to the bet type; confidence is the product of the probabilities', () => {
    const choice = choose({ wanted: { legs: 2, betType: 'moneyline', risk: 'low' }, candidates });
    expect(choice.legs.map(({ candidate: id }) => id)).toEqual([1, 3]);
    expect(choice.confidence).toBe(38.5);
    expect(choose({ wanted: { ...wanted, betType: 'over/under' }, candidates }).legs).toHaveLength(1);
    expect(choose({ wanted, candidates: [] })).toMatchObject({ legs: [], confidence: 0 });
    const silent = [{ ...candidate(1, 'A at B', 'total', 0), marketProbability: null }];
    expect(choose({ wanted, candidates: silent })).toMatchObject({
      legs: [{ candidate: 1 }],
      confidence: 50,
    });
  });

  test('reasons are made of the facts of their candidate, and it says that it is a stand-in', () => {
    const facts = {
      ...candidate(1, 'A at B', 'moneyline', 70),
      form: 'A won four of five.',
      injuries: 'None.',
    };
    const { legs, summary } = choose({ wanted, candidates: [facts] });
    expect(legs[0]?.reason).toBe('Selection 1: the market gives it 70% at -110. A won four of five. None.');
    expect(summary).toContain('stand-in');
  });

  test('never two legs of a game, never more than wanted, never a candidate that is not there', () => {
    const anyCandidate = fc.record({
      id: fc.integer({ min: 1, max: 60 }),
      game: fc.constantFrom('A at B', 'C at D', 'E at F'),
      market: fc.constantFrom('moneyline', 'spread', 'total'),
      selection: fc.string(),
      price: fc.option(fc.integer({ min: 100, max: 900 })),
      marketProbability: fc.option(fc.double({ min: 1, max: 99, noNaN: true })),
    });
    const anyBrief = fc.record({
      wanted: fc.record({
        legs: fc.option(fc.integer({ min: 1, max: 5 })),
        betType: fc.option(fc.constantFrom('moneyline', 'spread', 'over/under', 'parlay')),
        risk: fc.option(fc.constantFrom('low', 'medium', 'high')),
      }),
      candidates: fc.uniqueArray(anyCandidate, { selector: ({ id }) => id }),
    });
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const { legs, confidence } = choose(brief);
        const chosen = legs.map((leg) => brief.candidates.find(({ id }) => id === leg.candidate));
        expect(chosen).not.toContain(undefined);
        expect(new Set(chosen.map((each) => each?.game)).size).toBe(legs.length);
        expect(legs.length).toBeLessThanOrEqual(brief.wanted.legs ?? 1);
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(100);
      }),
    );
  });
});

test('answers a chat completion with its choice and the tokens used', async () => {
  const { client } = await setUp();
  const completion = await client.chat.completions.create(call({ wanted, candidates }));
  const { message, finish_reason } = completion.choices[0] ?? {};
  expect(finish_reason).toBe('stop');
  expect(JSON.parse(message?.content ?? '')).toEqual(choose({ wanted, candidates }));
  expect(completion.model).toBe('some-model');
  expect(completion.usage?.total_tokens).toBeGreaterThan(10);
});

test('a message that is no brief gets an answer without legs', async () => {
  const { client } = await setUp();
  const completion = await client.chat.completions.create(call('Who wins?'));
  expect(JSON.parse(completion.choices[0]?.message.content ?? '').legs).toEqual([]);
});

describe('refuses as the API does', () => {
  test('a wrong key', async () => {
    const { make } = await setUp();
    await expect(make('other').chat.completions.create(call({ wanted, candidates }))).rejects.toMatchObject({
      status: 401,
      code: 'invalid_api_key',
    });
  });

  test.each([
    ['no model', { model: '' }],
    ['no messages', { messages: [] }],
    ['a role that does not exist', { messages: [{ role: 'boss', content: 'x' }] }],
    ['free text', { response_format: { type: 'text' } }],
  ])('%s', async (_what, changes) => {
    const { client } = await setUp();
    const body = {
      ...call({ wanted, candidates }),
      ...changes,
    } as OpenAI.ChatCompletionCreateParamsNonStreaming;
    await expect(client.chat.completions.create(body)).rejects.toMatchObject({
      status: 400,
      type: 'invalid_request_error',
    });
  });

  test.each([
    ['a property that is not required', { ...schema, required: [] }],
    ['other properties allowed', { ...schema, additionalProperties: true }],
    [
      'the same, deeper',
      {
        ...schema,
        properties: { legs: { type: 'array', items: { type: 'object', properties: { a: {} } } } },
      },
    ],
    ['a root that is no object', { type: 'array' }],
  ])('a strict schema with %s', async (_what, format) => {
    const { client } = await setUp();
    await expect(client.chat.completions.create(call({ wanted, candidates }, format))).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining("Invalid schema for response_format 'choice'"),
    });
  });
});

describe('fails on demand', () => {
  async function answerIn(mode: string) {
    const controls = makeControls();
    controls.set({ model: { mode } });
    const { client } = await setUp(controls);
    const completion = await client.chat.completions.create(call({ wanted, candidates }));
    return completion.choices[0];
  }

  test('by words', async () => {
    expect((await answerIn('refuse'))?.message).toMatchObject({ content: null, refusal: expect.any(String) });
    expect((await answerIn('empty'))?.message.content).toBe('');
    const malformed = (await answerIn('malformed'))?.message.content ?? '';
    expect(() => JSON.parse(malformed)).toThrow();
    const cut = await answerIn('length');
    expect(cut?.finish_reason).toBe('length');
    expect(() => JSON.parse(cut?.message.content ?? '')).toThrow();
    const unknown = JSON.parse((await answerIn('unknown-ids'))?.message.content ?? '');
    expect(candidates.map(({ id }) => id)).not.toContain(unknown.legs[0].candidate);
  });

  test('by status', async () => {
    await expect(answerIn('error-500')).rejects.toMatchObject({ status: 500 });
    await expect(answerIn('error-429')).rejects.toMatchObject({ status: 429, code: 'rate_limit_exceeded' });
  });

  test('by silence', async () => {
    const controls = makeControls();
    controls.set({ model: { mode: 'timeout' } });
    const { make } = await setUp(controls);
    await expect(
      make('the-key', 100).chat.completions.create(call({ wanted, candidates })),
    ).rejects.toBeInstanceOf(OpenAI.APIConnectionTimeoutError);
  });

  test('for the requests it is told, as often as it is told', async () => {
    const controls = makeControls();
    controls.set({ model: { mode: 'error-500', match: 'unlucky', times: 1 } });
    const { client } = await setUp(controls);
    const ask = (question: string) => client.chat.completions.create(call({ question, wanted, candidates }));
    await ask('fine');
    await expect(ask('unlucky')).rejects.toMatchObject({ status: 500 });
    await ask('unlucky');
  });
});
