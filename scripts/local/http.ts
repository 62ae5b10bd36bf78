/** Request and response of a stand-in, and their reading and writing on a socket. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';

export interface LocalRequest {
  readonly method: string;
  /** Path below the stand-in's mount, as sent; starts with a slash. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  /** Aborted when the client disconnects before the response. */
  readonly gone: AbortSignal;
}

export interface Answer {
  readonly status: number;
  readonly body: string | Buffer;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
}

export class TooLarge extends Error {}

/** @throws TooLarge past `maxBytes`; the rest of the body is not read */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new TooLarge(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @returns a signal that aborts when the client disconnects before the response is sent */
export function goneSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.on('close', () => {
    if (!response.writableEnded) controller.abort();
  });
  return controller.signal;
}

export function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  if (response.destroyed || response.headersSent) return;
  const body = Buffer.from(answer.body);
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
  if (answer.type) response.setHeader('content-type', answer.type);
  const bodiless = answer.status === 204 || answer.status === 304;
  if (!bodiless) response.setHeader('content-length', body.length);
  // If the request body was not read completely, the connection cannot be reused.
  if (!request.complete) response.setHeader('connection', 'close');
  response.writeHead(answer.status, STATUS_CODES[answer.status]);
  response.end(request.method === 'HEAD' || bodiless ? undefined : body);
}

export function json(value: unknown, status = 200): Answer {
  return { status, body: JSON.stringify(value), type: 'application/json; charset=utf-8' };
}

export function html(body: string, status = 200): Answer {
  return { status, body, type: 'text/html; charset=utf-8' };
}

/** Waits, or returns early if the client disconnects. */
export function pause(ms: number, gone: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (gone.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    gone.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
