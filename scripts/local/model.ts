/**
 * Stands in for the model: OpenAI's chat completions, with structured output. It reads the question and the numbered
 * candidates from the last message of the user and chooses by a rule that `choose` states; it says what it is.
 */
import { randomUUID } from 'node:crypto';
import type { Controls } from './controls.ts';
import { type Answer, json, type LocalRequest, pause } from './http.ts';
import { Refused, readCall } from './model/call.ts';
import { choose, readBrief } from './model/choice.ts';

/** Longer than any client of ours waits. */
const timeoutMs = 120_000;
const slowMs = 3_000;

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
