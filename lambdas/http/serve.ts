/**
 * Serves every request, in this order: CloudFront check, method, size, session, access, rate limit, JSON and schema,
 * handler, response schema. Errors become responses.
 */
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Contract } from '../contracts/contract.ts';
import { allowedMethods, type Method, type Route, type RouteName, routeOf } from '../contracts/routes.ts';
import { type Admin, findAdmin } from '../data/admins.ts';
import { consume, type Limit, refund } from '../data/rates.ts';
import { findUser, type User } from '../data/users.ts';
import { isActive } from '../domain/access.ts';
import { beginCall } from '../telemetry/begin.ts';
import { log } from '../telemetry/log.ts';
import { compressed } from './compression.ts';
import { badRequest, HttpError, notAnAdmin, notSignedIn, tooMany } from './errors.ts';
import { refuseExcluded } from './exclusion.ts';
import { requireCloudFront } from './origin.ts';
import type { Reply } from './reply.ts';
import { type JsonObject, readBody, readJson } from './request.ts';
import { isOpen, readSession, type Session } from './session.ts';
import { type Visitor, visitorOf } from './visitor.ts';

type Event = APIGatewayProxyEventV2;
type Result = APIGatewayProxyStructuredResultV2;

export type Handler = (event: Event) => Promise<Result>;

/** The caller: a user, an administrator, or empty for a public call. */
export type Caller = { readonly user?: User; readonly admin?: Admin; readonly session?: Session };

/** A request whose method, size, session, access and rate have been checked. */
export interface Request {
  readonly event: Event;
  readonly json: JsonObject | undefined;
  readonly caller: Caller;
  readonly now: Date;
  readonly visitor: Visitor;
  readonly requestId: string;
  /** Result of the endpoint's `prefetch`; rejects if that failed. */
  readonly prefetched: Promise<unknown> | undefined;
  /** Milliseconds until Lambda ends the call. */
  readonly remainingMs: () => number;
}

export interface Endpoint {
  readonly contract: Contract;
  readonly limits: readonly Limit[];
  readonly clock: () => Date;
  /** Reads without effects, started as soon as the token is verified, so that they add no time. */
  readonly prefetch?: (event: Event, accountId: string, now: Date) => Promise<unknown>;
  /** Parses the input, runs the handler, and checks its output. */
  readonly run: (request: Request) => Promise<Reply<unknown>>;
}

/** Serves one path. */
export async function serve(endpoints: readonly Endpoint[], event: Event): Promise<Result> {
  const first = endpoints[0];
  if (!first) throw new Error('A path needs an endpoint');
  if (event.requestContext.http.method === 'HEAD' && routeOf(first.contract.route).answersHead) {
    return withoutBody(await serve(endpoints, asGet(event)));
  }
  return respond(first.contract.route, event, (route) => pass(endpoints, event, route, first.clock()));
}

function asGet(event: Event): Event {
  const { requestContext } = event;
  return { ...event, requestContext: { ...requestContext, http: { ...requestContext.http, method: 'GET' } } };
}

const withoutBody = (result: Result): Result => ({ ...result, body: '', isBase64Encoded: false });

/**
 * The outermost part of every request: log context, CloudFront check and method.
 * Never throws: errors become responses that reveal only what the caller may know.
 */
export async function respond(
  name: RouteName,
  event: Event,
  run: (route: Route) => Promise<Reply<unknown>>,
): Promise<Result> {
  const { requestId } = event.requestContext;
  beginCall(name, requestId);
  try {
    requireCloudFront(event);
    const route = routeOf(name);
    if (!route.methods.includes(event.requestContext.http.method as Method)) {
      throw new HttpError(405, 'Method not allowed', {
        headers: { allow: allowedMethods(route).join(', ') },
      });
    }
    const { status, body, contentType, headers } = await run(route);
    if (contentType === undefined) return compressed(event, answer(status, body, headers));
    const typed = answer(status, null, { ...headers, 'content-type': contentType });
    // A picture is already compressed, and its body is base64.
    if (contentType.startsWith('image/')) return { ...typed, body: String(body), isBase64Encoded: true };
    return compressed(event, { ...typed, body: String(body) });
  } catch (error) {
    return failed(error, requestId);
  }
}

