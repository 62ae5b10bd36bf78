/** Calls the server; no other file does. Path, method and access come from the table of functions. */
import type { Contract } from '../../../lambdas/contracts/contract.ts';
import { type Method, pathOf, type RouteName, routeOf } from '../../../lambdas/contracts/routes.ts';
import { keys, read } from '../session/storage.ts';
import { type Answer, readAnswer } from './answers.ts';
import { ApiError } from './errors.ts';
import { isOffline, offlineReading, offlineWriting } from './offline.ts';

export interface Input {
  readonly body?: Readonly<Record<string, unknown>>;
  /** Empty and undefined values are left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** Milliseconds until we stop waiting. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  /** Goes on when the page is left. */
  readonly keepalive?: boolean;
}

const defaultTimeout = 15_000;

/**
 * Makes a call whose answer is needed.
 * @throws ApiError; also for an answer that is not what the contract promises
 */
export async function call<Body, Query, Output>(
  contract: Contract<Body, Query, Output>,
  input: Input = {},
): Promise<Output> {
  const content = contentOf(await request(contract, input), contract.contentType);
  const read = content === undefined ? undefined : contract.output.safeParse(content);
  if (read?.success) return read.data;
  throw new ApiError('Invalid JSON response', { status: 200 });
}

/** @returns the JSON, or the text where the contract promises a type of text and the answer has it */
function contentOf(answer: Answer, promised: string | undefined): unknown {
  if (answer.kind === 'json') return answer.value;
  return promised !== undefined && answer.kind === 'done' && answer.contentType === promised
    ? answer.text
    : undefined;
}

/**
 * Makes a call that is a success by its status alone.
 * @returns what was answered, where it can be read
 * @throws ApiError
 */
export async function send<Body, Query, Output>(
  contract: Contract<Body, Query, Output>,
  input: Input = {},
): Promise<Output | undefined> {
  const answer = await request(contract, input);
  return answer.kind === 'json' ? contract.output.safeParse(answer.value).data : undefined;
}

async function request(
  { route, method, action, contentType }: Pick<Contract, 'route' | 'method' | 'action' | 'contentType'>,
  { body, query, timeout = defaultTimeout, signal, keepalive = false }: Input,
): Promise<Answer> {
  const caller = callerOf(route);
  const token = caller && requireToken(caller);
  const limit = AbortSignal.timeout(timeout);
  const response = await reach(pathOf(route) + search(query), {
    method,
    headers: {
      accept: contentType ? `${contentType}, application/json` : 'application/json',
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(method !== 'GET' && { body: JSON.stringify({ ...(action && { action }), ...body }) }),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    cache: 'no-store',
    credentials: 'omit',
    keepalive,
  });
  try {
    return await readAnswer(response);
  } catch (error) {
    const isOurToken = caller && token === read(callers[caller].key);
    if (error instanceof ApiError && error.status === 401 && isOurToken) signedOut(caller);
    if (error instanceof ApiError || signal?.aborted) throw error;
    throw unanswered(error, method);
  }
}

async function reach(url: string, init: RequestInit & { method: Method }): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error;
    throw unanswered(error, init.method);
  }
}

/** Offline, the person is told so; otherwise each screen has its own sentence. */
function unanswered(cause: unknown, method: Method): ApiError {
  const isLate = cause instanceof Error && cause.name === 'TimeoutError';
  const said = isOffline() ? (method === 'GET' ? offlineReading : offlineWriting) : undefined;
  return new ApiError(isLate ? 'The server took too long' : 'The server could not be reached', {
    status: 0,
    said,
  });
}

/** Whose token opens a call, and what is said where there is none. */
const callers = {
  user: { key: keys.token, missing: 'Authentication required' },
  admin: { key: keys.adminToken, missing: 'No admin token found' },
} as const;
type Caller = keyof typeof callers;

/** @returns undefined where everybody may call */
function callerOf(route: RouteName): Caller | undefined {
  const { access } = routeOf(route);
  if (access === 'public') return undefined;
  return access === 'admin' ? 'admin' : 'user';
}

/** @throws ApiError before anything is sent */
function requireToken(caller: Caller): string {
  const { key, missing: said } = callers[caller];
  const token = read(key);
  if (!token) throw new ApiError(said, { status: 401, said });
  return token;
}

function search(query: Input['query'] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const params = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length === 0 ? '' : `?${params}`;
}

const listeners: Readonly<Record<Caller, Set<() => void>>> = { user: new Set(), admin: new Set() };

/**
 * The server knows sessions that ended before their token did: by a new password, or an end of the account.
 * @returns stops listening
 */
export function onSignedOut(caller: Caller, listener: () => void): () => void {
  listeners[caller].add(listener);
  return () => listeners[caller].delete(listener);
}

function signedOut(caller: Caller): void {
  for (const listener of listeners[caller]) listener();
}
