/** Parses the server's response, whatever it contains. */

import { plural } from '../../../../lambdas/domain/platform/format.ts';
import { ApiError } from './errors.ts';

export type ParsedResponse =
  | { readonly kind: 'json'; readonly value: unknown }
  /** A successful status without JSON. The text is used only if it has the content type of the contract. */
  | {
      readonly kind: 'done';
      readonly message: 'Success';
      readonly status: number;
      readonly text: string;
      /** Of the response, for example `text/csv; charset=utf-8`. */
      readonly contentType: string;
    }
  /** A successful status with the JSON content type, but a body that is not JSON. */
  | { readonly kind: 'unreadable'; readonly message: 'Invalid JSON response'; readonly status: number };

/**
 * @param failed the error of a failure that says nothing readable
 * @throws ApiError for any status that is not successful
 */
export async function parseResponse(response: Response, failed: string): Promise<ParsedResponse> {
  const text = await response.text();
  const contentType = response.headers.get('content-type') ?? '';
  const isJson = /\bjson\b/i.test(contentType);
  const parsed = isJson ? parse(text) : undefined;
  if (!response.ok) throw failure(response, parsed, failed);
  const { status } = response;
  if (parsed) return { kind: 'json', value: parsed.value };
  if (isJson && text !== '') return { kind: 'unreadable', message: 'Invalid JSON response', status };
  return { kind: 'done', message: 'Success', status, text, contentType };
}

/** Without an error message from the server, the message is for the console and the screen shows its own text. */
function failure(
  { status, statusText, headers }: Response,
  parsed: { value: unknown } | undefined,
  failed: string,
): ApiError {
  if (!parsed) return new ApiError(`HTTP ${status}: ${statusText}`, { status });
  const fields = isRecord(parsed.value) ? parsed.value : {};
  const { error, requestId } = fields;
  const wait = Number(headers.get('retry-after'));
  const userMessage = typeof error === 'string' && error !== '' ? withWait(error, wait) : undefined;
  return new ApiError(userMessage ?? failed, {
    status,
    userMessage,
    fields,
    requestId: typeof requestId === 'string' ? requestId : undefined,
    retryAfter: wait > 0 ? wait : undefined,
  });
}

const later = 'Please try again later.';

/**
 * @param seconds from the `Retry-After` header; 0 or NaN without one
 * @returns the sentence with "later" replaced by the time to wait
 */
function withWait(sentence: string, seconds: number): string {
  return seconds > 0 ? sentence.replace(later, `Please try again in ${waitWords(seconds)}.`) : sentence;
}

/** Rounded up, so that a retry is never too early: `40 seconds`, `2 minutes`, `1 hour`. */
function waitWords(seconds: number): string {
  if (seconds < 60) return plural(Math.ceil(seconds), 'second');
  if (seconds <= 3000) return plural(Math.ceil(seconds / 60), 'minute');
  return plural(Math.ceil(seconds / 3600), 'hour');
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    // The caller decides what an unreadable body means.
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
