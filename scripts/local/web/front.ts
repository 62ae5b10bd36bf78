/** The local origin, in CloudFront's place: routes requests and adds headers. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { basePath } from '../../../lambdas/contracts/routes.ts';
import { answerFunction } from '../functions/gateway.ts';
import { loadHandler, type Report } from '../functions/invoke.ts';
import { type Answer, goneSignal, readBody, send, TooLarge } from '../http.ts';
import { answerHealth, answerLocal, healthPath, type LocalParts, localPath } from '../local.ts';
import type { AppServer } from './app.ts';
import { sharedAddress } from './edge-functions.ts';

/** Returns the response, or undefined if it has written the response itself. */
type Route = (request: IncomingMessage, response: ServerResponse) => Promise<Answer | undefined>;

/** Largest request body for a stand-in. */
const maxLocalBody = 16 * 1024 * 1024;

/** Answers a server's requests with one route. @returns replaces the route */
export function answerWith(server: Server, report: Report, first: Route): (route: Route) => void {
  let route = first;
  server.on('request', (request, response) => {
    route(request, response).then(
      (answer) => answer && send(request, response, answer),
      (error: unknown) => {
        report(request.url ?? '', error);
        send(request, response, { status: 500, body: 'Internal Server Error', type: 'text/plain' });
      },
    );
  });
  return (next) => {
    route = next;
  };
}

const starting: Answer = {
  status: 503,
  body: 'GamePlan is starting; try again in a moment.',
  type: 'text/plain; charset=utf-8',
  headers: { 'retry-after': '1' },
};

/** While the product starts: answers health checks, and 503 to everything else. */
export function startingRoute(id: string): Route {
  return async (request) => (pathOf(request) === healthPath ? answerHealth(id) : starting);
}

interface Front {
  readonly parts: LocalParts;
  readonly app: AppServer;
  /** Added to every response of a function; like CloudFront, they overwrite the function's own. */
  readonly headers: Readonly<Record<string, string>>;
  readonly report: Report;
}

/** Functions under their path and as shared pages, local pages under `/_local`, and the web app for everything else. */
export function frontRoute({ parts, app, headers, report }: Front): Route {
  return async (request, response) => {
    const path = pathOf(request);
    if (isUnder(basePath, path)) {
      const answer = await answerFunction(request, loadHandler, report);
      return { ...answer, headers: { ...answer.headers, ...headers } };
    }
    if (path.startsWith('/p/')) {
      const target = sharedAddress(request.url ?? '/');
      if ('redirect' in target)
        return { status: 302, body: '', headers: { ...headers, location: target.redirect } };
      request.url = target.url;
      const answer = await answerFunction(request, loadHandler, report);
      return { ...answer, headers: { ...answer.headers, ...headers } };
    }
    if (isUnder(localPath, path)) return local(parts, request, response, path);
    return app.answer(request, response, path);
  };
}

async function local(
  parts: LocalParts,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<Answer> {
  try {
    return await answerLocal(parts, {
      method: request.method ?? 'GET',
      path,
      query: new URLSearchParams(request.url?.slice(path.length + 1)),
      headers: request.headers,
      body: await readBody(request, maxLocalBody),
      gone: goneSignal(response),
    });
  } catch (error) {
    if (error instanceof TooLarge) return { status: 413, body: 'Too large', type: 'text/plain' };
    throw error;
  }
}

const isUnder = (folder: string, path: string) => path === folder || path.startsWith(`${folder}/`);

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?')[0] ?? '/';
}
