/**
 * What each call does to the table: within its budget and permissions, and, with `--full`, independent of the table's size and
 * of the length of a history.
 */
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { longestWait } from '../../../lambdas/contracts/platform/timeouts.ts';
import { hasPath, type RouteName, routeNames } from '../../../lambdas/contracts/routes.ts';
import { entriesPerFilter } from '../../../lambdas/data/picks/pick-lists.ts';
import type { MeasuredCall } from '../../../scripts/bench/caller.ts';
import { asks, histories, saved } from '../../../scripts/bench/calls.ts';
import { budgetOf } from '../../../scripts/bench/functions.ts';
import { calls as profile } from '../../../scripts/cost/profile.ts';
import { functionOf, isDenied, rightsOf, roleOf } from '../../lib/policies.ts';
import { synthesize } from '../../lib/synthesized.ts';
import { isFull } from '../../support/depth.ts';
import { nodeWithClock } from '../../support/moment.ts';

const root = resolve(import.meta.dirname, '../../..');
/** Far down a tracker, earlier days are counted: about 130 bytes each. */
const unitsPerDay = 0.02;

/** A filtered list reads a limited number of entries, about 380 bytes each. */
const unitsPerEntry = 0.1;

/** Accounts in the table. Both numbers exceed one page of any list. */
const [fewUsers, manyUsers] = [2_000, 6_000];

const [shortHistory, longHistory] = histories;
/** How the calls of a subscriber with a history end. */
const [short, long] = histories.map((days) => `, ${days + saved} picks`) as [string, string];

const key = ({ function: name, what }: MeasuredCall) => `${name}: ${what}`;

/** Milliseconds that a bench may take. */
const longest = 480_000;

let calls: readonly MeasuredCall[];
let again: Promise<readonly MeasuredCall[]> | undefined;

beforeAll(async () => {
  calls = await callsBeside(fewUsers, isFull ? longHistory : shortHistory);
  // Not at the same time: on a busy machine, calls that go out together are answered one after another.
  if (isFull) await besideMany();
}, longest);

/** The cost of a history does not depend on the number of accounts, so a long one is measured once. */
function besideMany(): Promise<readonly MeasuredCall[]> {
  again ??= callsBeside(manyUsers, shortHistory);
  return again;
}

/** A separate process for each, because the product reads the table's endpoint once. */
async function callsBeside(users: number, days: number): Promise<readonly MeasuredCall[]> {
  const { DYNAMODB_ENDPOINT: _, ...env } = process.env;
  const bench = [...nodeWithClock, join(root, 'scripts/bench.ts'), 'calls'];
  const args = [...bench, '--json', `--users=${users}`, `--days=${days}`];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env });
  return JSON.parse(stdout).calls;
}

test('every function is called', () => {
  expect(new Set(calls.map((call) => call.function))).toEqual(new Set(routeNames));
});

describe('the permissions of the stack', () => {
  const { resources } = synthesize({ stage: 'prod' });
  const table = '<AWS::DynamoDB::Table>';
  const used = (name: string) =>
    calls.filter((call) => call.function === name).flatMap(({ rights }) => rights);

  test.each(routeNames)('are enough for what %s does', (name) => {
    const role = roleOf(resources, functionOf(resources, `lambdas/functions/${name}.ts`));
    const given = new Set(rightsOf(resources, role).map(({ action, on }) => `${action} on ${on}`));
    const refused = used(name).filter(
      ({ action, index, partition }) =>
        !given.has(`${action} on ${table}${index ? `/index/${index}` : ''}`) ||
        isDenied(resources, role, action, partition),
    );
    expect(refused).toEqual([]);
  });

  test('include no action that no call uses', () => {
    const actions = routeNames.flatMap((name) => used(name).map(({ action }) => action));
    const given = routeNames.flatMap((name) =>
      rightsOf(resources, roleOf(resources, functionOf(resources, `lambdas/functions/${name}.ts`))),
    );
    const ofTheTable = given.map(({ action }) => action).filter((action) => action.startsWith('dynamodb:'));
    expect([...new Set(ofTheTable)].sort()).toEqual([...new Set(actions)].sort());
  });
});

test.each(profile.filter(({ fixed }) => !fixed))(
  'the cost table (scripts/cost/profile.ts) has what $function $what writes',
  (row) => {
    const { function: name, what = '', measured } = row;
    const found = calls.filter((call) => call.function === name && call.what.startsWith(what));
    const writeUnits = Math.max(...found.map((call) => call.writeUnits));
    expect(Math.abs(writeUnits - measured[2])).toBeLessThanOrEqual(2 + measured[2] / 4);
  },
);

