/** `npm start`: the whole product on this machine, until Ctrl-C. */
import { resolve } from 'node:path';
import { currentClock } from './local/clock/clock.ts';
import type { WantedTime } from './local/clock/folder.ts';
import { inWords } from './local/clock/moment.ts';
import { folderFor, momentOption, speedOption } from './local/clock/options.ts';
import { seasonsReplayed } from './local/feed/seasons/teams.ts';
import { watchNpm } from './local/process/npm-watch.ts';
import { CannotStart } from './local/process/state.ts';
import { type Product, startProduct } from './local/product.ts';
import { password, seedPeople, signIns } from './local/seed.ts';
import type { WebMode } from './local/web/app.ts';
import { defineCommand, main } from './ops/command.ts';

const root = resolve(import.meta.dirname, '..');

/** A terminal sends the signal to this process and to its parents, which forward it; only the first one matters. */
const stop = Promise.withResolvers<void>();
let stopping = false;
const requestStop = () => {
  stopping = true;
  stop.resolve();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, requestStop);
watchNpm(requestStop);

await main(
  defineCommand({
    help: `Usage: npm start [-- --production | --dev] [--at <moment>] [--speed <number>]

Runs the whole product on this machine until Ctrl-C. A stand-in replaces each service without a key.

  --production   send exactly the headers that AWS sends
  --dev          serve the site from source, with live reload
  --at           start at another moment, such as 2026-02-08T18:00 in New York, or 2026-02-08T18:00Z; in a data folder
                 of its own, whose time never goes back
  --speed        let time pass faster: 60 makes a minute of a second

Environment variables:
  PORT                                       port to listen on (default 8888)
  GAMEPLAN_DATA                              data folder (default .local; with --at, a folder in it)
  DYNAMODB_ENDPOINT                          use this DynamoDB instead of the packaged engine
  OPENAI_API_KEY                             use a real model
  GOALSERVE_API_KEY                          use the real sports feed
  STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET   use real payments`,
    options: {
      production: { type: 'boolean', default: false },
      dev: { type: 'boolean', default: false },
      at: { type: 'string' },
      speed: { type: 'string' },
    },
    run: ({ dev, production, at, speed }) =>
      runProduct(dev ? 'dev' : production ? 'production' : 'build', {
        at: momentOption(at),
        speed: speedOption(speed),
      }),
  }),
);
process.exit();

/**
 * If stopped during the start, it finishes the current step first, so that nothing is left running.
 * @returns false if the product failed
 */
async function runProduct(web: WebMode, time: WantedTime): Promise<boolean> {
  const product = await startProduct({
    port: portFrom(process.env.PORT),
    dataDir: resolve(root, process.env.GAMEPLAN_DATA || folderFor(time)),
    web,
    time,
  });
  try {
    if (!stopping) await seedPeople(new Date(), product, (line) => console.log(line));
    product.speedUp();
    if (!stopping) console.log(welcome(product));
    const failure = await Promise.race([stop.promise, product.failed]);
    if (failure) console.error(`${failure} Start again: npm start`);
    return !failure;
  } finally {
    await product.stop();
  }
}

/** @throws CannotStart */
function portFrom(text: string | undefined): number {
  if (!text) return 8888;
  const port = Number(text);
  if (/^\d+$/.test(text) && port > 0 && port < 65_536) return port;
  throw new CannotStart(`PORT must be a number from 1 to 65535, not "${text}": PORT=8888 npm start`);
}

function welcome({ origin, model, feed, payments }: Product): string {
  const width = Math.max(...signIns.map(({ email }) => email.length));
  const lines = signIns.map(({ email, is }) => `    ${email.padEnd(width)}  ${is}`);
  return `
  GamePlan runs at ${origin}

  Sign in with the password ${password} as
${lines.join('\n')}

${timeLine(origin)}  Mail       ${origin}/_local/mail
  Model      ${model === 'real' ? 'the real model of OPENAI_API_KEY' : 'a stand-in (set OPENAI_API_KEY for a real model)'}
  Games      ${feed === 'real' ? 'Goalserve' : `past seasons with new dates: ${seasonsReplayed} (set GOALSERVE_API_KEY for the real feed)`}
  Payments   ${payments === 'real' ? 'Stripe' : 'a stand-in, no card is charged (set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET for Stripe)'}
  Press Ctrl-C to stop.
`;
}

/** Nothing if the clock is the machine's. */
function timeLine(origin: string): string {
  const clock = currentClock();
  if (!clock) return '';
  const pace = clock.speed === 1 ? '' : `, ${clock.speed} times as fast`;
  return `  Time       ${inWords(new Date())}${pace} (jump at ${origin}/_local/controls)\n`;
}
