/** Every hour: reports how many accounts are on each plan, from the counters, for the dashboard. */
import { planNames } from '../contracts/plans.ts';
import * as counters from '../data/counters.ts';
import { job } from '../http/job.ts';
import { metric } from '../telemetry/metrics.ts';

export const handler = job('count-accounts', { counters, metric }, async ({ counters, metric }) => {
  const counts = await counters.allCounts();
  for (const plan of planNames) metric('Accounts', counts[`plan:${plan}`] ?? 0, { Plan: plan });
});
