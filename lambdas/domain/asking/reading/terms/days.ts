/** Days named in a question, by name, date or range, as league days. */
import { addDays, weekdayOf } from '../../../platform/calendar.ts';
import { add, type Draft, type Rule } from '../draft.ts';
import { gap } from '../words/text.ts';
import {
  footballWeek,
  maxDays,
  onDate,
  onDayOfMonth,
  span,
  thanksgiving,
  upcoming,
  weekend,
} from './dates.ts';

const weekdayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const weekday = `(${weekdayNames.join('|')})s?`;
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const date = '(\\d{1,2})(?:st|nd|rd|th)?';
const year = '(?: ?,? (20\\d\\d))?';
const time = '(?: (?:night|morning|afternoon|evening|day))?';

/** A pattern for one or more days; a weekday name can precede a date. */
type Form = readonly [
  pattern: RegExp,
  read: (match: RegExpExecArray, today: string) => readonly string[] | null,
];

/** Games are listed this many days after today. */
const listedDays = 7;

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
  [/\bblack friday\b/g, (_, today) => one(addDays(thanksgiving(today), 1))],
  [/\b(?:thanksgiving|turkey day)(?: day)?\b/g, (_, today) => one(thanksgiving(today))],
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
    /\b(?:in |for |of |on )?(?:nfl )?(?:week|wk)[ -]?(\d{1,2})\b/g,
    ([, number], today) => footballWeek(Number(number), today),
  ],
  [/\b(?:a|1|one) week from (?:today|tonight|now)\b/g, (_, today) => [addDays(today, 7)]],
  [
    /\b(?:today|tonight)s?(?: night)?\b|\bthis (?:morning|afternoon|evening)\b|\blater on\b|\bright now\b/g,
    (_, today) => [today],
  ],
  [
    /\b(?:(?:of|among|in|on) )?(?:all|any|every)(?: of)?(?: the)? (?:upcoming|coming|listed) games?\b/g,
    (_, today) => span(today, listedDays),
  ],
  [
    new RegExp(`\\b(?:a|1|one) week from (?:this |next )?${weekday}\\b`, 'g'),
    ([, name = ''], today) => [addDays(upcoming(weekdayNames.indexOf(name), today, false), 7)],
  ],
  [/\bday after tomorrow\b/g, (_, today) => [addDays(today, 2)]],
  [/\btomorrows?(?: (?:night|morning|afternoon|evening))?\b/g, (_, today) => [addDays(today, 1)]],
  [
    new RegExp(`\\b(?:(?:this|on|coming|upcoming) )*(next )?${weekday}${time}\\b`, 'g'),
    ([, next, name = ''], today) => [upcoming(weekdayNames.indexOf(name), today, next !== undefined)],
  ],
];

/** The first of the characters that stand in for days while a text is read. */
const firstSign = 0x4e00;

/** Words between two days that make them a range. */
const joins = /^ ?(?:to|through|thru|until|till|-) ?$/;

const doneFor =
  /\b(?:done|finished|through)(?: (?:betting|gambling|with (?:my )?bets))?(?: for)? (?:today|tonight)\b/g;

export const readDays: Rule = (draft) => {
  const { text, reading } = draft;
  text.consume(/\b(?:the |their |its )?next (?:game|match|matchup|one|fixture|start)s?\b/g, () => {
    reading.nextGame = true;
  });
  // No bet is wanted then.
  text.consume(doneFor, () => {});
  readNight(draft);
  const days: string[] = [];
  // Each day is replaced by a character that encodes its index here, so that ranges can be found by the words between.
  const read: string[][] = [];
  for (const [pattern, daysOf] of forms) {
    text.consume(pattern, (match) => {
      const found = daysOf(match, draft.today);
      if (!found) return false;
      read.push([...found]);
      return `‹${String.fromCharCode(firstSign + read.length - 1)}›`;
    });
  }
  fillRanges(draft, read);
  const excluded = refusedDays(draft, read);
  for (const each of read) add(days, ...each);
  text.consume(/‹[^›]›/g, () => {});
  if (excluded.size > 0) {
    // "Not on Sunday" means the other days of the week.
    const wanted = [days, span(draft.today, 6), span(draft.today, 20)]
      .map((each) => each.filter((day) => !excluded.has(day)))
      .find((each) => each.length > 0);
    reading.days = wanted?.sort() ?? null;
  } else if (days.length > 0) reading.days = days.sort();
};

