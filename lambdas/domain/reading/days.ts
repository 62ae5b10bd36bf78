/** Days named: by name, by date, by range, all as league days. */
import { addDays, weekdayOf } from '../calendar.ts';
import { add, type Draft, type Rule } from './draft.ts';

const weekdayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const weekday = `(${weekdayNames.join('|')})s?`;
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const date = '(\\d{1,2})(?:st|nd|rd|th)?';
const year = '(?: ?,? (20\\d\\d))?';
const time = '(?: (?:night|morning|afternoon|evening|day))?';

/** More than any range that people mean. */
const maxDays = 31;

/** The day itself, struck out; each form may have the name of the weekday before it. */
type Form = readonly [
  pattern: RegExp,
  read: (match: RegExpExecArray, today: string) => readonly string[] | null,
];

const one = (day: string | null): string[] | null => (day === null ? null : [day]);

const forms: readonly Form[] = [
  [/\b(20\d\d)-(\d\d)-(\d\d)\b/g, ([, y, m, d]) => one(onDate(Number(m), Number(d), '', Number(y)))],
  [
    new RegExp(
      `\\b(?:${weekday}${time} ?,? (?:the )?)?${month} ${date}${year}\\b(?! ?-?(?:legs?|leg|picks?|team)\\b)`,
      'g',
    ),
    ([, , m = '', d, y], today) => one(onDate(monthOf(m), Number(d), today, y ? Number(y) : undefined)),
  ],
  [
    new RegExp(`\\b(?:${weekday}${time} ?,? )?(?:the )?${date} (?:of )?${month}\\b${year}`, 'g'),
    ([, , d, m = '', y], today) => one(onDate(monthOf(m), Number(d), today, y ? Number(y) : undefined)),
  ],
  [
    /(?<![\d.+-])\b(\d{1,2})\/(\d{1,2})(?:\/(20\d\d|\d\d))?\b(?![\d/.])/g,
    ([, a, b, y], today) => {
      const [first, second] = [Number(a), Number(b)];
      const [m, d] = first > 12 ? [second, first] : [first, second];
      return one(onDate(m, d, today, y ? (Number(y) % 100) + 2000 : undefined));
    },
  ],
  [
    /\b(?:on |for |by )?the (\d{1,2})(?:st|nd|rd|th)\b/g,
    ([, d], today) => one(onDayOfMonth(Number(d), today)),
  ],
  [/\bthanksgiving(?: day)?\b/g, (_, today) => one(thanksgiving(today))],
  [
    /\b(?:christmas|xmas)(?: (day|eve))?\b/g,
    ([, eve], today) => one(onDate(12, eve === 'eve' ? 24 : 25, today)),
  ],
  [
    /\bnew years?(?: (day|eve))?\b/g,
    ([, eve], today) => one(eve === 'eve' ? onDate(12, 31, today) : onDate(1, 1, today)),
  ],
  [/\bin (\d|one|two|three) days?\b/g, ([, n = ''], today) => one(addDays(today, numberOf(n)))],
  [
    /\b(?:(?:in |over )?the )?(?:next|coming) (\d{1,2}|two|three|four|five|seven) days\b/g,
    ([, n = ''], today) => span(today, Math.max(0, numberOf(n) - 1)),
  ],
  [
    /\bnext weekend\b/g,
    (_, today) =>
      weekend(today)
        .slice(-1)
        .flatMap((sunday) => [addDays(sunday, 6), addDays(sunday, 7)]),
  ],
  [/\b(?:(?:over )?(?:the|this|all|coming|upcoming) )*weekends?\b/g, (_, today) => weekend(today)],
  [/\bnext week\b/g, (_, today) => span(addDays(today, (8 - weekdayOf(today)) % 7 || 7), 6)],
  [
    /\b(?:this|the|all|rest of the|coming|upcoming) week\b|\bthis weeks\b/g,
    (_, today) => span(today, weekdayOf(today) === 0 ? 6 : 7 - weekdayOf(today)),
  ],
  [
    /\b(?:today|tonight)s?(?: night)?\b|\bthis (?:morning|afternoon|evening)\b|\blater on\b|\bright now\b/g,
    (_, today) => [today],
  ],
  [/\bday after tomorrow\b/g, (_, today) => [addDays(today, 2)]],
  [/\btomorrows?(?: (?:night|morning|afternoon|evening))?\b/g, (_, today) => [addDays(today, 1)]],
  [
    new RegExp(`\\b(?:(?:this|on|coming|upcoming) )*(next )?${weekday}${time}\\b`, 'g'),
    ([, next, name = ''], today) => [upcoming(weekdayNames.indexOf(name), today, next !== undefined)],
  ],
];

