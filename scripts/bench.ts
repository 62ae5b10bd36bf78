/**
 * `npm run bench`: what the product weighs and costs, beside its budgets.
 *
 *     npm run bench [-- functions]   every function: bundle, cold load, round trips, capacity
 *     npm run bench -- calls         only every call: round trips, capacity, for a short history and a long one;
 *                                    with --users=20000, beside so many accounts (at least 2,000)
 *     npm run bench -- stack         the CloudFormation template
 *     npm run bench -- web           what a browser downloads, and Lighthouse's scores
 *     npm run bench -- admin         the administrators' list and search at 2,000 and 200,000 accounts
 *
 * With `--json`, standard output is one JSON document; what is being done is said on standard error.
 */

import { routeNames } from '../lambdas/contracts/routes.ts';
import { adminBudget, type MeasuredAdmin, measureAdmin } from './bench/admin.ts';
import type { MeasuredCall } from './bench/caller.ts';
import { measureCalls } from './bench/calls.ts';
import { budgetOf, type MeasuredFunctions, measureFunctions, warmBudget } from './bench/functions.ts';
import { withMeasuredProduct } from './bench/measured-product.ts';
import { type MeasuredStack, measureStack } from './bench/stack.ts';
import { type MeasuredWeb, measureWeb, webBudget } from './bench/web.ts';

interface Bench<Result> {
  readonly measure: (say: (line: string) => void) => Result | Promise<Result>;
  readonly json: (result: Result) => object;
  readonly print: (result: Result) => void;
}

const functions: Bench<MeasuredFunctions> = {
  measure: measureFunctions,
  json: ({ functions }) => ({ functions }),
  print({ functions, calls, documentClient, warm }) {
    table(
      ['function', 'KB', '≤', 'cold load', '≤', 'round trips', '≤', 'capacity units'],
      routeNames.map((name) => {
        const is = functions[name];
        const may = budgetOf(name);
        return [
          name,
          beside(is.kilobytes, may.kilobytes),
          String(may.kilobytes),
          beside(is.coldLoadRatio, may.coldLoadRatio),
          may.coldLoadRatio.toFixed(2),
          beside(is.roundTrips, may.roundTrips),
          String(may.roundTrips ?? '–'),
          String(is.capacityUnits ?? '–'),
        ];
      }),
    );
    console.log(
      `\nCold load: time to load the bundle in a fresh process, over that of the bare document client's ` +
        `(${documentClient.kilobytes} KB, ${documentClient.milliseconds} ms here). ! is over budget.\n`,
    );
    printCalls(calls);
    console.log(
      `\nCPU of a warm get-user-status, over the same by hand: ${beside(warm.ratio, warmBudget)} of at most ` +
        `${warmBudget} (${Math.round(warm.microseconds)} and ${Math.round(warm.byHandMicroseconds)} µs).`,
    );
  },
};

const calls: Bench<readonly MeasuredCall[]> = {
  measure: (say) =>
    withMeasuredProduct(
      say,
      async ({ product, recorder }) => {
        say('calling every function');
        return (await measureCalls(product, recorder)).calls;
      },
      usersAsked(),
    ),
  json: (measured) => ({ calls: measured }),
  print: printCalls,
};

function usersAsked(): number {
  const given = process.argv.find((argument) => argument.startsWith('--users='));
  return given ? Number(given.slice('--users='.length)) : 0;
}

function printCalls(measured: readonly MeasuredCall[]): void {
  table(
    ['call', 'round trips', '≤', 'capacity units'],
    measured.map(({ function: name, what, roundTrips, capacityUnits }) => {
      const may = budgetOf(name).roundTrips;
      return [`${name}: ${what}`, beside(roundTrips, may), String(may ?? '–'), String(capacityUnits)];
    }),
  );
}

