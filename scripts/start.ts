/** `npm start`: the whole product on this machine, until Ctrl-C. */
import { resolve } from 'node:path';
import { seasonsReplayed } from './local/feed/teams.ts';
import { watchNpm } from './local/npm-watch.ts';
import { type Product, startProduct } from './local/product.ts';
import { password, seedPeople, signIns } from './local/seed.ts';
import { CannotStart } from './local/state.ts';
import type { WebMode } from './local/web/app.ts';
import { defineCommand, main } from './ops/command.ts';

const root = resolve(import.meta.dirname, '..');

/** A terminal sends the signal to us and to our parents, who send it on: the first one counts. */
const stop = Promise.withResolvers<void>();
let stopping = false;
const askToStop = () => {
  stopping = true;
  stop.resolve();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, askToStop);
watchNpm(askToStop);

await main(
  defineCommand({
    help: `Usage: npm start [-- --production | --dev]

Runs the whole product on this machine until Ctrl-C, with a stand-in for each service that has no key.

  --production   with the very headers of AWS
  --dev          with the site made anew at each change of its code

From the environment:
  PORT                                       where it listens (8888)
  GAMEPLAN_DATA                              the folder of its data (.local)
  DYNAMODB_ENDPOINT                          another engine for the table
  OPENAI_API_KEY                             the real model
  GOALSERVE_API_KEY                          the real feed
  STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET   real payments`,
    options: { production: { type: 'boolean', default: false }, dev: { type: 'boolean', default: false } },
    run: ({ dev, production }) => runProduct(dev ? 'dev' : production ? 'production' : 'build'),
  }),
);
process.exit();

/**
 * Asked to stop while it is starting, it finishes the step it is at and then stops, so that nothing is left behind.
 * @returns false where it ended by itself
 */
async function runProduct(web: WebMode): Promise<boolean> {
  const product = await startProduct({
    port: portFrom(process.env.PORT),
    dataDir: resolve(root, process.env.GAMEPLAN_DATA || '.local'),
    web,
  });
  try {
    if (!stopping) await seedPeople(new Date(), product, (line) => console.log(line));
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

  Mails      ${origin}/_local/mail
  Model      ${model === 'real' ? 'the one of OPENAI_API_KEY' : 'a stand-in (OPENAI_API_KEY sets a real one)'}
  Games      ${feed === 'real' ? 'Goalserve' : `real ones under new dates: ${seasonsReplayed} (GOALSERVE_API_KEY sets the real feed)`}
  Payments   ${payments === 'real' ? 'Stripe' : 'a stand-in, no card is charged (STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET set the real one)'}
  Ctrl-C stops it.
`;
}
