/** The web app of the running product: its build, or Vite's dev server. */
import { existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { withClock } from '../clock/page.ts';
import type { Answer } from '../http.ts';
import { securityHeaders } from '../security-headers.ts';
import { type BuildResult, buildWeb, distDirOf, projectRoot, viteConfigOf } from './build.ts';
import { insteadOfApp, makeWeb } from './web.ts';

/** `on-demand` builds at the first request for a page; `production` sends exactly the headers of AWS. */
export type WebMode = 'build' | 'on-demand' | 'production' | 'dev';

export interface AppServer {
  /** @returns undefined if the response has already been sent */
  answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<Answer | undefined>;
  /** Resolves when the app can be served without delay. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

export async function makeAppServer(
  mode: WebMode,
  server: Server,
  say: (line: string) => void,
): Promise<AppServer> {
  return mode === 'dev' && existsSync(viteConfigOf(projectRoot)) ? live(server) : built(mode, say);
}

function built(mode: WebMode, say: (line: string) => void): AppServer {
  const serve = makeWeb(distDirOf(projectRoot), securityHeaders(mode === 'production'));
  let result: Promise<BuildResult> | undefined;
  const build = () => {
    result ??= buildWeb(() => say('Building the web app (a few seconds)…')).then((done) => {
      if (done.kind === 'failed') say(`The web app could not be built:\n${done.output}`);
      return done;
    });
    return result;
  };
  return {
    async answer(request, _response, path) {
      const done = await build();
      if (done.kind === 'failed' || done.kind === 'absent') return insteadOfApp(done);
      return serve(request, decoded(path));
    },
    ready: mode === 'build' || mode === 'production' ? build().then(() => {}) : Promise.resolve(),
    close: async () => {
      await result;
    },
  };
}

/** Vite's dev server inside ours, without our content security policy, which would block its inline scripts. */
async function live(server: Server): Promise<AppServer> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: viteConfigOf(projectRoot),
    root: join(projectRoot, 'web'),
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server } },
    logLevel: 'warn',
    plugins: [{ name: 'clock', transformIndexHtml: withClock }],
  });
  return {
    answer: (request, response) =>
      new Promise((done, fail) => {
        response.on('close', () => done(undefined));
        vite.middlewares(request, response, (error?: unknown) =>
          error ? fail(error) : done({ status: 404, body: 'Not found', type: 'text/plain; charset=utf-8' }),
        );
      }),
    ready: Promise.resolve(),
    close: () => vite.close(),
  };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // An invalid path: nothing is found there.
    return '/.';
  }
}