const stack: Bench<MeasuredStack> = {
  measure(say) {
    say('synthesizing');
    return measureStack('prod');
  },
  json: (measured) => ({ stack: measured }),
  print: ({ resources, kilobytes, seconds }) =>
    table(
      ['stack', 'is', '≤'],
      [
        ['resources', beside(resources, 500), '500'],
        ['template, KB', beside(Math.round(kilobytes), 1000), '1000'],
        ['synthesis, s', seconds.toFixed(1), '–'],
      ],
    ),
};

const admin: Bench<MeasuredAdmin> = {
  measure: measureAdmin,
  json: (measured) => ({ admin: measured, budget: adminBudget }),
  print(measured) {
    for (const [size, costs] of Object.entries(measured)) {
      table(
        [`${Number(size).toLocaleString('en')} accounts`, 'calls', '≤', 'round trips', 'capacity units', '≤'],
        costs.map(({ what, calls, roundTrips, capacityUnits, budgeted }) => {
          const may = budgeted ? adminBudget : undefined;
          return [
            what,
            beside(calls, may?.calls),
            String(may?.calls ?? '–'),
            String(roundTrips),
            beside(capacityUnits, may?.capacityUnits),
            String(may?.capacityUnits ?? '–'),
          ];
        }),
      );
      console.log('\nThe most of the calls named; every page was compared with everybody sorted.\n');
    }
  },
};

const web: Bench<MeasuredWeb> = {
  measure: measureWeb,
  json: (measured) => ({ web: measured }),
  print({ landing, terms, privacy, disclaimer, signIn, dashboard }) {
    const { document } = webBudget;
    const least = (is: number, budget: number) => (is < budget ? `${is} !` : String(is));
    table(
      [
        'document',
        'JS KB',
        '≤',
        'all KB',
        '≤',
        'performance',
        'accessibility',
        'practices',
        'SEO',
        'LCP ms',
        '≤',
      ],
      Object.entries({ landing, terms, privacy, disclaimer }).map(([name, is]) => [
        name,
        beside(is.jsKilobytes, document.jsKilobytes),
        String(document.jsKilobytes),
        beside(is.totalKilobytes, document.totalKilobytes),
        String(document.totalKilobytes),
        least(is.lighthouse.performance, document.performance),
        least(is.lighthouse.accessibility, document.others),
        least(is.lighthouse.bestPractices, document.others),
        least(is.lighthouse.seo, document.others),
        beside(is.lighthouse.lcpMs, document.lcpMs),
        String(document.lcpMs),
      ]),
    );
    console.log('\nLighthouse, mobile, simulated; of the landing page the median of five.\n');
    table(
      ['first view of the app', 'JS KB', '≤', 'all KB'],
      [
        [
          'sign-in',
          beside(signIn.jsKilobytes, webBudget.signIn.jsKilobytes),
          String(webBudget.signIn.jsKilobytes),
          String(signIn.totalKilobytes),
        ],
        [
          'dashboard',
          beside(dashboard.jsKilobytes, webBudget.dashboard.jsKilobytes),
          String(webBudget.dashboard.jsKilobytes),
          String(dashboard.totalKilobytes),
        ],
      ],
    );
  },
};

const benches: Readonly<Record<string, () => Promise<void>>> = {
  functions: () => run(functions),
  calls: () => run(calls),
  stack: () => run(stack),
  admin: () => run(admin),
  web: () => run(web),
};

const [name = 'functions'] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const chosen = benches[name];
if (chosen) await chosen();
else {
  console.error(`There is no bench ${name}; there are: ${Object.keys(benches).join(', ')}`);
  process.exitCode = 2;
}

async function run<Result>({ measure, json, print }: Bench<Result>): Promise<void> {
  const result = await measure((line) => console.error(`… ${line}`));
  if (process.argv.includes('--json')) console.log(JSON.stringify(json(result), null, 2));
  else print(result);
}

/** @param value null where it was not measured @param budget undefined where there is none */
function beside(value: number | null, budget: number | undefined): string {
  if (value === null) return '–';
  const text = Number.isInteger(value) ? String(value) : value.toFixed(2);
  return budget !== undefined && value > budget ? `${text} !` : text;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  for (const row of [head, ...rows]) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(cells.join('  '));
  }
}
