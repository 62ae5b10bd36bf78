/** The only file that calls the server. Path, method and access come from the table of functions. */
import type { Contract } from '../../../../lambdas/contracts/platform/contract.ts';
import { type Method, pathOf, type RouteName, routeOf } from '../../../../lambdas/contracts/routes.ts';
import { ApiError } from './errors.ts';
import { isOffline, offlineReading, offlineWriting } from './offline.ts';
import { type ParsedResponse, parseResponse } from './responses.ts';
import { keys, read } from './storage.ts';

export interface Input {
  readonly body?: Readonly<Record<string, unknown>>;
  /** Empty and undefined values are left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** Milliseconds. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  /** Lets the call finish after the page is closed. */
  readonly keepalive?: boolean;
}

const defaultTimeout = 15_000;

/**
 * Makes a call and returns its output.
 * @throws ApiError, also if the response does not match the contract
 */
export async function call<Body, Query, Output>(
  contract: Contract<Body, Query, Output>,
  input: Input = {},
): Promise<Output> {
  const content = contentOf(await request(contract, input), contract.contentType);
  const parsed = content === undefined ? undefined : contract.output.safeParse(content);
  if (parsed?.success) return parsed.data;
  throw new ApiError('Invalid JSON response', { status: 200 });
}

/** @returns the JSON, or the text if the response has the content type of the contract */
function contentOf(response: ParsedResponse, contentType: string | undefined): unknown {
  if (response.kind === 'json') return response.value;
  return contentType !== undefined && response.kind === 'done' && response.contentType === contentType
    ? response.text
    : undefined;
}

/**
 * Makes a call that succeeds by its status alone.
 * @returns the output; undefined if it cannot be read
 * @throws ApiError
 */
export async function send<Body, Query, Output>(
  contract: Contract<Body, Query, Output>,
  input: Input = {},
): Promise<Output | undefined> {
  const response = await request(contract, input);
  return response.kind === 'json' ? contract.output.safeParse(response.value).data : undefined;
}

async function request(
  { route, method, action, contentType }: Pick<Contract, 'route' | 'method' | 'action' | 'contentType'>,
  { body, query, timeout = defaultTimeout, signal, keepalive = false }: Input,
): Promise<ParsedResponse> {
  const caller = callerOf(route);
  const token = caller && requireToken(caller, route);
  const timeoutSignal = AbortSignal.timeout(timeout);
  const response = await fetchResponse(pathOf(route) + search(query), {
    method,
    headers: {
      accept: contentType ? `${contentType}, application/json` : 'application/json',
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(method !== 'GET' && { body: JSON.stringify({ ...(action && { action }), ...body }) }),
    signal: signal ? AbortSignal.any([signal, timeoutSignal]) : timeoutSignal,
    cache: 'no-store',
    credentials: 'omit',
    keepalive,
  });
  try {
    return await parseResponse(response, caller === 'admin' ? 'API request failed' : 'Something went wrong');
  } catch (error) {
    const isCurrentToken = caller && token === read(tokenKeys[caller]);
    if (error instanceof ApiError && error.status === 401 && isCurrentToken) signedOut(caller);
    if (error instanceof ApiError || signal?.aborted) throw error;
    throw connectionError(error, method);
  }
}

async function fetchResponse(url: string, init: RequestInit & { method: Method }): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error;
    throw connectionError(error, init.method);
  }
}

/** If the browser is offline, the error says so; otherwise each screen shows its own message. */
function connectionError(cause: unknown, method: Method): ApiError {
  const isLate = cause instanceof Error && cause.name === 'TimeoutError';
  const userMessage = isOffline() ? (method === 'GET' ? offlineReading : offlineWriting) : undefined;
  return new ApiError(isLate ? 'The server took too long' : 'The server could not be reached', {
    status: 0,
    userMessage,
  });
}

/** The token that each kind of caller needs. */
const tokenKeys = { user: keys.token, admin: keys.adminToken } as const;
type Caller = keyof typeof tokenKeys;

/** @returns undefined for public calls */
function callerOf(route: RouteName): Caller | undefined {
  const { access } = routeOf(route);
  if (access === 'public') return undefined;
  return access === 'admin' ? 'admin' : 'user';
}

/** The error without a token: one for the product's own calls, one for those of the account, one for the portal's. */
function missingToken(route: RouteName): string {
  const { access } = routeOf(route);
  if (access === 'admin') return 'No admin token found';
  const isOfProduct = access === 'subscriber' || route === 'get-user-status';
  return isOfProduct ? 'Authentication required' : 'No auth token found';
}

/** @throws ApiError if there is no token; nothing is sent then */
function requireToken(caller: Caller, route: RouteName): string {
  const token = read(tokenKeys[caller]);
  const missing = missingToken(route);
  if (!token) throw new ApiError(missing, { status: 401, userMessage: missing });
  return token;
}

function search(query: Input['query'] = {}): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const params = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  return entries.length === 0 ? '' : `?${params}`;
}

const listeners: Readonly<Record<Caller, Set<() => void>>> = { user: new Set(), admin: new Set() };

/**
 * Calls the listener when the server rejects a token that has not expired, for example after a password change.
 * @returns unsubscribes
 */
export function onSignedOut(caller: Caller, listener: () => void): () => void {
  listeners[caller].add(listener);
  return () => listeners[caller].delete(listener);
}

function signedOut(caller: Caller): void {
  for (const listener of listeners[caller]) listener();
}
