/** Invokes functions as API Gateway does: the same events, and the same responses to failures and timeouts. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { siteHeaders } from '../../../lambdas/contracts/platform/site-headers.ts';
import { basePath, hasPath, type RouteName, routeNames, routeOf } from '../../../lambdas/contracts/routes.ts';
import { type Answer, json, readBody, TooLarge } from '../http.ts';
import { throughSite } from '../process/environment.ts';
import { invoke, type LoadHandler, type Report } from './invoke.ts';

/** Lambda's limit for one event and for one response. */
const maxBodyBytes = 6 * 1024 * 1024;

/** @param report receives what a function threw; the client never sees it */
export async function answerFunction(
  request: IncomingMessage,
  load: LoadHandler,
  report: Report,
): Promise<Answer> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const name = functionAt(url.pathname);
  if (!name) return json({ error: 'Not found' }, 404);
  let body: Buffer;
  try {
    body = await readBody(request, maxBodyBytes);
  } catch (error) {
    if (error instanceof TooLarge) return json({ message: 'Request Entity Too Large' }, 413);
    throw error;
  }
  try {
    const { timeoutSeconds } = routeOf(name);
    const result = await inTurn(name, () =>
      withinTime(invoke(load, name, eventOf(request, url, body)), timeoutSeconds),
    );
    if (result === tooSlow) {
      report(name, new Error(`took longer than ${timeoutSeconds} s`));
      return json({ message: 'Service Unavailable' }, 503);
    }
    if (JSON.stringify(result ?? null).length > maxBodyBytes)
      throw new Error('Response payload size exceeded');
    return answerOf(result);
  } catch (error) {
    report(name, error);
    return json({ message: 'Internal Server Error' }, 500);
  }
}

function functionAt(path: string): RouteName | undefined {
  const name = path.slice(basePath.length + 1);
  return routeNames.find((known) => known === name && hasPath(known));
}

/**
 * Concurrent calls per function. Lambda gives each call its own CPU. Here they share one, and hashing a hundred passwords
 * at once would delay every table request past its timeout.
 */
const atOnce = 8;
const running = new Map<RouteName, number>();
const waiting = new Map<RouteName, (() => void)[]>();

async function inTurn<T>(name: RouteName, work: () => Promise<T>): Promise<T> {
  const queue = waiting.get(name) ?? [];
  waiting.set(name, queue);
  if ((running.get(name) ?? 0) >= atOnce) await new Promise<void>((resolve) => queue.push(resolve));
  else running.set(name, (running.get(name) ?? 0) + 1);
  try {
    return await work();
  } finally {
    // Hands the slot to the next in the queue, or frees it.
    const next = queue.shift();
    if (next) next();
    else running.set(name, (running.get(name) ?? 1) - 1);
  }
}

const tooSlow = Symbol('too slow');

/** A function that times out keeps running, as in Lambda until it is frozen; its result is dropped. */
async function withinTime<T>(work: Promise<T>, seconds: number): Promise<T | typeof tooSlow> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<typeof tooSlow>((resolve) => {
    timer = setTimeout(() => resolve(tooSlow), seconds * 1000);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

function eventOf(request: IncomingMessage, url: URL, body: Buffer): APIGatewayProxyEventV2 {
  const method = request.method ?? 'GET';
  const { cookie, 'x-local-visitor': visitor, ...sent } = joined(request);
  const socketAddress = (request.socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, '');
  const now = new Date();
  const binary = body.length > 0 && !isText(sent['content-type'] ?? '');
  return {
    version: '2.0',
    routeKey: `ANY ${url.pathname}`,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    ...(cookie && { cookies: cookie.split(/;\s*/) }),
    headers: {
      ...sent,
      'x-forwarded-proto': 'http',
      // CloudFront overwrites both. Only locally, a header sets the visitor's address, for tests.
      [siteHeaders.visitor]: visitor ?? socketAddress,
      ...throughSite,
    },
    ...(url.search.length > 1 && { queryStringParameters: queryOf(url.searchParams) }),
    requestContext: {
      accountId: 'local',
      apiId: 'local',
      domainName: sent.host ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method,
        path: url.pathname,
        protocol: 'HTTP/1.1',
        sourceIp: socketAddress,
        userAgent: sent['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: `ANY ${url.pathname}`,
      stage: '$default',
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 && { body: body.toString(binary ? 'base64' : 'utf8') }),
    isBase64Encoded: binary,
  };
}

/** Header names in lower case, repeated headers joined by a comma. */
function joined({ headersDistinct }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headersDistinct).map(([name, values]) => [
      name,
      (values ?? []).join(name === 'cookie' ? '; ' : ','),
    ]),
  );
}

/** Repeated names joined by a comma. */
function queryOf(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name).join(',')]));
}

function isText(contentType: string): boolean {
  return /^\s*(text\/|application\/(json|javascript|xml|[\w.-]+\+(json|xml)))/i.test(contentType);
}

/** As in API Gateway, a result without a status is the body of a 200. */
function answerOf(result: unknown): Answer {
  if (!isStructured(result)) return json(result ?? null);
  const { statusCode = 200, headers = {}, cookies, body = '', isBase64Encoded } = result;
  return {
    status: statusCode,
    body: isBase64Encoded ? Buffer.from(body, 'base64') : body,
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      ...Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
      ),
      ...(cookies && { 'set-cookie': cookies }),
    },
  };
}

function isStructured(result: unknown): result is APIGatewayProxyStructuredResultV2 {
  return typeof result === 'object' && result !== null && 'statusCode' in result;
}
