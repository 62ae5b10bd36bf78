/**
 * Cuts off every function that writes at each of its steps. The client then retries, the jobs run, and nothing may be
 * lost, done twice or counted wrongly. The test goes through the routes table, so a new function needs a case, and so
 * does each of its actions. `npm test -- --full` breaks every step in every way; otherwise a third of the cases, others in each
 * run, are broken at some of theirs.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sport } from '../../lambdas/contracts/feed/sports.ts';
import type { Contract } from '../../lambdas/contracts/platform/contract.ts';
import { environment } from '../../lambdas/contracts/platform/environment.ts';
import { hasPath, type RouteName, routeNames, routeOf } from '../../lambdas/contracts/routes.ts';
import { shuffled } from '../../scripts/bench/statistics.ts';
import type { Item } from '../../scripts/ops/recount/expected.ts';
import { recount } from '../../scripts/ops/recount/recount.ts';
import { rowProblems } from '../../scripts/ops/recount/rows.ts';
import { broken, type Case, running } from '../support/crash/case.ts';
import { cases } from '../support/crash/cases.ts';
import { breaking, type Fault, faults, mayWrite, watchSteps } from '../support/crash/faults.ts';
import { isFull } from '../support/depth.ts';
import { allItems, copyFeed, useOwnTable } from '../support/own-table.ts';

/** Cases that run in parallel. Hashing passwords uses the CPU, the rest waits for the table. */
const atOnce = 4;

const writing = routeNames.filter((name) => routeOf(name).uses.includes('table:write'));
/** Functions that read the games of the feed. Other tests count the requests for facts of the NFL's teams. */
const feedOf: Partial<Record<RouteName, Sport>> = {
  'prompt-process': 'NFL',
  'goalserve-stats': 'NFL',
  'make-slate': 'NFL',
  'refresh-facts': 'NBA',
};

let endWatching = () => {};
beforeAll(() => {
  endWatching = watchSteps();
});
afterAll(() => endWatching());

test('every function that writes has a crash case', () => {
  expect(writing.filter((name) => !cases[name]?.length)).toEqual([]);
});

const all = writing.flatMap((name) => cases[name] ?? []);
const sample = new Set(isFull ? all : shuffled(all).slice(0, Math.ceil(all.length / 3)));
/** The functions with the cases of the sample. */
const chosen = writing.flatMap((name) => {
  const some = (cases[name] ?? []).filter((each) => sample.has(each));
  return some.length > 0 ? [[name, some] as const] : [];
});

interface Cut {
  readonly at: number;
  readonly fault: Fault;
}

/** Where a case is cut, based on the steps of an undisturbed run. */
function cutsOf(
  { writesOnly = false, atMost = Number.POSITIVE_INFINITY }: Case,
  steps: readonly string[],
): Cut[] {
  const all = steps.map((what, nth) => ({ what, at: nth + 1 }));
  const wanted = writesOnly && !isFull ? all.filter(({ what }) => mayWrite(what)) : all;
  const every = isFull ? 1 : Math.max(1, Math.ceil(wanted.length / atMost));
  return wanted
    .filter((_, nth) => nth % every === 0)
    .flatMap(({ at, what }) =>
      faults.filter((fault) => isTested(fault, at, what)).map((fault) => ({ at, fault })),
    );
}

/**
 * A read changes nothing, so it is only refused. The sample breaks each write in one way, by turns, and every other read.
 */
function isTested(fault: Fault, at: number, what: string): boolean {
  if (mayWrite(what)) return isFull || faults[at % faults.length] === fault;
  return fault === 'refused' && (isFull || at % 2 === 1);
}

/** @returns the checks to run at the end */
async function crashed({ prepare, status = 200, done = [] }: Case, { at, fault }: Cut) {
  const { call, again = call, verify } = await prepare();
  const { steps } = await breaking(at, fault, call);
  const repeated = await again();
  const where = `${fault} at ${steps[at - 1] ?? 'no step'} (${at})`;
  expect({ where, repeated, allowed: [status, ...done].includes(repeated) }).toMatchObject({ allowed: true });
  return async () => {
    try {
      await verify?.();
    } catch (error) {
      throw new Error(`${where}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  };
}

async function expectConsistent(): Promise<void> {
  const { differences, busy } = await recount({ table: process.env[environment.table] ?? '', repair: false });
  expect([differences, busy]).toEqual([[], []]);
  expect(rowProblems((await allItems()) as unknown as Item[], new Date())).toEqual([]);
}

// In this order: with everything, the last test checks what the others covered.
describe('each step', { shuffle: false }, () => {
  describe.each(chosen)('%s', (name, ofName) => {
    test.each(ofName.map((each) => [each.what, each] as const))(
      '%s survives a crash at each step',
      async (_what, each) => {
        await useOwnTable();
        const sport = feedOf[name];
        if (sport) await copyFeed(sport);
        const smooth = await each.prepare();
        const { answer, steps } = await breaking(0, 'refused', smooth.call);
        expect(answer).toBe(each.status ?? 200);
        expect(steps.length).toBeGreaterThan(0);
        await smooth.verify?.();

        const cuts = cutsOf(each, steps);
        const checks: (() => Promise<void>)[] = [];
        const left = [...cuts];
        await Promise.all(
          Array.from({ length: atOnce }, async () => {
            for (let cut = left.shift(); cut; cut = left.shift()) checks.push(await crashed(each, cut));
          }),
        );
        expect(await running('finish-removals')()).toBe(200);
        for (const check of checks) await check();
        await expectConsistent();
      },
      isFull ? 600_000 : 120_000,
    );
  });

  test.runIf(isFull)('every call that may write was cut', async () => {
    const calls: string[] = [];
    for (const name of writing.filter(hasPath)) {
      const { handler } = await import(`../../lambdas/functions/${name}.ts`);
      const endpoints: { contract: Contract }[] = handler.endpoints ?? [handler.endpoint];
      for (const { contract } of endpoints) {
        const { method, action } = contract;
        if (method !== 'GET') calls.push([method, name, action].join(' ').trim());
      }
    }
    expect(calls.filter((each) => !broken.has(each))).toEqual([]);
  });
});
