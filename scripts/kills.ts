/** `npm run kills`: kills the product and its engine during writes, and checks that acknowledged writes are stored. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { keys, lists } from '../lambdas/data/platform/keys.ts';
import { type Acknowledged, write } from './kills/writer.ts';
import { freePort } from './local/listen.ts';
import { isRecord, readState } from './local/process/state.ts';
import { CommandError, defineCommand, main, numberOption } from './ops/command.ts';
import type { Item } from './ops/recount/expected.ts';
import { recount, scan } from './ops/recount/recount.ts';
import { rowProblems } from './ops/recount/rows.ts';
import { pointToTable } from './ops/stage.ts';

const startMs = 120_000;
/** Time between two kills. */
const lifeMs = { least: 1000, most: 5000 };
/** Allowed share of kills without an acknowledged write since the previous kill. */
const mostIdle = 0.1;

async function startedProduct(dataDir: string, port: number): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'kills/product.ts'), [dataDir, String(port)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output = `${output}${chunk}`.slice(-2000);
  });
  const ready = await new Promise<boolean>((done) => {
    child.once('message', () => done(true));
    child.once('exit', () => done(false));
    setTimeout(() => done(false), startMs).unref();
  });
  if (ready) return child;
  const how = child.signalCode ?? child.exitCode ?? `running after ${startMs / 1000} seconds`;
  child.kill('SIGKILL');
  throw new CommandError(`The product did not start again (${how}): ${output}`);
}

/** Kills the product, and in two of three kills the engine too. */
async function kill(child: ChildProcess, dataDir: string, engineToo: boolean): Promise<void> {
  const engine = readState(
    dataDir,
    'engine.json',
    (value): value is { pid: number } => isRecord(value) && Number.isInteger(value.pid),
  );
  const alive = child.exitCode === null && child.signalCode === null;
  const ended = alive ? new Promise((done) => child.once('exit', done)) : undefined;
  child.kill('SIGKILL');
  if (engineToo && engine) process.kill(engine.pid, 'SIGKILL');
  await ended;
}

/** Acknowledged writes that are not stored. */
function lostOf(acknowledged: readonly Acknowledged[], items: readonly Item[]): Acknowledged[] {
  const users = new Map(items.filter(({ sk }) => sk === keys.user('').sk).map((user) => [user.email, user]));
  const at = new Map(items.map((item) => [`${item.pk} ${item.sk}`, item]));
  const own = (email: string, prefix: string, id: string) => at.get(`${users.get(email)?.pk} ${prefix}${id}`);
  const lastProfile = new Map(
    acknowledged.filter(({ what }) => what === 'profile').map(({ email, value }) => [email, value]),
  );
  return acknowledged.filter(({ what, email, value }) => {
    const user = users.get(email);
    switch (what) {
      case 'account':
        return !user;
      case 'verified':
        return !user?.verifiedAt;
      case 'profile': {
        const saved = (user?.profile as { preferredTeam?: string } | undefined)?.preferredTeam ?? '';
        // A later write may have been stored although its response was lost.
        return saved < (lastProfile.get(email) ?? '');
      }
      case 'answer':
        return !own(email, lists.asks('').prefix, value);
      case 'pick':
        return !own(email, lists.picks('').prefix, value);
      default:
        return own(email, lists.picks('').prefix, value)?.status !== 'hit';
    }
  });
}

const command = defineCommand({
  help: `Usage: npm run kills -- [--count 1000] [--writers 4]

Starts the local product with its own data folder, writes to it as users do (register, buy, ask, save and mark), and
kills it repeatedly with SIGKILL, in two of three kills together with its table's engine. At the end, checks that every
acknowledged write is stored, and recounts every counter. Exit code 1 if a write was lost or a counter is wrong.

A kill proves nothing if no write was acknowledged since the previous one: the exit code is also 1 if more than a tenth of
the kills were like that.

  --count     number of kills; 1,000 take one to two hours
  --writers   number of concurrent users`,
  options: {
    count: { type: 'string', default: '1000' },
    writers: { type: 'string', default: '4' },
  },
  async run(given, { say, note }) {
    const count = numberOption('count', given.count, 1, 100_000);
    const writers = numberOption('writers', given.writers, 1, 64);
    const dataDir = mkdtempSync(join(tmpdir(), 'gameplan-kills-'));
    const port = await freePort();
    const acknowledged: Acknowledged[] = [];
    const refusals: string[] = [];
    /** Kills without an acknowledged write since the previous one. */
    let idle = 0;
    const stop = new AbortController();
    let child = await startedProduct(dataDir, port);
    try {
      const writing = Promise.all(
        Array.from({ length: writers }, () =>
          write(
            `http://localhost:${port}`,
            stop.signal,
            (each) => acknowledged.push(each),
            (refused) => refusals.push(refused),
          ),
        ),
      );
      for (let nth = 1; nth <= count; nth += 1) {
        const before = acknowledged.length;
        await Promise.race([wait(randomInt(lifeMs.least, lifeMs.most)), writing]);
        if (acknowledged.length === before) idle += 1;
        await kill(child, dataDir, nth % 3 !== 0);
        child = await startedProduct(dataDir, port);
        if (nth % 10 === 0) note(`${nth} kills, ${acknowledged.length} writes acknowledged, ${idle} idle`);
      }
      stop.abort();
      await writing;
      process.env.GAMEPLAN_DATA = dataDir;
      const table = await pointToTable({ local: true });
      const items: Item[] = [];
      await scan(table, (item) => items.push(item));
      const lost = lostOf(acknowledged, items);
      const { differences, busy } = await recount({ table, repair: false });
      const rows = rowProblems(items, new Date());
      for (const { what, email, value } of lost) say(`lost: ${what} ${value} of ${email}`);
      for (const { key, name } of differences) say(`counter: ${key.pk} ${key.sk} ${name}`);
      for (const { key, problem } of rows) say(`row: ${key.pk} ${key.sk} is ${problem}`);
      const byKind = Map.groupBy(acknowledged, ({ what }) => what);
      say([...byKind].map(([what, some]) => `${what} ${some.length}`).join(', '));
      for (const [what, some] of Map.groupBy(refusals, (each) => each))
        say(`gave up ${some.length} times: ${what}`);
      const inconsistent = differences.length + busy.length + rows.length;
      say(
        `${count} kills (${idle} while nothing was acknowledged): ${acknowledged.length} acknowledged, ${lost.length} lost, ${inconsistent} inconsistent`,
      );
      return lost.length === 0 && inconsistent === 0 && idle <= count * mostIdle;
    } finally {
      stop.abort();
      await kill(child, dataDir, true).catch(() => {});
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
});

await main(command);
process.exit();
