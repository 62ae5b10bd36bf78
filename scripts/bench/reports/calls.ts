/** Report of every call's cost at the table. */
import type { MeasuredCall } from '../caller.ts';
import { measureCalls } from '../calls.ts';
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
    ['call', 'round trips', '≤', 'capacity units'],
    measured.map(({ function: name, what, roundTrips, capacityUnits }) => {
      const may = budgetOf(name).roundTrips;
      return [`${name}: ${what}`, beside(roundTrips, may), String(may ?? '–'), String(capacityUnits)];
    }),
  );
}
