/** Report of the admin list and search, with few accounts and with many. */
import { adminBudget, type MeasuredAdmin, measureAdmin } from '../admin.ts';
import { type Bench, beside, table } from './report.ts';

export const adminBench: Bench<MeasuredAdmin> = {
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
      console.log('\nMaximum over the calls of a row; every page was compared with sorting all accounts.\n');
    }
  },
};
