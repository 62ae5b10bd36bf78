/** Removes personal data and credentials from errors before they are logged. */

/** Of an error, beside its message: our own fields and the SDKs' hold items, requests and headers. */
const told = ['code', 'status', 'statusCode', 'requestId'] as const;

/** By their shape, wherever they stand: a service may quote in its message what it was sent. */
const secrets: readonly (readonly [RegExp, string])[] = [
  [/[^\s<>"'(),:;=@[\]]+@[^\s<>"'(),:;@[\]]+\.[^\s<>"'(),:;@[\]]+/g, '[address]'],
  [/\$2[aby]\$\d\d\$[./A-Za-z0-9]*/g, '[hash]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[session]'],
  [/\b([rs]k|whsec)[_-]\w+/g, '[key]'],
  // Tokens of links are 43 characters long, their hashes 64; no name of ours is as long.
  [/(?<![\w-])[\w-]{40,}(?![\w-])/g, '[token]'],
];

/** For `JSON.stringify`, which asks it about each field of a line. */
export function quiet(name: string, value: unknown): unknown {
  if (value instanceof Error) return errorOf(value);
  // AWS names its own requests with as many characters as we give a token.
  return typeof value === 'string' && name !== 'requestId' ? withoutSecrets(value) : value;
}

function errorOf(error: Error): Record<string, unknown> {
  const { name, message, stack, cause } = error;
  const more = told.flatMap((field) => {
    const value: unknown = Reflect.get(error, field);
    return typeof value === 'string' || typeof value === 'number' ? [[field, value] as const] : [];
  });
  return { name, message, stack, ...Object.fromEntries(more), ...(cause instanceof Error && { cause }) };
}

function withoutSecrets(text: string): string {
  return secrets.reduce((quieter, [shape, word]) => quieter.replace(shape, word), text);
}
