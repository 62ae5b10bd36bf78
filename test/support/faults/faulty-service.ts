/** An HTTP service that fails on request: a word such as `fault-drip` in the URL or body selects the fault. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const faults = ['silent', 'drip', 'reset', 'cut', 'throttle', 'busy'] as const;
export type Fault = (typeof faults)[number];

export interface FaultyService {
  readonly url: string;
  /** The number of requests that contained this word. */
  readonly asked: (word: string) => number;
  readonly close: () => Promise<void>;
}

/** Interval between dripped bytes; shorter than any client's idle timeout. */
const dropMs = 50;

/** @param answer the response to a request without a fault, or the service's own error response for a fault */
export async function startFaultyService(
  answer: (request: { url: string; fault: 'throttle' | 'busy' | undefined }) => {
    status: number;
    body: string;
    headers?: Record<string, string>;
  },
): Promise<FaultyService> {
  const seen: string[] = [];
  const server = createServer(async (request, response) => {
    const text = `${request.url} ${await bodyOf(request)}`;
    seen.push(text);
    const fault = faults.find((each) => text.includes(`fault-${each}`));
    if (fault !== undefined && fault !== 'throttle' && fault !== 'busy') return fail(fault, response);
    const { status, body, headers } = answer({ url: request.url ?? '', fault });
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  });
  return {
    url: await listen(server),
    asked: (word) => seen.filter((text) => text.includes(word)).length,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function fail(fault: Exclude<Fault, 'throttle' | 'busy'>, response: ServerResponse): void {
  if (fault === 'silent') return;
  if (fault === 'reset') return void response.socket?.destroy();
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100000' });
  if (fault === 'cut') return void response.write('{"', () => response.socket?.destroy());
  const drops = setInterval(() => response.write(' '), dropMs);
  response.on('close', () => clearInterval(drops));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
