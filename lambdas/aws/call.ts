/**
 * Calls an AWS service: endpoint, signature, attempts. Stands in for the clients of the AWS SDK, which load each of their
 * features at every cold start: without them a function that only reads the table loads in little over half the time
 * (docs/decisions/0016-own-aws-client.md).
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Timeouts } from '../contracts/timeouts.ts';
import { type Response, send } from './send.ts';
import { signed } from './signature.ts';

export interface Service {
  /** First part of the host name, and the name in the signature: `dynamodb`. */
  readonly name: string;
  /** Of its host name, where that differs from `name`. */
  readonly host?: string;
  /** End of `AWS_ENDPOINT_URL_…`, which names another endpoint, as the SDKs read it. */
  readonly variable: string;
  readonly timeouts: Timeouts;
  /** Milliseconds that the pause before the second attempt is at most; it doubles with each. */
  readonly pauseMs: number;
  /** What went wrong, from an answer that is no success. */
  readonly problemOf: (response: Response) => AwsProblem;
}

export interface AwsProblem {
  /** The service's own name of it: `ConditionalCheckFailedException`. */
  readonly code: string;
  readonly message: string;
  /** The rest of the answer, for whoever knows what it means. */
  readonly details?: unknown;
}

/** The service did not do what it was asked. */
export class AwsError extends Error {
  readonly status: number;
  readonly requestId: string | undefined;
  /** Hidden from whoever prints an error with all its fields: it may hold whole items. */
  readonly #details: unknown;

  constructor({ code, message, details }: AwsProblem, { status, headers }: Response) {
    super(message);
    this.name = code;
    this.status = status;
    const requestId = headers['x-amzn-requestid'];
    this.requestId = typeof requestId === 'string' ? requestId : undefined;
    this.#details = details;
  }

  get details(): unknown {
    return this.#details;
  }
}

/** Said by a service that has no room at the moment, whatever its status. */
const throttled = /Throttl|ProvisionedThroughputExceeded|RequestLimitExceeded|TooManyRequests|SlowDown/;
/** Over at another attempt: a status, or DynamoDB's word that the same transaction still runs. */
const passing = /^(InternalServerError|InternalFailure|ServiceUnavailable|TransactionInProgressException)$/;
const passingStatuses: readonly number[] = [429, 500, 502, 503, 504];

/**
 * @param headers names in lower case; the body is the same at every attempt, so a token in it makes a repeated write safe
 * @returns the body of a successful answer
 * @throws AwsError, or what the connection said at the last attempt; never after `timeouts.totalMs`
 */
export async function callAws(
  service: Service,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<string> {
  const { maxAttempts, totalMs } = service.timeouts;
  const signal = AbortSignal.timeout(totalMs);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptCall(service, headers, body, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (attempt === maxAttempts || !mayPass(error)) throw error;
      await wait(Math.random() * service.pauseMs * 2 ** (attempt - 1), undefined, { signal });
    }
  }
}

async function attemptCall(
  service: Service,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
): Promise<string> {
  const { name, timeouts, problemOf } = service;
  const region = given('AWS_REGION');
  const url = endpointOf(service, region);
  const credentials = {
    accessKeyId: given('AWS_ACCESS_KEY_ID'),
    secretAccessKey: given('AWS_SECRET_ACCESS_KEY'),
    sessionToken: process.env.AWS_SESSION_TOKEN,
  };
  const request = { url, headers, body, service: name, region };
  const response = await send(url, signed(request, credentials, new Date()), body, { ...timeouts, signal });
  if (response.status < 300) return response.body;
  throw new AwsError(problemOf(response), response);
}

/** Another attempt is worth it: nobody answered, or the service said that it will pass. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof AwsError)) return true;
  return passingStatuses.includes(error.status) || throttled.test(error.name) || passing.test(error.name);
}

/** Read at each call, because the environment of a test is set after this file is loaded. */
function endpointOf({ name, host = name, variable }: Service, region: string): URL {
  const own = process.env[`AWS_ENDPOINT_URL_${variable}`] || process.env.AWS_ENDPOINT_URL;
  return new URL(own || `https://${host}.${region}.amazonaws.com/`);
}

/** @throws where Lambda did not set it, which it always does */
function given(name: 'AWS_REGION' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

/** A problem as the JSON protocols word it: `{"__type":"com.amazonaws…#Name","message":"…"}`. */
export function jsonProblem({ status, body }: Response): AwsProblem {
  let details: { __type?: unknown; message?: unknown; Message?: unknown };
  try {
    details = JSON.parse(body);
  } catch {
    // Not the service but something before it, such as a proxy: the status says what there is to know.
    return { code: 'UnknownError', message: `answered ${status}` };
  }
  const code = typeof details.__type === 'string' ? details.__type.split('#').at(-1) : undefined;
  const message = details.message ?? details.Message;
  return { code: code || 'UnknownError', message: String(message ?? `answered ${status}`), details };
}
