/** The numbers of the business, for administrators. */
import { getAnalytics } from '../contracts/admin.ts';
import * as counters from '../data/counters.ts';
import { analyticsOf } from '../domain/analytics.ts';
import { previousDays, torontoDay } from '../domain/toronto-day.ts';
import { adminEndpoint } from '../http/endpoint.ts';

export const handler = adminEndpoint(getAnalytics, { counters }, async ({ query, now, counters }) => {
  const today = torontoDay(now);
  const days = previousDays(today, Number.parseInt(query.period, 10));
  const [all, byDay] = await Promise.all([
    counters.allCounts(),
    counters.countsByDay(days[0] ?? today, today),
  ]);
  return analyticsOf({ all, days, byDay });
});
