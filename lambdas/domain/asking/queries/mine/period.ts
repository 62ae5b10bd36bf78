/** The days that a question about one's own record is about: "past 7 days", "this month". */
import { addDays, weekdayOf } from '../../../platform/calendar.ts';

/** As many days as a query lists. */
const mostDays = 31;

const between = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to && days.length < mostDays; day = addDays(day, 1)) days.push(day);
  return days;
};

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'.split('|');
/** Of a word, its first letters decide. */
const monthOf = (word: string): number => months.indexOf(word.slice(0, 3)) + 1;
const weekdays = 'sun|mon|tue|wed|thu|fri|sat'.split('|');

/** The day of a weekday's nth time in a month; the last for a negative count. */
function nthOf(year: string, month: number, weekday: number, count: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const start = addDays(first, (weekday - weekdayOf(first) + 7) % 7);
  if (count > 0) return addDays(start, 7 * (count - 1));
  const fifth = addDays(start, 28);
  return fifth.slice(0, 7) === first.slice(0, 7) ? fifth : addDays(start, 21);
}

/** Days that people count from, in a year. */
const holidays: readonly (readonly [RegExp, (year: string) => string])[] = [
  [/new ?years?/, (year) => `${year}-01-01`],
  [/memorial day/, (year) => nthOf(year, 5, 1, -1)],
  [/(?:fourth|4th) of july|independence day|canada day/, (year) => `${year}-07-04`],
  [/labor day|labour day/, (year) => nthOf(year, 9, 1, 1)],
  [/halloween/, (year) => `${year}-10-31`],
  [/thanksgiving/, (year) => nthOf(year, 11, 4, 4)],
  [/christmas|xmas/, (year) => `${year}-12-25`],
];

const sinceDay =
  /\bsince (?:the |last |this |about |around |like )*((?:labor|labour|memorial|independence|canada) day|new ?years?(?: day| eve)?|thanksgiving|halloween|christmas|xmas|(?:fourth|4th) of july|yesterday|(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*day|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*(?: \d{1,2}(?:st|nd|rd|th)?)?|\d{1,2}\/\d{1,2})\b/i;
/** A start that only the calendar of a league knows. */
const sinceStart =
  /\bsince (?:(?:the|this|last|about|around|like|nfl|nba|nhl|mlb|football|basketball|hockey|baseball|regular|our|my) )*(?:season|year|playoffs?|all[- ]star(?: break| game)?|super ?bowl|week (?:\d{1,2}|one|two|three)|opening (?:day|night|week)|kick ?off|training camp|preseason|summer|spring|winter|fall)(?: (?:began|begun|started|start|opener|opened|kicked off|ended|break))?\b/i;
/** From the first pick on. */
const sinceFirst =
  /\bsince (?:i (?:started|joined|signed up|subscribed|began|got (?:here|on here|this))|(?:the )?(?:beginning|start|day one))(?: (?:on|with) (?:here|this|you))?\b/i;

/** What a question counts from: a day, which is never after today, or something else that was said in these words. */
export interface Since {
  readonly words: string;
  /** Null where only all picks count, or a calendar that we do not keep. */
  readonly day: string | null;
  readonly isAll: boolean;
}

/** @returns undefined if a text does not say since when */
export function sinceIn(text: string, today: string): Since | undefined {
  const first = sinceFirst.exec(text);
  if (first) return { words: first[0], day: null, isAll: true };
  const named = sinceDay.exec(text);
  if (named) return { words: named[0], day: dayNamed((named[1] ?? '').toLowerCase(), today), isAll: false };
  const start = sinceStart.exec(text);
  return start ? { words: start[0], day: null, isAll: false } : undefined;
}

/** The last time, up to today, that a day had this name. */
function dayNamed(word: string, today: string): string | null {
  const year = today.slice(0, 4);
  const latest = (of: (year: string) => string) => {
    const day = of(year);
    return day <= today ? day : of(String(Number(year) - 1));
  };
  if (word === 'yesterday') return addDays(today, -1);
  const holiday = holidays.find(([said]) => said.test(word))?.[1];
  if (holiday) return latest(holiday);
  const weekday = word.endsWith('day') ? weekdays.indexOf(word.slice(0, 3)) : -1;
  if (weekday >= 0) return addDays(today, -((weekdayOf(today) - weekday + 7) % 7 || 7));
  const [month, day = '1'] = word.includes('/') ? word.split('/') : word.split(' ');
  const number = word.includes('/') ? Number(month) : monthOf(month ?? '');
  const date = Number.parseInt(day, 10);
  if (!(number >= 1 && number <= 12 && date >= 1 && date <= 31)) return null;
  const two = (value: number) => String(value).padStart(2, '0');
  return latest((each) => `${each}-${two(number)}-${two(date)}`);
}

/** @returns league days from a day on to today, earliest first; null for more than are counted */
export const daysSince = (from: string, today: string): string[] | null =>
  from > addDays(today, -mostDays) ? between(from, today) : null;

/** "Over the last 30 days" is no side. */
export const spanning =
  /\b(?:over|under|in|during|within|across|through|throughout) (?=(?:the |my |these |this )*(?:last|past|previous) )/gi;
const counted =
  /\b(?:last|past|previous|latest|most recent) (\d{1,2}) (?:graded |saved |settled )?(?:bets|picks|plays|wagers|tickets|slips)\b/i;

/** The picks that a text counts from the newest, in its words: "my last 20 bets". */
export function lastPicksIn(text: string): { readonly words: string; readonly count: number } | undefined {
  const found = counted.exec(text);
  const count = Number(found?.[1] ?? 0);
  return found && count > 0 ? { words: found[0], count } : undefined;
}

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
