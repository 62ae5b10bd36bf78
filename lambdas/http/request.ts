/** Parses the API Gateway event. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Contract } from '../contracts/platform/contract.ts';
import { firstProblem } from '../contracts/platform/problem.ts';
import { badRequest, HttpError } from './errors.ts';
import { normalized } from './texts.ts';

const maxBodyBytes = 64 * 1024;
/** Far deeper than any contract; bounds the recursion over a body. */
const maxDepth = 20;

export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * @returns the raw body
 * @throws HttpError 413, before anything is parsed
 */
export function readBody(event: APIGatewayProxyEventV2, maxBytes = maxBodyBytes): Buffer {
  const body = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (body.length > maxBytes) {
    throw new HttpError(413, `The request is too large (at most ${maxBytes / 1024} KB)`);
  }
  return body;
}

/**
 * @returns the body with every string in NFC
 * @throws HttpError 415 or 400
 */
export function readJson(event: APIGatewayProxyEventV2, text: string): JsonObject {
  // CSRF protection: a form on another site can send text/plain, but not JSON.
  if (!/^application\/json\s*(;|$)/i.test(event.headers['content-type'] ?? '')) {
    throw new HttpError(415, 'Content-Type must be application/json');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badRequest('The request body must be valid JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badRequest('The request body must be a JSON object');
  }
  if (isDeeper(value, maxDepth)) throw badRequest('The request body is nested too deeply');
  return normalized(value) as JsonObject;
}

/** Breadth first, because a body of 64 KB can be nested deeper than the call stack allows. */
function isDeeper(value: unknown, levels: number): boolean {
  let level = [value];
  for (let depth = 0; depth < levels && level.length > 0; depth += 1) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return level.length > 0;
}

/** @throws HttpError 400 with a message about the first problem */
export function readInput<Body, Query>(
  contract: Contract<Body, Query>,
  event: APIGatewayProxyEventV2,
  json: JsonObject | undefined,
): { body: Body; query: Query } {
  return { body: parse(contract.body, json) as Body, query: readQuery(contract, event) };
}

/**
 * Parses the query string alone, before the body is read.
 * @throws HttpError 400 with a message about the first problem
 */
export function readQuery<Body, Query>(
  contract: Contract<Body, Query>,
  event: APIGatewayProxyEventV2,
): Query {
  return parse(contract.query, normalized(event.queryStringParameters ?? {})) as Query;
}

function parse<T>(schema: Contract<T>['body'], value: unknown): T | undefined {
  const result = schema?.safeParse(value);
  if (result?.error) throw badRequest(firstProblem(result.error.issues, value));
  return result?.data;
}
