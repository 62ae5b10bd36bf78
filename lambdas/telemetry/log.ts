/** The logger: one JSON line per event, with request ID, function and user ID. Personal data and credentials are redacted. */
import { Logger } from '@aws-lambda-powertools/logger';

/** The only fields of an error that are logged besides its message: SDK errors also carry items, requests and headers. */
const loggedFields = ['code', 'status', 'statusCode', 'requestId'] as const;

/** Matched by shape anywhere in a text, because an error message of a service may quote the request. */
const secrets: readonly (readonly [RegExp, string])[] = [
  [/[^\s<>"'(),:;=@[\]]+@[^\s<>"'(),:;@[\]]+\.[^\s<>"'(),:;@[\]]+/g, '[address]'],
  [/\$2[aby]\$\d\d\$[./A-Za-z0-9]*/g, '[hash]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[session]'],
  [/\b([rs]k|whsec)[_-]\w+/g, '[key]'],
  // Link tokens are 43 characters long and their hashes 64; no identifier of ours is that long.
  [/(?<![\w-])[\w-]{40,}(?![\w-])/g, '[token]'],
];

/** Replacer for `JSON.stringify`. */
function redact(name: string, value: unknown): unknown {
  if (value instanceof Error) return errorOf(value);
  // Request IDs of AWS can be as long as a token.
  return typeof value === 'string' && name !== 'requestId' ? withoutSecrets(value) : value;
}

function errorOf(error: Error): Record<string, unknown> {
  const { name, message, stack, cause } = error;
  const more = loggedFields.flatMap((field) => {
    const value: unknown = Reflect.get(error, field);
    return typeof value === 'string' || typeof value === 'number' ? [[field, value] as const] : [];
  });
  return { name, message, stack, ...Object.fromEntries(more), ...(cause instanceof Error && { cause }) };
}

function withoutSecrets(text: string): string {
  return secrets.reduce((redacted, [shape, label]) => redacted.replace(shape, label), text);
}

export const log = new Logger({ serviceName: 'gameplan', jsonReplacerFn: redact });
