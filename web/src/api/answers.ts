/** Reads an answer of the server, whatever it is made of. */
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

function failure({ status, statusText }: Response, parsed: { value: unknown } | undefined): ApiError {
  if (!parsed) {
    const said = `HTTP ${status}: ${statusText}`;
    return new ApiError(said, { status, said });
  }
  const fields = isRecord(parsed.value) ? parsed.value : {};
  const { error, requestId } = fields;
  const said = typeof error === 'string' && error !== '' ? error : 'Something went wrong';
  return new ApiError(said, {
    status,
    said,
    fields,
    requestId: typeof requestId === 'string' ? requestId : undefined,
  });
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