async function pass(
  endpoints: readonly Endpoint[],
  event: Event,
  route: Route,
  now: Date,
): Promise<Reply<unknown>> {
  const end = performance.now() + route.timeoutSeconds * 1000;
  const method = event.requestContext.http.method as Method;
  const candidates = endpoints.filter((each) => each.contract.method === method);
  const body = readBody(event);
  const { prefetched, ...caller } = await admit(route, event, candidates[0], now);
  const json = method === 'GET' ? undefined : readJson(event, body.toString('utf8'));
  return choose(candidates, json?.action).run({
    event,
    json,
    caller,
    now,
    visitor: visitorOf(event),
    requestId: event.requestContext.requestId,
    prefetched,
    remainingMs: () => end - performance.now(),
  });
}

type Admitted = Caller & Pick<Request, 'prefetched'>;

/** @throws HttpError 401, 403 or 429 */
async function admit(
  route: Route,
  event: Event,
  endpoint: Endpoint | undefined,
  now: Date,
): Promise<Admitted> {
  if (route.access === 'public') return { prefetched: undefined };
  if (route.access === 'admin') return admitAdmin(event, endpoint, now);
  const session = await readSession(event.headers.authorization, 'gameplan-users', now);
  if (!session) throw notSignedIn();
  const prefetched = startPrefetch(endpoint, event, session, now);
  const [user, counted] = await Promise.all([
    findUser(session.subject),
    Promise.all(
      (endpoint?.limits ?? []).map(async (limit) => ({
        limit,
        ...(await consume(limit, session.subject, now)),
      })),
    ),
  ]);
  if (!user || user.deactivatedAt || !isOpen(session, user)) throw notSignedIn();
  log.appendKeys({ userId: user.id });
  if (route.access === 'subscriber') {
    refuseExcluded(user, now);
    if (!isActive(user.subscriptionStatus)) throw new HttpError(403, 'Active subscription required');
  }
  const refused = counted.find(({ allowed }) => !allowed);
  if (refused) {
    // A call refused by the limit of a minute uses up nothing of the hour's.
    const others = counted.filter(({ allowed }) => allowed);
    await Promise.all(others.map(({ limit }) => refund(limit, session.subject, now)));
    throw tooMany(refused.retryAfter);
  }
  return { user, session, prefetched };
}

/** @throws HttpError 401, for a user's token too */
async function admitAdmin(event: Event, endpoint: Endpoint | undefined, now: Date): Promise<Admitted> {
  const session = await readSession(event.headers.authorization, 'gameplan-admins', now);
  if (!session) throw notAnAdmin();
  const prefetched = startPrefetch(endpoint, event, session, now);
  const admin = await findAdmin(session.subject);
  if (!admin || admin.closedAt || !isOpen(session, admin)) throw notAnAdmin();
  return { admin, session, prefetched };
}

function startPrefetch(
  endpoint: Endpoint | undefined,
  event: Event,
  { subject }: Session,
  now: Date,
): Request['prefetched'] {
  const prefetched = endpoint?.prefetch?.(event, subject, now);
  // A refused call never awaits it, which must not be an unhandled rejection; an admitted call still gets the failure.
  prefetched?.catch(() => {});
  return prefetched;
}

function choose(candidates: readonly Endpoint[], action: unknown): Endpoint {
  const chosen = candidates.find(
    ({ contract }) => contract.action === undefined || contract.action === action,
  );
  if (chosen) return chosen;
  throw badRequest(`action must be one of: ${candidates.map(({ contract }) => contract.action).join(', ')}`);
}

function failed(error: unknown, requestId: string): Result {
  if (error instanceof HttpError) {
    log.info('refused', { status: error.status, reason: error.message });
    return answer(error.status, { error: error.message, ...error.fields, requestId }, error.headers);
  }
  log.error('failed', error instanceof Error ? error : String(error));
  return answer(500, { error: 'Something went wrong', requestId });
}

function answer(statusCode: number, body: unknown, headers: Record<string, string> = {}): Result {
  return {
    statusCode,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
    body: JSON.stringify(body),
  };
}
