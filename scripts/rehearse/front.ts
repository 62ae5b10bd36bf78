/** The surroundings of the stack in a rehearsal: an origin for browsers, and stand-ins for the outside services. */
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { siteHeaders } from '../../lambdas/contracts/platform/site-headers.ts';
import { basePath } from '../../lambdas/contracts/routes.ts';
import { type Controls, makeControls } from '../local/controls.ts';
import { goneSignal, readBody, send } from '../local/http.ts';
import { close, listen } from '../local/listen.ts';
import { openMailbox } from '../local/mail/mailbox.ts';
import { mounts } from '../local/process/environment.ts';
import { openState } from '../local/process/state.ts';
import { makeStandIns, type StandIns } from '../local/stand-ins.ts';
import { home } from './tools.ts';

const maxBytes = 2_000_000;

/** How to reach a deployed site in the emulator. */
export interface Site {
  /** Of the distribution. */
  readonly origin: string;
  /** ID of the HTTP API. */
  readonly api: string;
  /** Headers that the distribution adds to API requests. */
  readonly toApi: Readonly<Record<string, string>>;
}

export interface Front {
  /** Origin for browsers. */
  readonly origin: string;
  readonly standIns: StandIns;
  /** Makes a stand-in fail. */
  readonly controls: Controls;
  /** Serves this site from now on. */
  show(site: Site): void;
  /** Origin of the site in AWS. @throws if no site is shown yet */
  readonly siteOrigin: () => string;
  /** Sets the feed's clock. */
  setFeedClock(now: Date): void;
  close(): Promise<void>;
}

export async function openFront(emulatorUrl: string): Promise<Front> {
  const dataDir = join(home, 'run', 'outside');
  openState(dataDir);
  const server = createServer();
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  let aheadMs = 0;
  const controls = makeControls();
  const standIns = makeStandIns({
    dataDir,
    origin,
    internal: origin,
    controls,
    mailbox: openMailbox(dataDir),
    clock: () => new Date(Date.now() + aheadMs),
    // Mails go to the emulator's SES.
    tellMailTrouble: async () => {},
  });
  let site: Site | undefined;
  server.on('request', (incoming, outgoing) => {
    const mount = (['model', 'feed', 'payments'] as const).find((name) =>
      incoming.url?.startsWith(`${mounts[name]}/`),
    );
    if (mount) void answerFor(standIns, mount, incoming, outgoing);
    else if (site) forward(emulatorUrl, site, incoming, outgoing);
    else outgoing.destroy();
  });
  await standIns.start();
  return {
    origin,
    standIns,
    controls,
    show(next) {
      site = next;
    },
    siteOrigin() {
      if (!site) throw new Error('No site is deployed yet.');
      return site.origin;
    },
    setFeedClock(now) {
      aheadMs = now.getTime() - Date.now();
    },
    async close() {
      standIns.stop();
      await close(server);
    },
  };
}

async function answerFor(
  { answers }: StandIns,
  name: 'model' | 'feed' | 'payments',
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    const url = new URL(incoming.url ?? '/', 'http://localhost');
    const answer = await answers[name]({
      method: incoming.method ?? 'GET',
      path: url.pathname.slice(mounts[name].length) || '/',
      query: url.searchParams,
      headers: incoming.headers,
      body: await readBody(incoming, maxBytes),
      gone: goneSignal(outgoing),
    });
    send(incoming, outgoing, answer);
  } catch (error) {
    outgoing.destroy(error instanceof Error ? error : undefined);
  }
}

/**
 * Forwards as if TLS ended at the edge. The emulator's CloudFront serves files but cannot forward to an HTTP API, so calls
 * go straight to the API, with the headers that CloudFront would add.
 */
function forward(
  emulatorUrl: string,
  { origin, api, toApi }: Site,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const path = incoming.url ?? '/';
  const isCall = path.startsWith(`${basePath}/`);
  const added = isCall
    ? { host: new URL(emulatorUrl).host, ...toApi, [siteHeaders.visitor]: '127.0.0.1' }
    : { host: new URL(origin).host, 'x-forwarded-proto': 'https' };
  const onward = ask(
    emulatorUrl + (isCall ? apiPath(api, path) : path),
    { method: incoming.method ?? 'GET', headers: { ...incoming.headers, ...added }, agent: false },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  onward.once('error', (error) => outgoing.destroy(error));
  incoming.pipe(onward);
}

/** The emulator's path for a path of an HTTP API. */
export const apiPath = (api: string, path: string) => `/_aws/execute-api/${api}/$default${path}`;

/** @returns the status with which the emulator's CloudFront itself answers */
export function statusAtSite(emulatorUrl: string, siteOrigin: string, path: string): Promise<number> {
  return new Promise((done, fail) => {
    const headers = { host: new URL(siteOrigin).host, 'x-forwarded-proto': 'https' };
    const asking = ask(emulatorUrl + path, { headers, agent: false }, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    });
    asking.once('error', fail).end();
  });
}
