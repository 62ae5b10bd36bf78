/**
 * Serves every request, in this order: CloudFront check, method, size, session, access, rate limit, JSON and schema,
 * handler, response schema. Errors become responses. The body is read before the session check, because it says which
 * call this is and so which limits apply; what is wrong with it is revealed only to an admitted caller.
 */
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Contract } from '../contracts/platform/contract.ts';
import { allowedMethods, type Method, type Route, type RouteName, routeOf } from '../contracts/routes.ts';
import { type Admin, findAdmin } from '../data/accounts/admins.ts';
import { findUser, type User } from '../data/accounts/users.ts';
import { consume, type Limit, refund } from '../data/platform/rates.ts';
import { isActive } from '../domain/billing/access.ts';
import { beginCall } from '../telemetry/begin.ts';
import { log } from '../telemetry/log.ts';
import { refuseExcluded } from './accounts/exclusion.ts';
import { isOpen, readSession, type Session } from './accounts/session.ts';
import { type Choice, chooseEndpoint, chosenOf } from './choose-endpoint.ts';
import { compressed } from './compression.ts';
import { HttpError, notAnAdmin, notSignedIn, tooMany } from './errors.ts';
import { requireCloudFront } from './origin.ts';
import type { Reply } from './reply.ts';
import { type JsonObject, readBody, readJson } from './request.ts';
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
  return respond(first.contract.route, event, (route) => pass(endpoints, event, route, first));
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
  first: Endpoint,
): Promise<Reply<unknown>> {
  const end = performance.now() + route.timeoutSeconds * 1000;
  const method = event.requestContext.http.method as Method;
  const body = readBody(event);
  const { json, problem } = method === 'GET' ? {} : tryJson(event, body.toString('utf8'));
  const choice = chooseEndpoint(endpoints, method, json?.action);
  const now = (choice.chosen ?? first).clock();
  const { prefetched, ...caller } = await admit(route, event, choice, now);
  if (problem) throw problem;
  return chosenOf(choice).run({
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

/** The body, or the problem with it, which is for an admitted caller only. */
function tryJson(event: Event, text: string): { json?: JsonObject; problem?: HttpError } {
  try {
    return { json: readJson(event, text) };
  } catch (problem) {
    if (problem instanceof HttpError) return { problem };
    throw problem;
  }
}

type Admitted = Caller & Pick<Request, 'prefetched'>;

/** @throws HttpError 401, 403 or 429 */
async function admit(route: Route, event: Event, choice: Choice<Endpoint>, now: Date): Promise<Admitted> {
  if (route.access === 'public') return { prefetched: undefined };
  if (route.access === 'admin') return admitAdmin(event, choice.chosen, now);
  const session = await readSession(event.headers.authorization, 'gameplan-users', now);
  if (!session) throw notSignedIn();
  const prefetched = startPrefetch(choice.chosen, event, session, now);
  const [user, counted] = await Promise.all([
    findUser(session.subject),
    Promise.all(
      limitsOf(choice).map(async (limit) => ({
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

/** A request that names no call counts as each call that it may have meant, so that a broken one is not free. */
const limitsOf = ({ meant }: Choice<Endpoint>) => [...new Set(meant.flatMap(({ limits }) => limits))];

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
