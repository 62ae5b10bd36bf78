/** Calls the running product as a browser would. */
import { inject } from 'vitest';
import { type Method, pathOf, type RouteName } from '../../lambdas/contracts/routes.ts';
import { newVisitor } from './people.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on the fields they read, so a missing field fails the test
  readonly body: any;
  readonly text: string;
}

interface Options {
  readonly method?: Method | 'DELETE' | 'OPTIONS';
  readonly token?: string;
  /** Sent as JSON; a string is sent unchanged. */
  readonly body?: unknown;
  readonly query?: Record<string, string>;
  readonly headers?: Record<string, string>;
  /** The visitor's IP address. Default: a new one for each call. */
  readonly visitor?: string;
}

export async function call(name: RouteName, options: Options = {}): Promise<Answer> {
  const { body, token, query, headers, visitor = newVisitor() } = options;
  const url = new URL(pathOf(name), inject('origin'));
  for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value);
  const response = await fetch(url, {
    method: options.method ?? (body === undefined ? 'GET' : 'POST'),
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
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson && text ? JSON.parse(text) : undefined,
  };
}

export const local = {
  async mailsTo(address: string): Promise<{ subject: string; text: string; html: string; to: string }[]> {
    const response = await fetch(new URL('/_local/mail.json', inject('origin')));
    const mails: { subject: string; text: string; html: string; to: string }[] = await response.json();
    return mails.filter((mail) => mail.to.includes(address));
  },
  async control(controls: unknown): Promise<void> {
    const response = await fetch(new URL('/_local/controls', inject('origin')), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(controls),
    });
    if (!response.ok) throw new Error(`controls answered ${response.status}: ${await response.text()}`);
  },
};