/** What two days are joined by to mean those between as well. */
const joins = /^ ?(?:to|through|thru|until|till|-) ?$/;

export const readDays: Rule = (draft) => {
  const { text, reading } = draft;
  text.take(/\b(?:the |their |its )?next (?:game|match|matchup|one|fixture|start)s?\b/g, () => {
    reading.nextGame = true;
  });
  // "Sunday night" alone may hold many games, "the Sunday night game" is one.
  text.take(/\bnight (?:game|match|matchup)\b|\bprime ?-?time(?: (?:game|match|matchup))?\b/g, () => {
    reading.nightGame = true;
    return 'night';
  });
  const days: string[] = [];
  // A day leaves a sign with its place in this list, so that ranges can be told by what stands between two.
  const read: string[][] = [];
  for (const [pattern, daysOf] of forms) {
    text.take(pattern, (match) => {
      const found = daysOf(match, draft.today);
      if (!found) return false;
      read.push([...found]);
      return `‹${String.fromCharCode(0x4e00 + read.length - 1)}›`;
    });
  }
  fillRanges(draft, read);
  for (const each of read) add(days, ...each);
  text.take(/‹[^›]›/g, () => {});
  if (days.length > 0) reading.days = days.sort();
};

function fillRanges({ text }: Draft, read: string[][]): void {
  const signs = [...text.lower.matchAll(/‹([^›])›/g)];
  for (const [at, sign] of signs.entries()) {
    const next = signs[at + 1];
    if (!next || !joins.test(text.lower.slice(sign.index + 3, next.index))) continue;
    const [from, to] = [sign, next].map((each) => read[(each[1] ?? '').charCodeAt(0) - 0x4e00]?.[0]);
    if (from === undefined || to === undefined) continue;
    // "Friday to Thursday": the Thursday after.
    const end = to < from ? addDays(to, 7) : to;
    for (let day = addDays(from, 1), n = 1; day <= end && n < maxDays; day = addDays(day, 1), n++)
      read.push([day]);
  }
}

const numberNames = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

function numberOf(word: string): number {
  return /^\d/.test(word) ? Number(word) : numberNames.indexOf(word);
}

function monthOf(name: string): number {
  return monthNames.indexOf(name.slice(0, 3)) + 1;
}

/** @param count days after the first */
function span(from: string, count: number): string[] {
  return Array.from({ length: Math.min(count, maxDays) + 1 }, (_, ahead) => addDays(from, ahead));
}

/** Today counts as the coming one of its name, unless the next is asked for. */
function upcoming(of: number, today: string, next: boolean): string {
  const ahead = (of - weekdayOf(today) + 7) % 7;
  return addDays(today, next && ahead === 0 ? 7 : ahead);
}

/** Saturday and Sunday; on a Sunday what is left of it. */
function weekend(today: string): string[] {
  if (weekdayOf(today) === 0) return [today];
  const saturday = upcoming(6, today, false);
  return [saturday, addDays(saturday, 1)];
}

/** @returns null where the calendar has no such day; without a year, the next one to come */
function onDate(ofMonth: number, dayOfMonth: number, today: string, ofYear?: number): string | null {
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
function onDayOfMonth(dayOfMonth: number, today: string): string | null {
  const [thisYear = 0, thisMonth = 1] = today.split('-').map(Number);
  for (let ahead = 0; ahead < 3; ahead++) {
    const at = thisMonth - 1 + ahead;
    const day = onDate((at % 12) + 1, dayOfMonth, today, thisYear + Math.floor(at / 12));
    if (day !== null && day >= today) return day;
  }
  return null;
}

/** The fourth Thursday of November. */
function thanksgiving(today: string): string {
  const of = (ofYear: number) => addDays(`${ofYear}-11-22`, (4 - weekdayOf(`${ofYear}-11-22`) + 7) % 7);
  const thisYear = Number(today.slice(0, 4));
  return of(thisYear) >= today ? of(thisYear) : of(thisYear + 1);
}
