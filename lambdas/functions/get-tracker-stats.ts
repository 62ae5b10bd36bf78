/** Win rate, ROI, profit and closing-line value of the picks saved in a period; by day or month, by sport and by bet type. */
import { getTrackerStats, type StatsPeriod } from '../contracts/picks/tracker.ts';
import * as records from '../data/picks/pick-records.ts';
import { monthsBetween } from '../domain/platform/calendar.ts';
import { previousDays, torontoDay } from '../domain/platform/toronto-day.ts';
import { breakdown } from '../domain/records/breakdown.ts';
import { clvSummary } from '../domain/records/clv-counts.ts';
import { profitByDate, sum, summary } from '../domain/records/record.ts';
import { endpoint } from '../http/endpoint.ts';

const daysOf = { '7d': 7, '30d': 30, '90d': 90 } as const satisfies Partial<Record<StatsPeriod, number>>;

export const handler = endpoint(getTrackerStats, { records }, async ({ query, user, now, records }) => {
  const today = torontoDay(now);
  const { dates, tallies, byKind } =
    query.period === 'all'
      ? await allTime(user.id, today, records)
      : await ofDays(user.id, today, daysOf[query.period], records);
  return {
    ...summary(tallies),
    profitByDay: profitByDate(dates, tallies),
    clv: clvSummary(sum(tallies)),
    ...breakdown(byKind),
  };
});

type Records = Pick<typeof records, 'dailyTallies' | 'countsByKind' | 'monthlyTallies'>;

async function ofDays(userId: string, today: string, count: number, records: Records) {
  const dates = previousDays(today, count);
  const from = dates[0] ?? today;
  const [tallies, byKind] = await Promise.all([
    records.dailyTallies(userId, from, today),
    records.countsByKind(userId, from, today),
  ]);
  return { dates, tallies, byKind };
}

async function allTime(userId: string, today: string, records: Records) {
  const { tallies, byKind } = await records.monthlyTallies(userId);
  const thisMonth = today.slice(0, 'YYYY-MM'.length);
  return { dates: monthsBetween(tallies[0]?.date ?? thisMonth, thisMonth), tallies, byKind };
}
