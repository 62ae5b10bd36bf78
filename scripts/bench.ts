/** `npm run bench`: what the product weighs and costs, beside its budgets. */
import { adminBench } from './bench/reports/admin.ts';
import { callsBench } from './bench/reports/calls.ts';
import { functionsBench } from './bench/reports/functions.ts';
import { loadBench } from './bench/reports/load.ts';
import type { Bench } from './bench/reports/report.ts';
import { stackBench } from './bench/reports/stack.ts';
import { webBench } from './bench/reports/web.ts';
import { defineCommand, main, type Terminal, UsageError } from './ops/command.ts';

interface Asked {
  readonly json: boolean;
  readonly users: number;
}

const through =
  <Result>({ measure, json, print }: Bench<Result>) =>
  async (asked: Asked, { say, note }: Terminal): Promise<void> => {
    const result = await measure((line) => note(`… ${line}`), asked.users);
    if (asked.json) say(JSON.stringify(json(result), null, 2));
    else print(result);
  };

const benches: Readonly<Record<string, ReturnType<typeof through>>> = {
  functions: through(functionsBench),
  calls: through(callsBench),
  stack: through(stackBench),
  admin: through(adminBench),
  web: through(webBench),
  load: through(loadBench),
};

const command = defineCommand({
  help: `Usage: npm run bench [-- functions | calls | load | stack | web | admin] [--json]

  functions   every function: bundle, cold load, round trips, capacity; this one unless told otherwise
  calls       only every call: round trips and capacity, for a short history and a long one
  load        the local product under the visits of a Sunday before kick-off, more and more, until it is too slow
  stack       the CloudFormation template
  web         what a browser downloads, and Lighthouse's scores
  admin       the administrators' list and search at 2,000 and 200,000 accounts

  --json            one JSON document on standard output (npm run --silent bench -- --json)
  --users <count>   of calls: beside so many accounts, at least 2,000`,
  wordsMax: 1,
  options: { json: { type: 'boolean', default: false }, users: { type: 'string', default: '0' } },
  async run({ json, users }, terminal, [name = 'functions']) {
    const bench = benches[name];
    if (!bench) throw new UsageError(`There is no bench ${name}`);
    if (!/^\d+$/.test(users)) throw new UsageError(`--users takes a number, not "${users}"`);
    await bench({ json, users: Number(users) }, terminal);
    return true;
  },
});

await main(command);
