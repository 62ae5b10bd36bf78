/** Calendar days: dates, ranges, weekends and holidays, relative to today. */
import { addDays, weekdayOf } from '../calendar.ts';

/** More than any range that people mean. */
export const maxDays = 31;

/** @param count days after the first */
export function span(from: string, count: number): string[] {
  return Array.from({ length: Math.min(count, maxDays) + 1 }, (_, ahead) => addDays(from, ahead));
}

/** Today counts as the coming one of its name, unless the next is asked for. */
export function upcoming(of: number, today: string, next: boolean): string {
  const ahead = (of - weekdayOf(today) + 7) % 7;
  return addDays(today, next && ahead === 0 ? 7 : ahead);
}

/** Saturday and Sunday; on a Sunday what is left of it. */
export function weekend(today: string): string[] {
  if (weekdayOf(today) === 0) return [today];
  const saturday = upcoming(6, today, false);
  return [saturday, addDays(saturday, 1)];
}

/** @returns null where the calendar has no such day; without a year, the next one to come */
export function onDate(ofMonth: number, dayOfMonth: number, today: string, ofYear?: number): string | null {
  const thisYear = ofYear ?? Number(today.slice(0, 4));
  const at = (each: number) => {
    const made = new Date(Date.UTC(each, ofMonth - 1, dayOfMonth));
    return made.getUTCMonth() === ofMonth - 1 && made.getUTCDate() === dayOfMonth
      ? made.toISOString().slice(0, 10)
      : null;
  };
  if (ofMonth < 1 || ofMonth > 12 || dayOfMonth < 1 || dayOfMonth > 31) return null;
  if (ofYear !== undefined) return at(ofYear);
  const day = at(thisYear);
  return day !== null && day >= today ? day : at(thisYear + 1);
}

/** "The 22nd": of this month, or of the first after it that has one to come. */
export function onDayOfMonth(dayOfMonth: number, today: string): string | null {
  const [thisYear = 0, thisMonth = 1] = today.split('-').map(Number);
  for (let ahead = 0; ahead < 3; ahead++) {
    const at = thisMonth - 1 + ahead;
    const day = onDate((at % 12) + 1, dayOfMonth, today, thisYear + Math.floor(at / 12));
    if (day !== null && day >= today) return day;
  }
  return null;
}

/** The fourth Thursday of November. */
export function thanksgiving(today: string): string {
  const of = (ofYear: number) => addDays(`${ofYear}-11-22`, (4 - weekdayOf(`${ofYear}-11-22`) + 7) % 7);
  const thisYear = Number(today.slice(0, 4));
  return of(thisYear) >= today ? of(thisYear) : of(thisYear + 1);
}
