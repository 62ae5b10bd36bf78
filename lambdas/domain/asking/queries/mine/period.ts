/** The days that a question about one's own record is about: "past 7 days", "this month". */
import { addDays, weekdayOf } from '../../../platform/calendar.ts';

/** As many days as a query lists. */
const mostDays = 31;

const between = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to && days.length < mostDays; day = addDays(day, 1)) days.push(day);
  return days;
};

/** @returns league days, earliest first; null if the text names no period, or a longer one */
export function periodIn(text: string, today: string): string[] | null {
  const lower = text.toLowerCase();
  const count = Number(/\b(?:last|past|previous) (\d{1,2}) days?\b/.exec(lower)?.[1] ?? Number.NaN);
  if (count >= 1 && count < mostDays) return between(addDays(today, 1 - count), today);
  if (/\b(?:past|last) (?:week|wk)\b/.test(lower)) return between(addDays(today, -6), today);
  if (/\b(?:this|the) (?:week|wk)\b|\bon the week\b/.test(lower))
    return between(addDays(today, -((weekdayOf(today) + 6) % 7)), today);
  if (/\b(?:this|on the|for the) month\b/.test(lower)) return between(`${today.slice(0, 8)}01`, today);
  if (/\blast month\b/.test(lower)) {
    const last = addDays(`${today.slice(0, 8)}01`, -1);
    return between(`${last.slice(0, 8)}01`, last);
  }
  return null;
}