test('no call exceeds its budget of round trips', { timeout: longest }, async () => {
  const isOver = (call: MeasuredCall) => call.roundTrips > (budgetOf(call.function).roundTrips ?? Infinity);
  let over = calls.filter(isOver);
  // A write conflict is retried, which adds a round trip, so the better of two runs counts.
  if (over.length > 0) {
    const overAgain = new Set((await besideMany()).filter(isOver).map(key));
    over = over.filter((call) => overAgain.has(key(call)));
  }
  expect(over.map(({ function: name, what, roundTrips }) => ({ name, what, roundTrips }))).toEqual([]);
});

test('an ask reads and writes within its budget on the fullest day', () => {
  const measured = calls.filter((call) => call.function === 'prompt-process');
  const over = measured.filter(({ what, capacityUnits, writeUnits }) => {
    const budget = asks.find((ask) => ask.what === what);
    return budget && (capacityUnits - writeUnits > budget.mayRead || writeUnits > budget.mayWrite);
  });
  expect(measured.map(({ what }) => what)).toEqual(expect.arrayContaining(asks.map(({ what }) => what)));
  expect(over.map(({ what, capacityUnits, writeUnits }) => ({ what, capacityUnits, writeUnits }))).toEqual(
    [],
  );
});

test('the longest wait includes every round trip', { timeout: longest }, async () => {
  const counted = (name: RouteName) => longestWait[name].filter((step) => step === 'table').length;
  expect(routeNames.filter((name) => !hasPath(name) && counted(name) > 0)).toEqual([]);
  const isMore = (call: MeasuredCall) => hasPath(call.function) && call.roundTrips > counted(call.function);
  let more = calls.filter(isMore);
  // A write conflict is retried, which adds a round trip, so the better of two runs counts.
  if (more.length > 0) {
    const moreAgain = new Set((await besideMany()).filter(isMore).map(key));
    more = more.filter((call) => moreAgain.has(key(call)));
  }
  expect(more.map(({ function: name, what, roundTrips }) => ({ name, what, roundTrips }))).toEqual([]);
});

test.runIf(isFull)('no call costs more with three times as many accounts', { timeout: longest }, async () => {
  const many = await besideMany();
  const before = new Map(calls.map((call) => [key(call), call.capacityUnits]));
  const isLong = ({ what }: MeasuredCall) => what.endsWith(long);
  expect(many.map(key)).toEqual(calls.filter((call) => !isLong(call)).map(key));
  const isDearer = (call: MeasuredCall) => {
    // Reads everyone who registered on one day, so more accounts are more reads.
    if (call.function === 'finish-removals') return false;
    // Writes the prices and scores that changed since the last read, which differ between two runs.
    if (call.function === 'refresh-games') return false;
    // Prices change between two runs: an item that packs slightly larger costs one unit more, an answer's other game another.
    const least = before.get(key(call)) ?? 0;
    return call.capacityUnits > least + Math.max(2, least / 100);
  };
  let dearer = many.filter(isDearer);
  // A write conflict is retried, which costs its units twice, so the better of two runs counts.
  if (dearer.length > 0) {
    const dearerAgain = new Set((await callsBeside(manyUsers, shortHistory)).filter(isDearer).map(key));
    dearer = dearer.filter((call) => dearerAgain.has(key(call)));
  }
  expect(
    dearer.map((call) => ({ call: key(call), units: call.capacityUnits, before: before.get(key(call)) })),
  ).toEqual([]);
});

describe.runIf(isFull)('a year of picks', () => {
  test('costs as much as a few months', () => {
    const grown = calls.filter(({ what }) => what.endsWith(long));
    expect(grown.length).toBeGreaterThan(5);
    for (const { function: name, what, capacityUnits, roundTrips } of grown) {
      const before = calls.find((call) => call.function === name && call.what === what.replace(long, short));
      const isFiltered = /^(of a kind|searched)/.test(what);
      const allowed =
        (before?.capacityUnits ?? 0) +
        (what.startsWith('last page') ? (longHistory - shortHistory) * unitsPerDay : 0) +
        (isFiltered ? (entriesPerFilter - shortHistory) * unitsPerEntry : 0);
      expect({ name, what, roundTrips, isMore: capacityUnits > allowed }).toEqual({
        name,
        what,
        roundTrips: before?.roundTrips,
        isMore: false,
      });
    }
  });
});
