/** Win rate, ROI and profit of the picks saved in the last 30 days. */
import { getTrackerStats } from '../contracts/tracker.ts';
import * as records from '../data/records.ts';
import { torontoDay } from '../domain/allowance.ts';
import { addDays } from '../domain/calendar.ts';
import { summary } from '../domain/record.ts';
import { endpoint } from '../http/endpoint.ts';

const windowDays = 30;

export const handler = endpoint(getTrackerStats, { records }, async ({ user, now, records }) => {
  const today = torontoDay(now);
  return summary(await records.dailyTallies(user.id, addDays(today, 1 - windowDays), today));
});
