/** Serves one stand-in over HTTP, so that a test can call it with the real SDK. */
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { goneSignal, readBody, send } from '../../../scripts/local/http.ts';
import type { StandIn } from '../../../scripts/local/local.ts';

/** @returns its URL, valid until the test ends */
export async function serve(standIn: StandIn): Promise<string> {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const answer = await standIn({
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: await readBody(request, 1_000_000),
      gone: goneSignal(response),
    });
    send(request, response, answer);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(
    () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  );
  const address = server.address();
  if (!address || typeof address !== 'object') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}
