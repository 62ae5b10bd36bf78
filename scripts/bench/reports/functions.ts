/** Report of every function's bundle, cold load and calls. */
import { routeNames } from '../../../lambdas/contracts/routes.ts';
import { budgetOf, type MeasuredFunctions, measureFunctions, warmBudget } from '../functions.ts';
import { printCalls } from './calls.ts';
import { type Bench, beside, table } from './report.ts';

export const functionsBench: Bench<MeasuredFunctions> = {
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
      `\nCold load: time to load the bundle in a fresh process, relative to the bare document client's ` +
        `(${documentClient.kilobytes} KB, ${documentClient.milliseconds} ms here). ! marks a figure over its budget.\n`,
    );
    printCalls(calls);
    console.log(
      `\nCPU of a warm get-user-status, relative to one written by hand: ${beside(warm.ratio, warmBudget)} of at most ` +
        `${warmBudget} (${Math.round(warm.microseconds)} and ${Math.round(warm.byHandMicroseconds)} µs).`,
    );
  },
};
