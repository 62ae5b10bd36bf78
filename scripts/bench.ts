/** `npm run bench`: bundle sizes, round trips, capacity and load, compared with their budgets. */
import { adminBench } from './bench/reports/admin.ts';
import { callsBench } from './bench/reports/calls.ts';
import { functionsBench } from './bench/reports/functions.ts';
import { loadBench } from './bench/reports/load.ts';
import type { Bench, Size } from './bench/reports/report.ts';
import { stackBench } from './bench/reports/stack.ts';
import { webBench } from './bench/reports/web.ts';
import { defineCommand, main, numberOption, type Terminal, UsageError } from './ops/command.ts';

interface Options extends Size {
  readonly json: boolean;
}

const runnerOf =
  <Result>({ measure, json, print }: Bench<Result>) =>
  async ({ json: asJson, ...size }: Options, { say, note }: Terminal): Promise<void> => {
    const result = await measure((line) => note(`… ${line}`), size);
    if (asJson) say(JSON.stringify(json(result), null, 2));
    else print(result);
  };

const benches: Readonly<Record<string, ReturnType<typeof runnerOf>>> = {
  functions: runnerOf(functionsBench),
  calls: runnerOf(callsBench),
  stack: runnerOf(stackBench),
  admin: runnerOf(adminBench),
  web: runnerOf(webBench),
  load: runnerOf(loadBench),
};

const command = defineCommand({
  help: `Usage: npm run bench [-- functions | calls | load | stack | web | admin] [--json]

  functions   bundle size, cold load, round trips and capacity of every function (default)
  calls       round trips and capacity of every call, with a short and a long history
  load        the local product under the visits of a Sunday before kickoff, doubled until it is too slow
  stack       the CloudFormation template
  web         what a browser downloads, and Lighthouse scores
  admin       the admin list and search at 2,000 and 200,000 accounts

  --json            one JSON document on standard output (npm run --silent bench -- --json)
  --users <count>   for calls: number of other accounts in the table, at least 2,000
  --days <count>    for calls: longest history of picks, 100 or 400 (default)`,
  wordsMax: 1,
  options: {
    json: { type: 'boolean', default: false },
    users: { type: 'string', default: '0' },
    days: { type: 'string', default: '400' },
  },
  async run({ json, users, days }, terminal, [name = 'functions']) {
    const bench = benches[name];
    if (!bench) throw new UsageError(`There is no bench ${name}`);
    const size = {
      users: numberOption('users', users, 0, 1_000_000),
      days: numberOption('days', days, 100, 400),
    };
    await bench({ json, ...size }, terminal);
    return true;
  },
});

await main(command);
