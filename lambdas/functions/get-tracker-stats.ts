/** Win rate, ROI, profit and closing-line value of the picks saved in the last 30 days; by day, by sport and by bet type. */
import { getTrackerStats } from '../contracts/tracker.ts';
import * as records from '../data/records.ts';
import { breakdown } from '../domain/breakdown.ts';
import { clvSummary } from '../domain/clv.ts';
import { profitByDay, sum, summary } from '../domain/record.ts';
import { previousDays, torontoDay } from '../domain/toronto-day.ts';
import { endpoint } from '../http/endpoint.ts';

const windowDays = 30;

export const handler = endpoint(getTrackerStats, { records }, async ({ user, now, records }) => {
  const today = torontoDay(now);
  const days = previousDays(today, windowDays);
  const from = days[0] ?? today;
  const [tallies, byKind] = await Promise.all([
    records.dailyTallies(user.id, from, today),
    records.countsByKind(user.id, from, today),
  ]);
  return {
    ...summary(tallies),
    profitByDay: profitByDay(days, tallies),
    clv: clvSummary(sum(tallies)),
    ...breakdown(byKind),
  };
});
