/** Measurements of every call, from a file that the bench writes. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { routeNames } from '../../lambdas/contracts/routes.ts';

const file = resolve(import.meta.dirname, 'measured.json');
const root = resolve(import.meta.dirname, '../..');

/** Accounts that are there while it is measured, so that lists have full pages. */
const measuredUsers = 2000;

const schema = z.object({
  measuredOn: z.iso.date(),
  users: z.int(),
  calls: z.array(
    z.object({
      function: z.enum(routeNames),
      what: z.string(),
      roundTrips: z.number(),
      capacityUnits: z.number(),
      writeUnits: z.number(),
      cpuMilliseconds: z.number(),
    }),
  ),
});

export type Measured = z.infer<typeof schema>;
export type MeasuredCall = Measured['calls'][number];

export const readMeasured = (): Measured => schema.parse(JSON.parse(readFileSync(file, 'utf8')));

/**
 * Runs the bench in a process of its own, since the product reads the table's endpoint once.
 * @throws with what the bench said
 */
export async function measure(now: Date): Promise<Measured> {
  const { DYNAMODB_ENDPOINT: _, ...env } = process.env;
  const args = [join(root, 'scripts/bench.ts'), 'calls', '--json', `--users=${measuredUsers}`];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env });
  const measured = schema.parse({
    ...JSON.parse(stdout),
    measuredOn: now.toISOString().slice(0, 10),
    users: measuredUsers,
  });
  writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
  return measured;
}

/**
 * @param what beginning of what the bench calls it; empty for any of the function's calls
 * @returns the most expensive of them
 * @throws where none was measured
 */
export function callOf({ calls }: Measured, name: MeasuredCall['function'], what = ''): MeasuredCall {
  const found = calls.filter((call) => call.function === name && call.what.startsWith(what));
  const most = found.sort((a, b) => b.capacityUnits - a.capacityUnits)[0];
  if (!most) throw new Error(`The bench has not measured ${name} ${what}`);
  return most;
}
