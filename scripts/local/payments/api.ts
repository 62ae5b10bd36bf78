/** The calls of the payment provider's API that the product makes: `/v1/…`, form-encoded requests, JSON responses. */
import type { Controls } from '../controls.ts';
import { type Answer, json, type LocalRequest, pause } from '../http.ts';
import { catalogueRoutes } from './catalogue.ts';
import { checkoutRoutes } from './checkouts.ts';
import { creditRoutes } from './credit.ts';
import { parseForm } from './form.ts';
import { apiVersion } from './objects.ts';
import type { Api, Operation, Routes } from './operation.ts';
import { Refused, refusal, requestId } from './refusal.ts';
import { salesRoutes } from './sales.ts';

const routes: Routes = { ...catalogueRoutes, ...checkoutRoutes, ...salesRoutes, ...creditRoutes };

/** Longer than any of our clients waits. */
const timeoutMs = 60_000;

/** @param request path starts with `/v1` */
export async function answerApi(api: Api, request: LocalRequest): Promise<Answer> {
  try {
    authorize(api, request);
    const body = request.body.toString('utf8');
    const failure = await failOnDemand(api.controls, `${request.path} ${body}`, request.gone);
    return failure ?? once(api, request, body);
  } catch (error) {
    if (error instanceof Refused) return refusal(error);
    throw error;
  }
}

function authorize({ key }: Api, { headers }: LocalRequest): void {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (given === undefined) {
    throw new Refused(
      401,
      'You did not provide an API key. Provide it in the Authorization header, as Bearer.',
    );
  }
  if (given !== key) throw new Refused(401, `Invalid API Key provided: ${given.slice(0, 4)}****`);
  if (headers['stripe-version'] !== apiVersion) {
    throw new Refused(400, `Invalid Stripe API version: ${headers['stripe-version'] ?? 'none'}`);
  }
}

async function failOnDemand(
  controls: Controls,
  words: string,
  gone: AbortSignal,
): Promise<Answer | undefined> {
  switch (controls.take('payments', words).mode) {
    case 'timeout':
      await pause(timeoutMs, gone);
      return refusal(new Refused(500, 'The stand-in is set to time out.', { type: 'api_error' }));
    case 'error-500':
      return refusal(new Refused(500, 'The stand-in is set to fail.', { type: 'api_error' }));
    case 'error-429':
      return refusal(new Refused(429, 'Too many requests', { code: 'rate_limit' }));
    default:
      return undefined;
  }
}

/** A repeated idempotency key returns the first response. */
function once(api: Api, request: LocalRequest, body: string): Answer {
  const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
  if (typeof key !== 'string') return succeed(operate(api, request, body));
  if (key.length > 255) throw new Refused(400, 'Idempotency keys can have up to 255 characters');
  const parameters = `${request.method} ${request.path} ${body}`;
  const before = Object.hasOwn(api.store.answered, key) ? api.store.answered[key] : undefined;
  if (before && before.asked !== parameters) {
    throw new Refused(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: 'idempotency_error' },
    );
  }
  if (before) return succeed(JSON.parse(before.body), { 'idempotent-replayed': 'true' });
  // Errors are not stored: nothing was changed.
  const result = operate(api, request, body);
  api.store.answered[key] = { asked: parameters, status: 200, body: JSON.stringify(result), at: Date.now() };
  api.store.save();
  return succeed(result);
}

function operate(api: Api, { method, path, query }: LocalRequest, body: string): object {
  const found = findRoute(method, path);
  if (!found) throw new Refused(404, `Unrecognized request URL (${method}: ${path}).`);
  const result = found.operation(api, parseForm(method === 'GET' ? query.toString() : body), found.id);
  if (method !== 'GET') api.store.save();
  return result;
}

/** @returns the operation with its name, e.g. `GET /v1/customers/:id`; undefined if there is none */
export function findRoute(
  method: string,
  path: string,
): { name: string; operation: Operation; id: string } | undefined {
  for (const [name, operation] of Object.entries(routes)) {
    const [wantedMethod, pattern = ''] = name.split(' ');
    const id = wantedMethod === method ? match(pattern, path) : undefined;
    if (id !== undefined) return { name, operation, id };
  }
  return undefined;
}

/** @returns the value of `:id`, empty if the pattern has none; undefined if the path does not match */
function match(pattern: string, path: string): string | undefined {
  if (!pattern.includes(':id')) return pattern === path ? '' : undefined;
  const [before = '', after = ''] = pattern.split(':id');
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined;
  const id = path.slice(before.length, path.length - after.length);
  return /^[\w-]+$/.test(id) ? id : undefined;
}

function succeed(result: object, headers: Readonly<Record<string, string>> = {}): Answer {
  return {
    ...json(result),
    headers: { 'request-id': requestId(), 'stripe-version': apiVersion, ...headers },
  };
}
