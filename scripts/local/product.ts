/**
 * The whole product on one machine, behind one origin: the table's engine, the stand-ins for outside services, the
 * functions, and the web app. Once per process, because functions cache their clients.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { log } from '../../lambdas/telemetry/log.ts';
import { startFolderClock, type WantedTime } from './clock/folder.ts';
import { jumpsFrom } from './clock/jumps.ts';
import { type Controls, makeControls } from './controls.ts';
import { checkDataVersion, checkSeasons } from './data-version.ts';
import { startEngine } from './engine.ts';
import { loadHandler, type Report } from './functions/invoke.ts';
import { makeSchedule, type Schedule } from './functions/schedule.ts';
import { close, listen } from './listen.ts';
import { makeMailFeedback } from './mail/feedback.ts';
import { type Mailbox, openMailbox } from './mail/mailbox.ts';
import { markRun, refuseSecondRun } from './one-run.ts';
import {
  accountEnvironment,
  functionsEnvironment,
  logLevelFor,
  setEnvironment,
  tableName,
} from './process/environment.ts';
import { openState } from './process/state.ts';
import { securityHeaders } from './security-headers.ts';
import { seedMovement } from './seed/movement.ts';
import { seedPlayers } from './seed/players.ts';
import { seedResults } from './seed/results.ts';
import { makeStandIns } from './stand-ins.ts';
import { makeTable } from './table.ts';
import { makeAppServer, type WebMode } from './web/app.ts';
import { answerWith, frontRoute, startingRoute } from './web/front.ts';

export interface ProductOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** Folder of all state. */
  readonly dataDir: string;
  /** Print nothing; by default, one short line for each longer step. */
  readonly quiet?: boolean;
  /** Run the scheduled functions at the start and on their schedule; otherwise only through the controls. */
  readonly schedules?: boolean;
  /** Keep the table in memory: it is lost when the product stops. */
  readonly inMemory?: boolean;
  /** Whether the web app is built at the start, at the first request for a page, or served from source by Vite. */
  readonly web?: WebMode;
  /** Another clock than the machine's, for this process as well. */
  readonly time?: WantedTime;
}

export interface Product {
  /** `http://localhost:8888` */
  readonly origin: string;
  readonly model: 'stand-in' | 'real';
  readonly feed: 'stand-in' | 'real';
  readonly payments: 'stand-in' | 'real';
  readonly controls: Controls;
  readonly mailbox: Mailbox;
  /** Runs a scheduled function now, and waits for it. */
  run(name: string): Promise<unknown>;
  /** Lets the clock run at its speed; until then, it runs as fast as the machine's. */
  speedUp(): void;
  /** Resolves to the reason if the product cannot continue. */
  readonly failed: Promise<string>;
  /** Stops everything it started. */
  stop(): Promise<void>;
}

let running = false;

/** @throws CannotStart with one line that says what to do */
export async function startProduct(options: ProductOptions): Promise<Product> {
  if (running) throw new Error('The product is already running in this process');
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
  { port, dataDir, quiet = false, schedules = true, inMemory, web = 'on-demand', time = {} }: ProductOptions,
  cleanup: (() => Promise<void> | void)[],
  stop: () => Promise<void>,
): Promise<Product> {
  const say = quiet ? () => {} : (line: string) => console.log(line);
  const report: Report = (name, error) => {
    if (!quiet) console.error(`${name}:`, error);
  };

  openState(dataDir);
  await refuseSecondRun(dataDir);
  // The port first, so that a taken port is reported before anything else starts.
  const server = createServer();
  const actualPort = await listen(server, port);
  cleanup.push(() => close(server));
  const origin = `http://localhost:${actualPort}`;
  const internal = `http://127.0.0.1:${actualPort}`;
  const id = randomUUID();
  const answerBy = answerWith(server, report, startingRoute(id));
  cleanup.push(markRun(dataDir, { id, origin: internal }));
  const folderClock = startFolderClock(dataDir, time, say, process.env);
  cleanup.push(() => folderClock.stop());
  const clock = () => new Date();

  const mailbox = openMailbox(dataDir);
  const controls = makeControls();
  const tellMailTrouble = makeMailFeedback(loadHandler, report);
  const standIns = makeStandIns({ dataDir, origin, internal, controls, mailbox, clock, tellMailTrouble });
  const failure = Promise.withResolvers<string>();
  const given = process.env.DYNAMODB_ENDPOINT;
  const engine = given
    ? { endpoint: given, stop: async () => {} }
    : await startEngine(dataDir, (reason) => failure.resolve(`The table's engine stopped: ${reason}.`), {
        ...(inMemory && { inMemory }),
      });
  cleanup.push(() => engine.stop());
  const { publicJwks, adminPublicJwks, model, feed, payments, pushPublicKey } = standIns;
  const tableEndpoint = engine.endpoint;
  const settings = {
    origin,
    internal,
    tableEndpoint,
    publicJwks,
    adminPublicJwks,
    model,
    feed,
    payments,
    pushPublicKey,
    quiet,
    sessionLifeFactor: time.speed ?? 1,
  };
  cleanup.push(
    setEnvironment({
      ...functionsEnvironment(settings),
      ...accountEnvironment(Boolean(given), process.env),
    }),
  );
  // The logger was created before the environment set its level.
  log.setLogLevel(logLevelFor(quiet));
  await makeTable(engine.endpoint, tableName, dataDir);
  if (feed.kind === 'stand-in') await checkSeasons(engine.endpoint, tableName, dataDir);
  await checkDataVersion(engine.endpoint, tableName, dataDir);

  // Closed before the engine stops, and after the scheduled functions, which call the stand-ins on this server.
  cleanup.push(() => close(server));
  const schedule = makeSchedule(loadHandler, report, time.speed);
  cleanup.push(() => schedule.stop());
  const app = await makeAppServer(web, server, say);
  cleanup.push(() => app.close());
  const run = (name: string) => schedule.run(name);
  const jumpTo = async (moment: Date) => {
    folderClock.jumpTo(moment);
    // Time went by in which each of them would have run.
    await runAll(schedule, report);
  };
  const actions = { run, billing: standIns.billing, jumps: () => jumpsFrom(clock()), jumpTo };
  const parts = { id, controls, mailbox, standIns: standIns.answers, scheduled: schedule.names, actions };
  answerBy(frontRoute({ parts, app, headers: securityHeaders(web === 'production'), report }));
  cleanup.push(() => standIns.stop());
  await standIns.start();
  if (schedules && feed.kind === 'stand-in') {
    await seedResults(clock());
    await seedMovement(clock());
    await seedPlayers(clock());
  }
  if (schedules) await runSchedules(schedule, say, report);
  await app.ready;
  return {
    origin,
    model: model.kind,
    feed: feed.kind,
    payments: payments.kind,
    controls,
    mailbox,
    run,
    speedUp: () => folderClock.speedUp(),
    failed: failure.promise,
    stop,
  };
}

async function runSchedules(schedule: Schedule, say: (line: string) => void, report: Report): Promise<void> {
  say('Fetching games…');
  await runAll(schedule, report);
  schedule.start();
}

/** The most frequent function first: it writes what the others read. */
async function runAll(schedule: Schedule, report: Report): Promise<void> {
  for (const name of schedule.names) {
    try {
      await schedule.run(name);
    } catch (error) {
      report(name, error);
    }
  }
}
