/** Sends requests to the running product, for tests and attacks: with any method, session and IP address. */

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: callers assert on the fields they read, so a missing field fails them
  readonly body: any;
}

export interface Sent {
  readonly method?: string;
  /** Sent as JSON; a string is sent unchanged. */
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * @param visitor the client's IP address
 * @returns the response; `body` is undefined unless it is JSON
 */
export async function send(
  url: URL,
  {
    method,
    body,
    query = {},
    token,
    headers,
    visitor,
    redirect = 'follow',
  }: Sent & {
    readonly visitor: string;
    readonly redirect?: RequestRedirect;
  },
): Promise<Reply> {
  const target = new URL(url);
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value);
  const response = await fetch(target, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    redirect,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      'x-local-visitor': visitor,
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const { status, headers: received } = response;
  return { status, headers: received, text, body: isJson && text ? JSON.parse(text) : undefined };
}
