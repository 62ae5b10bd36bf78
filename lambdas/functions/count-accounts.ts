/** Every hour: reports the number of accounts on each plan, for the dashboard. */
import { planNames } from '../contracts/billing/plans.ts';
import * as counters from '../data/platform/counters.ts';
import { job } from '../http/job.ts';
import { metric } from '../telemetry/metrics.ts';

export const handler = job('count-accounts', { counters, metric }, async ({ counters, metric }) => {
  const counts = await counters.allCounts();
  for (const plan of planNames) metric('Accounts', counts[`plan:${plan}`] ?? 0, { Plan: plan });
});
