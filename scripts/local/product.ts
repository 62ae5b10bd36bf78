/**
 * The whole product on one machine, behind one origin: the table's engine, the stand-ins for the outside world, the
 * functions, and the web app. A process can hold it once, because functions keep the clients they make.
 */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { basePath } from '../../lambdas/contracts/routes.ts';
import { type Controls, makeControls } from './controls.ts';
import { startEngine } from './engine.ts';
import {
  accountEnvironment,
  feedFor,
  functionsEnvironment,
  mailDomain,
  modelFor,
  mounts,
  secretNames,
  tableName,
  unsetForFunctions,
} from './environment.ts';
import { makeFeed } from './feed.ts';
import { answerFunction, loadHandler } from './gateway.ts';
import { type Answer, goneSignal, readBody, send, TooLarge } from './http.ts';
import { answerLocal, healthPath, type LocalParts, localPath } from './local.ts';
import { answerMail } from './mail.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { answerModel } from './model.ts';
import { makeSchedule, type Schedule } from './schedule.ts';
import { answerSecrets } from './secrets.ts';
import { sessionKeys } from './session-key.ts';
import { CannotStart, isRecord, openState, readState, reasonOf, writeState } from './state.ts';
import { makeTable } from './table.ts';
import { makeAppServer, type WebMode } from './web-app.ts';

export interface ProductOptions {
  /** 0 is any free port. */
  readonly port: number;
  /** Folder of all state. */
  readonly dataDir: string;
  /** Says nothing of what is going on; otherwise short lines about the longer steps. */
  readonly quiet?: boolean;
  /** Whether the scheduled functions run, at the start and on their clock; else by the controls only. */
  readonly schedules?: boolean;
  /** When the web app is built: at the start, when a page is first asked for, or never, because vite serves it live. */
  readonly web?: WebMode;
  /** The clock of the feed's stand-in. */
  readonly clock?: () => Date;
}

export interface Product {
  /** `http://localhost:8888` */
  readonly origin: string;
  readonly model: 'stand-in' | 'real';
  readonly feed: 'stand-in' | 'real';
  readonly controls: Controls;
  readonly mailbox: Mailbox;
  /** Runs a scheduled function now, and waits for its end. */
  run(name: string): Promise<unknown>;
  /** Resolves to what went wrong when the product cannot go on by itself. */
  readonly failed: Promise<string>;
  /** Ends everything it started; nothing is left of it. */
  stop(): Promise<void>;
}

const runFile = 'product.json';
/** What a stand-in takes as one request. */
const maxLocalBody = 16 * 1024 * 1024;

let running = false;

