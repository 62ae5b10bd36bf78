/**
 * Stands in for the model: OpenAI's chat completions, with structured output. It reads the question and the numbered
 * candidates from the last message of the user and chooses by a rule that `choose` states; it says what it is.
 */
import { randomUUID } from 'node:crypto';
import type { Controls } from './controls.ts';
import { type Answer, json, type LocalRequest, pause } from './http.ts';
import { choose, readBrief } from './model-choice.ts';
import { isRecord } from './state.ts';

/** Longer than any client of ours waits. */
const timeoutMs = 120_000;
const slowMs = 3_000;

class Refused extends Error {
  readonly status: number;
  readonly code: string | null;
  readonly param: string | null;

  constructor(status: number, message: string, code: string | null, param: string | null) {
    super(message);
    this.status = status;
    this.code = code;
    this.param = param;
  }
}

const invalid = (message: string, param: string) => new Refused(400, message, null, param);

export async function answerModel(
  { key, controls }: { key: string; controls: Controls },
  request: LocalRequest,
): Promise<Answer> {
  try {
    authorize(request, key);
    if (request.path !== '/v1/chat/completions') {
      throw new Refused(404, `Invalid URL (${request.method} ${request.path})`, null, null);
    }
    if (request.method !== 'POST') {
      throw new Refused(
        405,
        `Not allowed to ${request.method} on ${request.path}`,
        'method_not_supported',
        null,
      );
    }
    const body = request.body.toString('utf8');
    const { model, user } = readCall(body);
    return await complete(controls.take('model', user).mode, model, user, request.gone);
  } catch (error) {
    if (error instanceof Refused) return errorAnswer(error);
    throw error;
  }
}

async function complete(mode: string, model: string, user: string, gone: AbortSignal): Promise<Answer> {
  switch (mode) {
    case 'timeout':
      await pause(timeoutMs, gone);
      throw new Refused(504, 'The stand-in was told not to answer.', null, null);
    case 'error-500':
      throw new Refused(500, 'The server had an error while processing your request.', null, null);
    case 'error-429':
      throw new Refused(429, 'Rate limit reached for requests', 'rate_limit_exceeded', null);
    case 'refuse':
      return completion(model, user, { content: null, refusal: "I'm sorry, I can't help with that." });
    case 'empty':
      return completion(model, user, { content: '', refusal: null });
    case 'malformed':
      return completion(model, user, { content: 'Sure! Here are my favourite plays:', refusal: null });
    case 'length': {
      const cut = JSON.stringify(choose(readBrief(user))).slice(0, 40);
      return completion(model, user, { content: cut, refusal: null }, 'length');
    }
    case 'unknown-ids': {
      const { legs, ...rest } = choose(readBrief(user));
      const elsewhere = legs.map((leg) => ({ ...leg, candidate: leg.candidate + 1_000_000 }));
      return completion(model, user, {
        content: JSON.stringify({ legs: elsewhere, ...rest }),
        refusal: null,
      });
    }
    case 'slow':
      await pause(slowMs, gone);
      break;
    default:
  }
  return completion(model, user, { content: JSON.stringify(choose(readBrief(user))), refusal: null });
}

function authorize({ headers }: LocalRequest, key: string): void {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (given === undefined) {
    throw new Refused(401, "You didn't provide an API key.", null, null);
  }
  if (given !== key) {
    throw new Refused(401, 'Incorrect API key provided.', 'invalid_api_key', null);
  }
}

