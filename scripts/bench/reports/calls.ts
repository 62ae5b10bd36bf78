/** Report of every call's cost at the table. */
import type { MeasuredCall } from '../caller.ts';
import { asks, measureCalls } from '../calls.ts';
import { budgetOf } from '../functions.ts';
import { withMeasuredProduct } from '../measured-product.ts';
import { type Bench, beside, table } from './report.ts';

export const callsBench: Bench<readonly MeasuredCall[]> = {
  measure: (say, { users, days }) =>
    withMeasuredProduct(
      say,
      async ({ product, recorder }) => {
        say('calling every function');
        return (await measureCalls(product, recorder, days)).calls;
      },
      users,
    ),
  json: (measured) => ({ calls: measured }),
  print: printCalls,
};

export function printCalls(measured: readonly MeasuredCall[]): void {
  table(
    ['call', 'round trips', '≤', 'units read', '≤', 'units written', '≤'],
    measured.map(({ function: name, what, roundTrips, capacityUnits, writeUnits }) => {
      const may = budgetOf(name).roundTrips;
      const { mayRead, mayWrite } =
        (name === 'prompt-process' && asks.find((ask) => ask.what === what)) || {};
      return [
        `${name}: ${what}`,
        beside(roundTrips, may),
        String(may ?? '–'),
        beside(capacityUnits - writeUnits, mayRead),
        String(mayRead ?? '–'),
        beside(writeUnits, mayWrite),
        String(mayWrite ?? '–'),
      ];
    }),
  );
}
