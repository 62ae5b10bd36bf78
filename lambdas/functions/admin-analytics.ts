/** Business figures for administrators. */
import { getAnalytics } from '../contracts/accounts/admin.ts';
import { environment } from '../contracts/platform/environment.ts';
import * as counters from '../data/platform/counters.ts';
import { previousDays, torontoDay } from '../domain/platform/toronto-day.ts';
import { analyticsOf, type ModelPrice } from '../domain/records/analytics.ts';
import { adminEndpoint } from '../http/endpoint.ts';
import { setting } from '../services/platform/settings.ts';

export const handler = adminEndpoint(getAnalytics, { counters }, async ({ query, now, counters }) => {
  const today = torontoDay(now);
  const days = previousDays(today, Number.parseInt(query.period, 10));
  const [all, byDay] = await Promise.all([
    counters.allCounts(),
    counters.countsByDay(days[0] ?? today, today),
  ]);
  return analyticsOf({ all, days, byDay }, modelPrice());
});

/** Price of the configured model. Only tokens are stored, so past usage is shown at the current price. */
function modelPrice(): ModelPrice {
  const [input = 0, output = 0] = setting(environment.modelPrice).split(',').map(Number);
  return { input, output };
}
