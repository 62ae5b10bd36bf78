/** From which day on games are asked about: "since October", "the past two weeks", "this month". */
import { addDays, weekdayOf } from '../../../platform/calendar.ts';
import { amountIn } from '../../roles/figures.ts';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const weekdays = 'sun mon tue wed thu fri sat'.split(' ');
const daysOf = { day: 1, week: 7, month: 30 } as const;

/** Holidays that a season is told by, as month and day. */
const holidays: readonly (readonly [said: RegExp, day: string])[] = [
  [/\blabor day\b/i, '09-01'],
  [/\bhalloween\b/i, '10-31'],
  [/\bthanksgiving\b/i, '11-22'],
  [/\b(?:christmas|xmas)\b/i, '12-25'],
  [/\bnew year/i, '01-01'],
];

/**
 * @param words the day or the span, as typed
 * @param today the league day, `YYYY-MM-DD`
 * @returns the first league day that is meant, at most a year ago; undefined where it cannot be told
 */
export function sinceIn(words: string, today: string): string | undefined {
  const said = words.toLowerCase();
  if (/\bthis month\b/.test(said)) return `${today.slice(0, 8)}01`;
  const [, unit] = /\b(day|week|month)s?\b/.exec(said) ?? [];
  if (unit === 'day' || unit === 'week' || unit === 'month') {
    const count = amountIn(said) ?? (/\b(?:couple|cpl)\b/.test(said) ? 2 : /\bfew\b/.test(said) ? 3 : 1);
    // "Since week 9" counts weeks of a season.
    if (/\bweek \d/.test(said)) return undefined;
    return count > 0 && count * daysOf[unit] < 366 ? addDays(today, -count * daysOf[unit]) : undefined;
  }
  const month = months.findIndex((name) => new RegExp(`\\b${name}(?:[a-z]*)\\b`).test(said));
  const [, date = '1'] = /\b(\d{1,2})(?:st|nd|rd|th)?\b/.exec(said) ?? [];
  const holiday = holidays.find(([name]) => name.test(said))?.[1];
  const day = holiday ?? (month < 0 ? undefined : `${two(month + 1)}-${two(Number(date))}`);
  if (day !== undefined) return lastOf(day, today);
  const weekday = weekdays.findIndex((name) => new RegExp(`\\b${name}[a-z]*\\b`).test(said));
  // "On Monday" is a day, and no span.
  return weekday < 0 || !/\b(?:since|from|after|starting)\b/.test(said)
    ? undefined
    : addDays(today, -((weekdayOf(today) - weekday + 7) % 7 || 7));
}

const two = (number: number): string => `${number}`.padStart(2, '0');

/** The last such day of a year. */
function lastOf(day: string, today: string): string {
  const own = `${today.slice(0, 4)}-${day}`;
  return own <= today ? own : `${Number(today.slice(0, 4)) - 1}-${day}`;
}
