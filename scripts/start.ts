/** `npm start`: the whole product on this machine, until Ctrl-C. */
import { resolve } from 'node:path';
import { type Product, startProduct } from './local/product.ts';
import { password, people, seedPeople } from './local/seed.ts';
import { CannotStart } from './local/state.ts';

const root = resolve(import.meta.dirname, '..');

/** A terminal sends the signal to us and to our parents, who send it on: the first one counts. */
const stopped = Promise.withResolvers<string>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => stopped.resolve(signal));
watchParent(() => stopped.resolve('the end of npm'));

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
process.exit();

/** @returns the exit code */
async function run(): Promise<number> {
  const port = portFrom(process.env.PORT);
  const dataDir = resolve(root, process.env.GAMEPLAN_DATA || '.local');
  const dev = process.argv.includes('--dev');
  const starting = startProduct({ port, dataDir, web: dev ? 'dev' : 'build' });
  // Asked to stop while starting: finish the start, then stop, so that nothing is left behind.
  const product = await starting;
  try {
    await seedPeople(new Date(), product.feed === 'stand-in', (line) => console.log(line));
    const ended = Promise.race([stopped.promise.then(() => undefined), product.failed]);
    console.log(welcome(product));
    const failure = await ended;
    if (failure) console.error(`${failure} Start again: npm start`);
    return failure ? 1 : 0;
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

function welcome({ origin, model, feed }: Product): string {
  const width = Math.max(...people.map(({ email }) => email.length));
  const signIns = people.map(({ email, is }) => `    ${email.padEnd(width)}  ${is}`);
  const outside = [
    model === 'real'
      ? 'the model is the one of OPENAI_API_KEY'
      : 'the model is a stand-in (OPENAI_API_KEY sets a real one)',
    feed === 'real'
      ? 'games come from Goalserve'
      : 'games are real ones of past seasons under new dates (GOALSERVE_API_KEY sets the real feed)',
  ];
  return `
  GamePlan runs at ${origin}

  Sign in with the password ${password} as
${signIns.join('\n')}

  Mails: ${origin}/_local/mail
  ${outside.map((line) => line[0]?.toUpperCase() + line.slice(1)).join('.\n  ')}.
  Ctrl-C stops it.
`;
}

/** A parent that is killed outright passes nothing on; then we are somebody else's child. */
function watchParent(onGone: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) onGone();
  }, 500).unref();
}
