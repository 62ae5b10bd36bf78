/** Calendar days: dates, ranges, weekends and holidays, relative to today. */
import { addDays, weekdayOf } from '../../../platform/calendar.ts';

/** The longest range of days that is read. */
export const maxDays = 31;

/** @param count number of days after the first */
export function span(from: string, count: number): string[] {
  return Array.from({ length: Math.min(count, maxDays) + 1 }, (_, offset) => addDays(from, offset));
}

/** The next date with this weekday; today counts unless `next` is set. */
export function upcoming(of: number, today: string, next: boolean): string {
  const days = (of - weekdayOf(today) + 7) % 7;
  return addDays(today, next && days === 0 ? 7 : days);
}

/** Saturday and Sunday; on a Sunday, only today. */
export function weekend(today: string): string[] {
  if (weekdayOf(today) === 0) return [today];
  const saturday = upcoming(6, today, false);
  return [saturday, addDays(saturday, 1)];
}

/** @returns without a year, the next such date; null if the date does not exist */
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

/** "The 22nd": the next such date, this month or in one of the two months after it. */
export function onDayOfMonth(dayOfMonth: number, today: string): string | null {
  const [thisYear = 0, thisMonth = 1] = today.split('-').map(Number);
  for (let offset = 0; offset < 3; offset++) {
    const at = thisMonth - 1 + offset;
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

/** Weeks of the NFL's regular season. */
const footballWeeks = 18;

/**
 * A week of the NFL's regular season, Tuesday to Monday. The first one has the Thursday after Labor Day, the first Monday of September.
 * @returns its days that are left; null if there is no such week, or if it is over
 */
export function footballWeek(number: number, today: string): string[] | null {
  if (number < 1 || number > footballWeeks) return null;
  const [thisYear = 0, thisMonth = 1] = today.split('-').map(Number);
  const season = thisMonth < 3 ? thisYear - 1 : thisYear;
  const laborDay = upcoming(1, `${season}-09-01`, false);
  const tuesday = addDays(laborDay, 1 + 7 * (number - 1));
  const days = span(tuesday, 6).filter((day) => day >= today);
  return days.length > 0 ? days : null;
}
