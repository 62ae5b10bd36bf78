/** Decides the fate of mutants: applies each to a copy of the repository, and runs its tests there. */
import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree, removeTree } from './copy.ts';
import type { Order, Result } from './lane.ts';
import { type Mutant, mutate } from './mutant.ts';

export type Verdict =
  /** A test failed with the mistake, and passes without it; or a test never ended. */
  | { readonly kind: 'killed'; readonly by: string }
  | { readonly kind: 'survived' }
  /** Nothing could be learned: a file does not load, or a test fails now and then without the mistake. */
  | { readonly kind: 'unclear'; readonly reason: string };

export interface Judge {
  /** @returns why these tests cannot judge: one fails without any mistake */
  readonly baseline: (tests: readonly string[]) => Promise<string | undefined>;
  readonly verdict: (mutant: Mutant) => Promise<Verdict>;
  readonly end: () => Promise<void>;
}

interface Options {
  /** Root of the repository. */
  readonly root: string;
  /** Whether the tests share a product, which a mistake may spoil for the next one. */
  readonly shared: boolean;
  /** How long one test file may take, in milliseconds; a mistake may cause an endless loop. */
  readonly timeoutMs?: number;
  /** A process keeps each version of the code that it loaded, so it is replaced after this many. */
  readonly mostVersions?: number;
}

const timedOut = 'timed out';
/** What a test run needs before its first test: a Vitest, and for some tests a started product. */
const startMs = 60_000;
/** How long a test waits for a screen. A mistake often keeps it from showing, and nobody waits a minute for each. */
const screenMs = 10_000;

export function makeJudge({ root, shared, timeoutMs = 120_000, mostVersions = 40 }: Options): Judge {
  const copy = copyTree(root);
  let lane: ChildProcess | undefined;
  let version = 0;

  async function started(): Promise<ChildProcess> {
    if (lane?.connected && version < mostVersions) return lane;
    await endLane();
    version = 0;
    const child = fork(join(import.meta.dirname, 'lane.ts'), [], {
      cwd: copy,
      env: { ...process.env, LONGEST_WAIT: String(screenMs) },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await new Promise((done) => child.once('message', done).once('exit', done));
    lane = child;
    return child;
  }

  async function endLane(signal?: NodeJS.Signals): Promise<void> {
    const child = lane;
    lane = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    if (signal) child.kill(signal);
    else child.disconnect();
    await ended;
  }

  async function run(order: Omit<Order, 'version'>, spoiled: boolean): Promise<Result | typeof timedOut> {
    const child = await started();
    if (spoiled) version += 1;
    const { promise, resolve } = Promise.withResolvers<Result | typeof timedOut>();
    const timer = setTimeout(() => resolve(timedOut), order.tests.length * timeoutMs + startMs);
    const onExit = () => resolve({ kind: 'broken', reason: 'the process of the tests ended' });
    child.once('message', resolve).once('exit', onExit);
    child.send({ ...order, version: spoiled ? version : 0 } satisfies Order);
    const result = await promise;
    clearTimeout(timer);
    child.off('message', resolve).off('exit', onExit);
    if (result === timedOut) await endLane('SIGKILL');
    return result;
  }

  async function withMistake(mutant: Mutant): Promise<Result | typeof timedOut> {
    const path = join(copy, mutant.file);
    const { before, after } = mutate(mutant, copy);
    writeFileSync(path, after);
    try {
      return await run({ tests: mutant.tests, changed: [mutant.file], isEnough: true }, true);
    } finally {
      writeFileSync(path, before);
    }
  }

  async function verdict(mutant: Mutant, isRetry = false): Promise<Verdict> {
    const result = await withMistake(mutant);
    if (result === timedOut) return { kind: 'killed', by: timedOut };
    if (result.kind === 'passed') return { kind: 'survived' };
    if (result.kind === 'broken') return { kind: 'unclear', reason: result.reason };
    const { file, what, id } = result.failure;
    const killed: Verdict = { kind: 'killed', by: `${file}: ${what}` };
    if (!shared) return killed;
    // The mistake may have spoiled what the tests share, and a test may fail by chance: the same test must pass now.
    const without = await run({ tests: [file], only: id, changed: [mutant.file], isEnough: true }, false);
    if (without !== timedOut && without.kind === 'passed') return killed;
    await endLane();
    if (!isRetry) return verdict(mutant, true);
    return { kind: 'unclear', reason: `fails without the mistake too: ${file}: ${what}` };
  }

  return {
    async baseline(tests) {
      const result = await run({ tests, changed: [], isEnough: false }, false);
      if (result === timedOut) return timedOut;
      if (result.kind === 'passed') return undefined;
      if (result.kind === 'broken') return result.reason;
      const { file, what, error } = result.failure;
      return `${file}: ${what}: ${error}`;
    },
    verdict: (mutant) => verdict(mutant),
    async end() {
      await endLane();
      removeTree(copy);
    },
  };
}
