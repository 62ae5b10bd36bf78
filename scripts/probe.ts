/** `npm run probe`: runs every known attack against a GamePlan on this machine, and reports which succeed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './local/listen.ts';
import { CommandError, defineCommand, main, UsageError } from './ops/command.ts';
import { type Attack, Succeeded } from './probe/attack.ts';
import { accounts } from './probe/attacks/accounts.ts';
import { browser } from './probe/attacks/browser.ts';
import { input } from './probe/attacks/input.ts';
import { mails } from './probe/attacks/mails.ts';
import { money } from './probe/attacks/money.ts';
import { others } from './probe/attacks/others.ts';
import { passkeys } from './probe/attacks/passkeys.ts';
import { play } from './probe/attacks/play.ts';
import { sessions } from './probe/attacks/sessions.ts';
import { type Site, siteAt } from './probe/site.ts';

const root = resolve(import.meta.dirname, '..');
/** Time limit for a start, including the build of the site. */
const startMs = 180_000;

const attacks = [
  ...sessions,
  ...accounts,
  ...mails,
  ...others,
  ...money,
  ...play,
  ...passkeys,
  ...input,
  ...browser,
];

export const command = defineCommand({
  help: `Usage: npm run probe [-- --only <words>]
       npm run probe -- --url http://localhost:8888

Attacks a local GamePlan started with --production, on its own port and with its own data folder, which is deleted
afterwards. Prints one line per attack: ok if it failed. Exit code 1 if one succeeded.

  --url    attack a running product instead; the accounts that the attacks create stay there
  --only   run only attacks whose name contains these words`,
  options: { url: { type: 'string' }, only: { type: 'string', default: '' } },
  async run({ url, only }, { say, note }) {
    const chosen = attacks.filter(({ name }) => name.includes(only));
    if (chosen.length === 0) throw new UsageError(`No attack is named "${only}"`);
    if (url) return attackAll(chosen, siteAt(localOrigin(url)), say);
    const dataDir = mkdtempSync(join(tmpdir(), 'gameplan-probe-'));
    const port = await freePort();
    note('Starting the product…');
    const product = start(dataDir, port);
    try {
      await ready(product);
      return await attackAll(chosen, siteAt(`http://localhost:${port}`), say);
    } finally {
      await end(product);
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
});

/** A product on this machine, where mail and payments are stand-ins. @throws UsageError */
function localOrigin(url: string): string {
  const origin = URL.canParse(url) ? new URL(url) : undefined;
  if (origin && ['localhost', '127.0.0.1'].includes(origin.hostname)) return origin.origin;
  throw new UsageError(
    `--url must be a GamePlan on this machine, such as http://localhost:8888, not "${url}"`,
  );
}

async function attackAll(list: readonly Attack[], site: Site, say: (line: string) => void): Promise<boolean> {
  let worked = 0;
  for (const { name, run } of list) {
    try {
      say(`ok    ${name}: ${await run(site)}`);
    } catch (error) {
      worked += 1;
      const what = error instanceof Error ? error.message : String(error);
      say(`FAIL  ${name}: ${error instanceof Succeeded ? what : `could not be run: ${what}`}`);
    }
  }
  say(
    `${list.length} attacks, ${worked === 0 ? 'none succeeded' : `${worked} succeeded or could not be run`}`,
  );
  return worked === 0;
}

function start(dataDir: string, port: number): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  return spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'scripts/start.ts', '--production'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      // Without the shell's keys of real services.
      env: { PATH, HOME, ...(TMPDIR && { TMPDIR }), GAMEPLAN_DATA: dataDir, PORT: String(port) },
    },
  );
}

/** @throws CommandError if it does not start */
function ready({ stdout }: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new CommandError('The product did not start in time')), startMs);
    let output = '';
    stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (!output.includes('GamePlan runs at')) return;
      clearTimeout(timer);
      done();
    });
    stdout?.once('close', () => fail(new CommandError(`The product ended: ${output.slice(-300)}`)));
  });
}

function end(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null) return Promise.resolve();
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  return ended;
}

if (import.meta.main) await main(command);