/** @returns the model's name and the text of the last message of the user */
function readCall(body: string): { model: string; user: string } {
  const call = parse(body);
  if (!isRecord(call)) throw invalid('We could not parse the JSON body of your request.', 'body');
  const { model, messages, response_format, stream } = call;
  if (typeof model !== 'string' || model === '') throw invalid('you must provide a model parameter', 'model');
  if (!Array.isArray(messages) || messages.length === 0) {
    throw invalid("Invalid 'messages': empty array. Expected an array with minimum length 1.", 'messages');
  }
  const roles = ['system', 'developer', 'user', 'assistant'];
  for (const [index, message] of messages.entries()) {
    if (!isRecord(message) || !roles.includes(String(message.role))) {
      throw invalid(`Invalid value: 'messages[${index}].role'.`, `messages[${index}].role`);
    }
    if (typeof message.content !== 'string') {
      throw invalid(
        `Invalid type for 'messages[${index}].content': expected a string.`,
        `messages[${index}].content`,
      );
    }
  }
  if (stream === true) throw invalid('Streaming is not supported by this stand-in.', 'stream');
  checkFormat(response_format);
  const user = messages.findLast((message) => message.role === 'user')?.content;
  if (user === undefined) throw invalid('This stand-in needs a message of the user.', 'messages');
  return { model, user };
}

function checkFormat(format: unknown): void {
  if (!isRecord(format) || format.type !== 'json_schema' || !isRecord(format.json_schema)) {
    throw invalid('This stand-in answers by json_schema only.', 'response_format');
  }
  const { name, strict, schema } = format.json_schema;
  if (typeof name !== 'string' || !/^[\w-]{1,64}$/.test(name)) {
    throw invalid("Missing required parameter: 'response_format.json_schema.name'.", 'response_format');
  }
  if (!isRecord(schema)) {
    throw invalid("Missing required parameter: 'response_format.json_schema.schema'.", 'response_format');
  }
  if (strict === true) checkStrict(schema, name, []);
}

/** Strict schemas must name every property as required and allow no other. */
function checkStrict(schema: Record<string, unknown>, name: string, path: readonly string[]): void {
  const context = `In context=(${path.map((part) => `'${part}'`).join(', ')})`;
  const wrong = (what: string) =>
    invalid(`Invalid schema for response_format '${name}': ${context}, ${what}.`, 'response_format');
  if (path.length === 0 && schema.type !== 'object') throw wrong('schema must have type "object"');
  if (isRecord(schema.properties)) {
    const required = Array.isArray(schema.required) ? schema.required : [];
    if (schema.additionalProperties !== false) {
      throw wrong("'additionalProperties' is required to be supplied and to be false");
    }
    for (const [key, value] of Object.entries(schema.properties)) {
      if (!required.includes(key)) {
        throw wrong(
          `'required' is required to be supplied and to be an array including every key in properties. Missing '${key}'`,
        );
      }
      if (isRecord(value)) checkStrict(value, name, [...path, 'properties', key]);
    }
  }
  if (isRecord(schema.items)) checkStrict(schema.items, name, [...path, 'items']);
  for (const [index, option] of (Array.isArray(schema.anyOf) ? schema.anyOf : []).entries()) {
    if (isRecord(option)) checkStrict(option, name, [...path, 'anyOf', String(index)]);
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // Said by the caller in the API's words.
    return undefined;
  }
}

function completion(
  model: string,
  user: string,
  message: { content: string | null; refusal: string | null },
  finishReason = 'stop',
): Answer {
  // About four characters make a token.
  const promptTokens = Math.ceil(user.length / 4);
  const completionTokens = Math.ceil((message.content ?? message.refusal ?? '').length / 4);
  return json({
    id: `chatcmpl-${randomUUID()}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', ...message, annotations: [] },
        logprobs: null,
        finish_reason: finishReason,
      },
    ],
    usage: {
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
      total_tokens: promptTokens + completionTokens,
    },
  });
}

function errorAnswer({ status, message, code, param }: Refused): Answer {
  const type = status === 429 ? 'requests' : status >= 500 ? 'server_error' : 'invalid_request_error';
  return {
    ...json({ error: { message, type, param, code } }, status),
    headers: { 'x-request-id': `req_${randomUUID()}`, ...(status === 429 && { 'retry-after': '1' }) },
  };
}