/** The last game of a day. "Sunday night" alone can mean many games; in football, and of a bet on one game, it means one. */
const nightGame =
  /\b(?:night|late) (?:game|match|matchup)\b|\bnightcap\b|\bprime ?-?time(?: (?:game|match|matchup))?\b|\b(?:last|final|latest) game (?=(?:of the (?:day|night)|on (?:the )?(?:slate|schedule)|on |tonight|today|to start))/g;
const footballNight = /\b(?:sun|mon|thurs)day night\b(?! (?:games|slate|matches))/;

const refusedNight =
  / (?:avoid|avoiding|skip|skipping|not|no|nothing|except|but|without)(?: (?:on|in|for|from))?(?: the)?(?: \w+day)? $/;

/** @param before the text before the night */
export function isRefused(before: string): boolean {
  return refusedNight.test(before);
}

function readNight({ text, reading }: Draft): void {
  text.consume(nightGame, ({ 0: words, index }) => {
    if (isRefused(text.lower.slice(Math.max(0, index - 32), index))) return false;
    reading.nightGame = true;
    return words.startsWith('night ') ? 'night' : gap;
  });
}

/** @param original the text before any rule removed words */
export function placeNight({ reading, found, selectedSport }: Draft, original: string): void {
  const isFootball = reading.sports.length === 0 ? selectedSport === 'NFL' : reading.sports.join() === 'NFL';
  const isOne = found.length === 0 && (reading.sameGame || (reading.legs?.max ?? 1) === 1);
  const at = original.search(footballNight);
  if (!isFootball || at < 0 || isRefused(original.slice(Math.max(0, at - 32), at))) return;
  if (isOne) reading.nightGame = true;
  // Several legs: football plays by day too.
  else if (found.length === 0 && !reading.nightGame) reading.starts ??= { from: evening, before: null };
}

/** Minutes after midnight. */
const evening = 18 * 60;

const refusing = new RegExp(
  '(?:(?<=›) but| (?:not|no|never|except|except for|excluding|avoid|avoiding|skip|(?:stay|staying|keep) (?:off|away from)|nothing (?:on|from)|besides|other than|without|but not|' +
    '(?:any|every|all)(?:thing|one|where|time|day)? ?(?:other )?(?:days?|games?|nights?|bets?|picks?)? ?(?:but|except|besides|other than)|nothing)) ' +
    '(?:on |for |from |until )?(?:the |this )?‹[^›]›(?:(?: ,)? (?:or|and|nor) (?:on )?‹[^›]›)*',
  'g',
);

/** Removes the excluded days from the text and returns them. */
function refusedDays({ text }: Draft, read: string[][]): Set<string> {
  const excluded = new Set<string>();
  text.consume(refusing, ([words]) => {
    for (const [, sign = ''] of words.matchAll(/‹([^›])›/g)) {
      for (const day of read[sign.charCodeAt(0) - firstSign] ?? []) excluded.add(day);
    }
  });
  return excluded;
}

function fillRanges({ text }: Draft, read: string[][]): void {
  const signs = [...text.lower.matchAll(/‹([^›])›/g)];
  for (const [at, sign] of signs.entries()) {
    const next = signs[at + 1];
    if (!next || !joins.test(text.lower.slice(sign.index + 3, next.index))) continue;
    const [from, to] = [sign, next].map((each) => read[(each[1] ?? '').charCodeAt(0) - firstSign]?.[0]);
    if (from === undefined || to === undefined) continue;
    // "Friday to Thursday" ends on the following Thursday.
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
