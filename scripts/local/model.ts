/**
 * Stand-in for the model: OpenAI's chat completions with structured output. It reads the brief from the last user message
 * and answers as `model/reply.ts` says, or with what a model once replied to this request. It refuses what the API would refuse.
 */
import { randomUUID } from 'node:crypto';
import type { Controls } from './controls.ts';
import { type Answer, json, type LocalRequest, pause } from './http.ts';
import { type Call, Refused, readCall } from './model/call.ts';
import { hostileReply } from './model/hostile.ts';
import { type Random, seeded, seedOf } from './model/random.ts';
import { recordedReplies } from './model/recordings.ts';
import { blankReply, readBrief } from './model/reply.ts';
import { mismatch } from './model/schema.ts';

/** Longer than any of our clients waits. */
const timeoutMs = 120_000;
const slowMs = 3_000;

/** Average characters per token. */
const tokenCharacters = 4;

interface StandIn {
  readonly key: string;
  readonly controls: Controls;
  /** Varies the answers of the hostile mode. */
  readonly seed?: number;
  /** The replies of the recorded mode; the committed recordings by default. */
  readonly replies?: (call: Call) => unknown;
}

export async function answerModel(standIn: StandIn, request: LocalRequest): Promise<Answer> {
  try {
    authorize(request, standIn.key);
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
    const call = readCall(request.body.toString('utf8'));
    const { mode } = standIn.controls.take('model', call.user);
    return await complete(mode, call, standIn, request.gone);
  } catch (error) {
    if (error instanceof Refused) return errorAnswer(error);
    throw error;
  }
}

async function complete(mode: string, call: Call, standIn: StandIn, gone: AbortSignal): Promise<Answer> {
  const answer = (content: string) => completion(call, { content, refusal: null });
  const reply = blankReply;
  switch (mode) {
    case 'timeout':
      await pause(timeoutMs, gone);
      throw new Refused(504, 'The stand-in is set to time out.', null, null);
    case 'error-500':
      throw new Refused(500, 'The server had an error while processing your request.', null, null);
    case 'error-429':
      throw new Refused(429, 'Rate limit reached for requests', 'rate_limit_exceeded', null);
    case 'refuse':
      return completion(call, { content: null, refusal: "I'm sorry, I can't help with that." });
    case 'empty':
      return answer('');
    case 'malformed':
      return answer('Sure! Here are my favorite plays:');
    case 'length':
      return completion({ ...call, maxTokens: 10 }, { content: JSON.stringify(reply), refusal: null });
    case 'hostile':
      return answer(hostileReply(readBrief(call.user), randomOf(standIn, call.user)));
    case 'recorded':
      return answer(JSON.stringify((standIn.replies ?? recorded)(call) ?? reply));
    case 'slow':
      await pause(slowMs, gone);
      break;
    default:
  }
  const problem = mismatch(call.schema, reply);
  // The API's answers always match a strict schema, so a mismatch here is a bug in the stand-in or the schema.
  if (problem)
    throw new Refused(500, `The stand-in's answer does not match the schema: ${problem}`, null, null);
  return answer(JSON.stringify(reply));
}

const recorded = recordedReplies();

/** Number of hostile answers to each request, by the hash of its text. */
const hostileCounts = new WeakMap<Controls, Map<number, number>>();

/** The nth answer to the same request is always the same, whatever the order of requests. */
function randomOf({ controls, seed = 1 }: StandIn, user: string): Random {
  const counts = hostileCounts.get(controls) ?? new Map<number, number>();
  hostileCounts.set(controls, counts);
  const text = seedOf(user);
  const count = (counts.get(text) ?? 0) + 1;
  counts.set(text, count);
  return seeded(text + seed * 1_000_003 + count * 7_919);
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

function completion(
  { model, maxTokens = Number.POSITIVE_INFINITY, characters }: Call,
  message: { content: string | null; refusal: string | null },
): Answer {
  const most = maxTokens * tokenCharacters;
  const content = message.content?.slice(0, most) ?? null;
  const isCut = content !== message.content;
  const promptTokens = Math.ceil(characters / tokenCharacters);
  const completionTokens = Math.ceil((content ?? message.refusal ?? '').length / tokenCharacters);
  return json({
    id: `chatcmpl-${randomUUID()}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', ...message, content, annotations: [] },
        logprobs: null,
        finish_reason: isCut ? 'length' : 'stop',
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
