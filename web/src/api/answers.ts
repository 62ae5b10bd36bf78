/** Reads the server's response, whatever it contains. */
import { ApiError } from './errors.ts';

export type Answer =
  | { readonly kind: 'json'; readonly value: unknown }
  /** An ok status without JSON: the thing was done; the text is of use only to who was promised its type. */
  | {
      readonly kind: 'done';
      readonly message: 'Success';
      readonly status: number;
      readonly text: string;
      /** As the answer names it: `text/csv; charset=utf-8`. */
      readonly contentType: string;
    }
  /** An ok status, said to be JSON, that is not. */
  | { readonly kind: 'unreadable'; readonly message: 'Invalid JSON response'; readonly status: number };

/** @throws ApiError for every status that is not ok */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const contentType = response.headers.get('content-type') ?? '';
  const isJson = /\bjson\b/i.test(contentType);
  const parsed = isJson ? parse(text) : undefined;
  if (!response.ok) throw failure(response, parsed);
  const { status } = response;
  if (parsed) return { kind: 'json', value: parsed.value };
  if (isJson && text !== '') return { kind: 'unreadable', message: 'Invalid JSON response', status };
  return { kind: 'done', message: 'Success', status, text, contentType };
}

/** Without a sentence of the server's, the error has a message for the console, and the screen shows its own text. */
function failure(
  { status, statusText, headers }: Response,
  parsed: { value: unknown } | undefined,
): ApiError {
  if (!parsed) return new ApiError(`HTTP ${status}: ${statusText}`, { status });
  const fields = isRecord(parsed.value) ? parsed.value : {};
  const { error, requestId } = fields;
  const said =
    typeof error === 'string' && error !== ''
      ? withWait(error, Number(headers.get('retry-after')))
      : undefined;
  return new ApiError(said ?? 'Something went wrong', {
    status,
    said,
    fields,
    requestId: typeof requestId === 'string' ? requestId : undefined,
  });
}

const later = 'Please try again later.';

/**
 * @param seconds of the `Retry-After` header; 0 or NaN where there is none
 * @returns the sentence with the time to wait in place of "later"
 */
function withWait(sentence: string, seconds: number): string {
  return seconds > 0 ? sentence.replace(later, `Please try again in ${waitWords(seconds)}.`) : sentence;
}

/** Rounded up, so that nobody comes back too early: `40 seconds`, `2 minutes`, `1 hour`. */
function waitWords(seconds: number): string {
  if (seconds < 60) return counted(Math.ceil(seconds), 'second');
  if (seconds <= 3000) return counted(Math.ceil(seconds / 60), 'minute');
  return counted(Math.ceil(seconds / 3600), 'hour');
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

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