/** @throws CannotStart with one line that says what to do */
export async function startProduct(options: ProductOptions): Promise<Product> {
  if (running) throw new Error('The product runs in this process already');
  running = true;
  const cleanup: (() => Promise<void> | void)[] = [
    () => {
      running = false;
    },
  ];
  const stop = async () => {
    for (const end of cleanup.splice(0).reverse()) await end();
  };
  try {
    return await start(options, cleanup, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
  {
    port,
    dataDir,
    quiet = false,
    schedules = true,
    web = 'on-demand',
    clock = () => new Date(),
  }: ProductOptions,
  cleanup: (() => Promise<void> | void)[],
  stop: () => Promise<void>,
): Promise<Product> {
  const say = quiet ? () => {} : (line: string) => console.log(line);
  const report = (name: string, error: unknown) => {
    if (!quiet) console.error(`${name}:`, error);
  };

  openState(dataDir);
  await refuseSecondRun(dataDir);
  // First of all the port: a taken one is found out before anything else is begun.
  const server = createServer();
  const heldPort = await listen(server, port);
  cleanup.push(() => close(server));
  const origin = `http://localhost:${heldPort}`;
  const internal = `http://127.0.0.1:${heldPort}`;
  const id = randomUUID();
  let route = async (_request: IncomingMessage, _response: ServerResponse): Promise<Answer | undefined> =>
    starting;
  server.on('request', (request, response) => {
    route(request, response).then(
      (answer) => answer && send(request, response, answer),
      (error: unknown) => {
        report(request.url ?? '', error);
        send(request, response, { status: 500, body: 'Internal Server Error', type: 'text/plain' });
      },
    );
  });
  writeState(dataDir, runFile, { id, origin: internal });
  cleanup.push(() => rmSync(join(dataDir, runFile), { force: true }));

  const keys = sessionKeys(dataDir);
  const mailbox = openMailbox(dataDir);
  const controls = makeControls();
  const model = modelFor(internal + mounts.model, process.env);
  const feed = feedFor(internal + mounts.feed, process.env);
  const feedStandIn = makeFeed({ key: feed.key, controls, clock });
  const secrets = new Map<string, string>([
    [secretNames.sessionKey, keys.privateJwk],
    [secretNames.modelKey, model.key],
    [secretNames.feedKey, feed.key],
  ]);

  const failure = Promise.withResolvers<string>();
  const given = process.env.DYNAMODB_ENDPOINT;
  const engine = given
    ? { endpoint: given, stop: async () => {} }
    : await startEngine(dataDir, (reason) => failure.resolve(`The table's engine stopped: ${reason}.`));
  cleanup.push(() => engine.stop());

  cleanup.push(
    setEnvironment({
      ...functionsEnvironment({
        origin,
        internal,
        tableEndpoint: engine.endpoint,
        publicJwks: keys.publicJwks,
        model,
        feed,
        quiet,
      }),
      ...accountEnvironment(Boolean(given), process.env),
    }),
  );
  await makeTable(engine.endpoint, tableName, dataDir);

  const schedule = makeSchedule(loadHandler, report);
  cleanup.push(() => schedule.stop());
  const parts: LocalParts = {
    id,
    controls,
    mailbox,
    standIns: {
      mail: (request) => answerMail({ mailbox, controls, verifiedDomain: mailDomain }, request),
      secrets: (request) => answerSecrets(secrets, request),
      model: (request) => answerModel({ key: model.key, controls }, request),
      feed: (request) => feedStandIn.answer(request),
    },
    scheduled: schedule.names,
    run: (name) => schedule.run(name),
  };
  const app = await makeAppServer(web, server, say);
  cleanup.push(() => app.close());
  route = async (request, response) => {
    const path = pathOf(request);
    if (path === basePath || path.startsWith(`${basePath}/`))
      return answerFunction(request, loadHandler, report);
    if (path === localPath || path.startsWith(`${localPath}/`)) return local(parts, request, response, path);
    return app.answer(request, response, path);
  };
  if (schedules) await runSchedules(schedule, say, report);
  await app.ready;
  return {
    origin,
    model: model.kind,
    feed: feed.kind,
    controls,
    mailbox,
    run: (name) => schedule.run(name),
    failed: failure.promise,
    stop,
  };
}

const starting: Answer = {
  status: 503,
  body: 'GamePlan is starting; try again in a moment.',
  type: 'text/plain; charset=utf-8',
  headers: { 'retry-after': '1' },
};

/** The most frequent first: what the others read is what it writes. */
async function runSchedules(
  schedule: Schedule,
  say: (line: string) => void,
  report: (name: string, error: unknown) => void,
): Promise<void> {
  say('Fetching games…');
  for (const name of schedule.names) {
    try {
      await schedule.run(name);
    } catch (error) {
      report(name, error);
    }
  }
  schedule.start();
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

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?')[0] ?? '/';
}

/** @returns puts back what was there before */
function setEnvironment(values: Readonly<Record<string, string>>): () => void {
  const names = [...Object.keys(values), ...unsetForFunctions];
  const before = names.map((name) => [name, process.env[name]] as const);
  for (const name of unsetForFunctions) delete process.env[name];
  Object.assign(process.env, values);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}

/** @returns the port it listens on */
async function listen(server: Server, port: number): Promise<number> {
  try {
    await new Promise<void>((done, fail) => {
      server.once('error', fail);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', fail);
        done();
      });
    });
  } catch (error) {
    throw await cannotListen(port, error);
  }
  const address = server.address();
  if (!address || typeof address !== 'object') throw new Error('the server has no port');
  return address.port;
}

async function cannotListen(port: number, error: unknown): Promise<CannotStart> {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EACCES') {
    return new CannotStart(
      `Port ${port} may not be used by you: choose one above 1023, e.g. PORT=8888 npm start`,
    );
  }
  if (code !== 'EADDRINUSE') return new CannotStart(`Port ${port} cannot be used: ${reasonOf(error)}`);
  if (await runIdAt(`http://127.0.0.1:${port}`)) {
    return new CannotStart(
      `GamePlan runs at http://localhost:${port} already: use that one, stop it first, or choose another port and ` +
        `folder: PORT=${port + 1} GAMEPLAN_DATA=.local/second npm start`,
    );
  }
  return new CannotStart(
    `Port ${port} is taken by another program: stop that program, or choose another port: PORT=${port + 1} npm start`,
  );
}

/** Two products on one folder would each have an engine on one file. */
async function refuseSecondRun(dataDir: string): Promise<void> {
  const other = readState(dataDir, runFile, isRun);
  if (other && (await runIdAt(other.origin)) === other.id) {
    throw new CannotStart(
      `GamePlan runs on ${dataDir} already, at ${other.origin.replace('127.0.0.1', 'localhost')}: use that one, or stop it first.`,
    );
  }
}

interface Run {
  readonly id: string;
  readonly origin: string;
}

function isRun(value: unknown): value is Run {
  return isRecord(value) && typeof value.id === 'string' && URL.canParse(String(value.origin));
}

/** @returns which run answers there; undefined where none does */
async function runIdAt(origin: string): Promise<string | undefined> {
  try {
    const response = await fetch(origin + healthPath, { signal: AbortSignal.timeout(2000) });
    const said: unknown = await response.json();
    return isRecord(said) && said.product === 'gameplan' ? String(said.id) : undefined;
  } catch {
    // Nobody there, or somebody else.
    return undefined;
  }
}

function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}
