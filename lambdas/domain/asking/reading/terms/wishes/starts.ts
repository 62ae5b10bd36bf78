/** When games start: "after 4pm", "before 8 et", "the late games", "the 1 pm slate". */
import type { Reading } from '../../../../../contracts/asking/reading.ts';
import type { Sport } from '../../../../../contracts/feed/sports.ts';
import { weekdayOf } from '../../../../platform/calendar.ts';
import type { Draft, Rule } from '../../draft.ts';
import { anyOf } from '../../words/pattern.ts';
import { team } from '../../words/text.ts';

type Starts = NonNullable<Reading['starts']>;

const zones: Readonly<Record<string, number>> = { e: 0, c: 60, m: 120, p: 180 };
const zone =
  '(et|est|edt|eastern|ct|cst|cdt|central|mt|mst|mountain|pt|pst|pdt|pacific)(?: (?:standard )?time)?';
/** An hour: a minute is written `8h30`, because the text has no colons any more. */
const time = `(\\d{1,2})(?:h([0-5]\\d))? ?([ap]m?)?(?: ?(?:oclock|o clock))?(?: ?${zone})?|(noon|midnight)`;
/** After an hour: no more of a number, as in a line that moved "from 3 to 4.5". */
const whole = '(?![a-z\\d]|\\.\\d)';
const starting =
  '(?:(?:that |which |all )*(?:only )?(?:pucks? drops?|starts?|starting|kick(?:s|ing)?(?: ?off)?|tip(?:s|ping)?(?: ?off)?|begins?|beginning|on|go(?:es|ing)? off) )?';
const fromWords =
  'at or after|no earlier than|(?:not|nothing|none|no games?|nobody) before|(?:cant|cannot|dont|wont) (?:watch|see|catch|make|do|want)(?: (?:any ?thing|any games?|games|any|one|a game))?(?: (?:that )?(?:starts?|starting|on))? before|from|after|past|later than|since';
/** "Nothing after 9", "no game that tips off past 10", "I don't want anything later than 8". */
const noGames =
  '(?:not|nothing|none|nobody|no (?:games?|legs?|one|bets?|picks?)|(?:(?:dont|do not) (?:want|give me|include|use|need|add|do)|avoid|skip|without) (?:any ?thing|(?:any |the )?(?:games?|legs?|bets?|ones)))(?: that| which)?(?: (?:starts?|starting|kick(?:s|ing)?(?: ?off)?|tip(?:s|ping)?(?: ?off)?|begins?|beginning|goes off|going off))?';
const refusedLater = `${noGames} (?:after|past|later than)`;
const beforeWords = `no later than|${refusedLater}|earlier than|prior to|before|by|until|till|til|thru|through`;
/** An asker who is busy until an hour watches what starts from then on. */
const busy =
  '(?:i |im |i am |we |were |got to |gotta |have to |stuck |busy |tied up )*(?:work(?:ing)?|busy|at work|on shift|in (?:a meeting|meetings|class|church)|driving|tied up|out|off)(?: (?:till?|until))|(?:i |ill |we |cant |dont |wont |only )*(?:(?:get|be|am) (?:home|off(?: work)?|out|back|free)|clock out|finish(?: work)?|watch)(?: (?:till?|until|at|around|after))|(?:im |i am |ill be |only )*(?:home|free|off(?: work)?) (?:at|around|after)|(?:i |ill |im |i am |we |will |wont |only |not )*(?:(?:get|be|am) )?(?:home|back) by|(?:i |im |i am |we |were |wont |cant |be |dont |get )*(?:not |wont be |wont get |dont get |cant be )(?:be |get |getting )?(?:home|free|off(?: work)?|back|available|around|done) (?:till?|until|before)';
/** After an hour without "pm": nothing, or a word that goes on. A leg or a price would be counted in it. */
const ends =
  /^ ?(?:[?.,•]|$)|^ (?:tonight|today|tomorrow|only|please|pls|games?|and|but|so|because|cause|cuz|since|when|for)\b/;

const between = new RegExp(
  `(?<=[ •])${starting}(?:between|from) (?:${time}) ?(?:and|to|-|until|till) ?(?:${time})${whole}`,
  'g',
);
const from = new RegExp(`(?<=[ •])(?<!\\b${noGames} )${starting}(${fromWords}) (?:${time})${whole}`, 'g');
const before = new RegExp(`(?<=[ •])${starting}(${beforeWords}) (?:${time})${whole}`, 'g');
const orLater = new RegExp(
  `(?<=[ •])${starting}(?:at )?(?:${time}) (?:(?:tip|kick|start|puck drop|game)s?(?: ?off)? )?(?:(or|and) (later|after|earlier|before)\\b(?! \\d| noon| midnight)|(on)(?:wards?)?(?= ?(?:[,.?•]|$)))`,
  'g',
);
const at = new RegExp(
  `(?<=[ •])(?:${starting}at |the |at )?(?:${time})(?= (?:\\w+ )?(?:games?|slate|window|kick ?offs?|kicks?|starts?|tip ?offs?|tips?|pucks? ?drops?|first pitch|matchups?|(?:home|road|away) teams?|ones|(?<=m )teams?)\\b)(?: (?:slate|window|kick ?offs?|kicks?|starts?|tip ?offs?|tips?|pucks? ?drops?|first pitch))?`,
  'g',
);

/** "Moneylines at 1", "the soccer at 5", "best bet Sunday 1pm": no price and no line. */
const atAlone = new RegExp(
  `(?<=[a-z•${team.slice(1, -1)}] )(?<!\\b(?:odds|priced?|prices|lines?|lined|totals?|spreads?|set|paying|pays|parlays?|numbers?|juice|up|am|was|home|wake|watching|replay) )(?:at |(?<=\\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|tomorrow) )(?=\\d{1,2}(?:h[0-5]\\d)? ?[ap]m?\\b))(?:${time})(?![a-z\\d.%/-])(?: or (?:so|whatever|something|thereabouts))?`,
  'g',
);
/** "I work until 9:30". */
const asBusy = new RegExp(
  `(?<=[ •])(?<!\\b(?:kick|kicks|kicking|tip|tips|tipping|go|goes|going) )(?:${busy}) (?:about |like |around )?(?:${time})${whole}`,
  'g',
);
/** "I have to leave by 3": what starts later is not watched. */
const leaving = new RegExp(
  `(?<=[ •])(?:(?:i|we|im|i am) )?(?:(?:have|need|got|has) to |gotta |ve got to )?(?:leave|leaving|go|head out|heading out|be gone|bounce|be out the door|be somewhere|be at work|work|start work|leave for work|be in bed)(?: the house| home| here| town)? (?:by|at|before|around) (?:${time})${whole}`,
  'g',
);
/** "Noon thru dinner", "1 to 7pm": both ends, of which one is no bare number. */
const dayPart = '(?:lunch ?time|lunch|dinner ?time|dinner|supper)';
const through = new RegExp(
  `(?<=[ •])${starting}(?:(?:between|from) )?(?:(noon|midday|${dayPart})|(\\d{1,2}) ?([ap])m?) ?(?:and|to|-|until|till|til|thru|through) ?(?:(midnight|noon|${dayPart})|(\\d{1,2}) ?([ap])m?)${whole}`,
  'g',
);
/** "Noon to 4 eastern", "1-4 et": of one end its zone or its half of the day says that both are hours. */
const range = new RegExp(
  `(?<=[ •])${starting}(?:${time}) ?(?:to|-|until|till|til|thru|through) ?(?:${time})${whole}`,
  'g',
);
/** "Games that start at 7", "kicking off at 1 only". */
const startingAt = new RegExp(
  `\\b(?:start|starts|starting|kick|kicks|kicking|tip|tips|tipping|begin|begins|beginning)(?: ?off)? (?:at|around|about) (?:${time})(?![a-z\\d]|(?: ?[ap]m?)?(?: (?:[ecmp][sd]?t|eastern|central|mountain|pacific))?(?: (?:standard )?time)? (?:or|and) (?:later|after|earlier|before|on)\\b)(?: only)?`,
  'g',
);
const isWithin = (one: Starts, other: Starts): boolean =>
  (other.from === null || (one.from !== null && one.from >= other.from)) &&
  (other.before === null || (one.before !== null && one.before <= other.before));

/** When a game ends is not known. */
const ended = new RegExp(
  `(?<=[ •])(?:done|over|finish(?:ed|es|ing)?|ends?|ending|ended|wraps?(?: up)?|wrapped(?: up)?|settled?|settles) (?:by|before) (?:${time})${whole}`,
  'g',
);

/** Minutes during which games start that are said to start at an hour. */
const window = 30;
/** The noon games of football start at noon Central time. */
const noonWindow = 90;
const hour = 60;

/** Of games; a single "late game" is the last of its day. */
const many = '(?:games|matches|matchups|slate|window|kick ?offs|starts|ones|action|afternoon|night)';
const late = anyOf(
  [`late(?: ${many}){1,2}|late ?•(?: (?:${many}|ball))?|late starts?|later (?:games|slate|window)|nightcaps`],
  'g',
);
const early = anyOf([`early(?: ${many}){1,2}|earlier (?:games|slate|window)`], 'g');
/** "Before noon, an early game": which one is said by its hour alone. */
const oneEarly = anyOf(['early game'], 'g');
/** "The afternoon and night games": from the first of them on. */
const bothParts =
  /\b(?:in )?(?:the |this )?afternoons?(?: (?:games?|slate|ones|window))? ?(?:and|&|\+|or|plus|n|through|thru|into|,) ?(?:the )?(?:nights?|night ?time|evenings?|prime ?time)(?: (?:games?|slate|ones|window))?(?![a-z])/g;
/** Not the one game of a night, nor those of the night of a day that is named, nor of a record. */
const nightGames =
  /(?<!\b(?:mon|tues|wednes|thurs|fri|satur|sun)day |tomorrow |\b(?:record|ats|splits|do|does|did|hits?|average|averages|played|play|been|are|were) in )\b(?:the )?night(?: ?time)? (?:games|matches|matchups|slate|ones)\b/g;
const parts: readonly (readonly [RegExp, Starts])[] = [
  [anyOf(['(?:in the |this )?mornings?'], 'g'), { from: null, before: 12 * hour }],
  [
    anyOf(['(?:in the |this )?afternoons?(?: (?:games?|slate))?'], 'g'),
    { from: 12 * hour, before: 17 * hour },
  ],
  [anyOf(['(?:in the |this )?evenings?(?: (?:games?|slate))?'], 'g'), { from: 17 * hour, before: null }],
  [nightGames, { from: 17 * hour, before: null }],
];
/** "Day games only", "the matinee": not "game day", "opening day games" or "Christmas Day games". */
const dayGames =
  /(?<!\b(?:opening|christmas|boxing|new years|thanksgiving|turkey|labor|memorial|fathers|mothers|valentines|patricks|same|every|each|off|per|a|\d|two|three|week) )\b(?:the )?(?:(?:day|day ?time) (?:games?|slate|baseball)|matinees?(?: games?)?)\b/g;
const dayUntil = 17 * hour;
/** The first game of a day, for which there is no term. */
const firstOfDay =
  /\b(?:the )?(?:very )?first (?:tip(?: ?off)?|game|kick(?: ?off)?|puck ?drop|match)(?: (?:of (?:the )?(?:day|night|slate)|tonight|today|on the (?:slate|board)))\b/g;
/** A greeting, or what the asker has to do then. */
const greeting =
  /(?:good|great|happy) $|\b(?:i|we|im|ive) (?:have|got|gotta|work|wake|need|am|leave|fly|start)\b[^,.?•]*$/;

/** The games at 4:05 and 4:25, and not the one of the night. */
const lateWindow = /\blate(?: afternoon)? window\b|\blate afternoon(?: games?| slate)?\b/g;
const lateKickoffs =
  /(?:\blate(?: afternoon)?(?: (?:window|games?|slate|only))*[ ,.•(:-]*)?\b(?:the )?4h05 ?(?:and|,|or|&|\/) ?4h25(?: ?(?:pm|et|est))*(?: (?:games?|kick-?offs?|kicks|starts?|window|slate))?(?![a-z\d])/g;
const nightFrom = 19 * hour;

/** When the later and the earlier games of a sport start: football plays by day, the others in the evening. */
export const lateFrom = (isFootball: boolean) => (isFootball ? 16 : 21.5) * hour;
/** On weekends baseball plays by day, too. */
export const earlyBefore = (isFootball: boolean, isByDay = false) =>
  (isFootball ? 16 : isByDay ? 17 : 20) * hour;
const isFootball = (sport: Sport) => sport === 'NFL' || sport === 'CFL';

/** Runs before days, prices and counts, because an hour is a number without a unit. */
export const readStarts: Rule = (draft) => {
  const { text, reading } = draft;
  /** A number is an hour by its minutes, its half of the day or its zone, or because nothing is counted by it. */
  const isHour = (match: RegExpExecArray, first: number) =>
    match.slice(first + 1, first + 5).some((part) => part !== undefined) ||
    ends.test(text.lower.slice(match.index + match[0].length));
  const keep = (starts: Starts | undefined): false | undefined => {
    if (!starts) return false;
    // "I work until 9:30, so only late games" says the same twice.
    if (reading.starts && isWithin(reading.starts, starts)) return undefined;
    if (reading.starts && !isWithin(starts, reading.starts)) return false;
    reading.starts = starts;
    return undefined;
  };
  text.consume(ended, ([words]) => {
    draft.left.push(words.trim());
  });
  text.consume(lateKickoffs, () => keep({ from: lateFrom(true), before: nightFrom }));
  text.consume(through, (match) => {
    const [since, until] = [hourOf(match, 1), hourOf(match, 4)];
    return since !== undefined && until !== undefined && since < until
      ? keep({ from: since, before: until })
      : false;
  });
  text.consume(startingAt, (match) => {
    const hourAt = minutesOf(match, 1);
    return keep(hourAt && { from: hourAt.at, before: hourAt.at + window });
  });
  text.consume(asBusy, (match) => {
    const hourAt = isHour(match, 1) ? minutesOf(match, 1) : undefined;
    // Somebody who works until an hour speaks of today; a day that is named replaces it.
    if (hourAt && !reading.starts) reading.days ??= [draft.today];
    return keep(hourAt && { from: hourAt.at, before: null });
  });
  text.consume(leaving, (match) => {
    if (!/^(?:i|we|im|have|need|got|has|ve) |^gotta /.test(match[0])) return false;
    const hourAt = isHour(match, 1) ? minutesOf(match, 1) : undefined;
    return keep(hourAt && { from: null, before: hourAt.at });
  });
  text.consume(between, (match) => {
    // "From 7 to 9 pm": one half of the day for both.
    const to = isHour(match, 6) ? minutesOf(match, 6) : undefined;
    const since = minutesOf(match, 1, to?.half);
    return to && since && since.at < to.at ? keep({ from: since.at, before: to.at + 1 }) : false;
  });
  text.consume(range, (match) => {
    const isSaid = [...match.slice(2, 6), ...match.slice(7, 11)].some((part) => part !== undefined);
    const to = isSaid ? minutesOf(match, 6) : undefined;
    const since = to && minutesOf(match, 1, to.half);
    return to && since && since.at < to.at ? keep({ from: since.at, before: to.at }) : false;
  });
  text.consume(orLater, (match) => {
    const hourAt = minutesOf(match, 1);
    if (!hourAt) return false;
    const isLater = match[8] !== undefined || /later|after/.test(match[7] ?? '');
    return keep(isLater ? { from: hourAt.at, before: null } : { from: null, before: hourAt.at + 1 });
  });
  text.consume(from, (match) => {
    const hourAt = isHour(match, 2) ? minutesOf(match, 2) : undefined;
    const isStrict = /^(?:after|past|later)/.test(match[1] ?? '');
    return keep(hourAt && { from: hourAt.at + (isStrict ? 1 : 0), before: reading.starts?.before ?? null });
  });
  text.consume(before, (match) => {
    const hourAt = isHour(match, 2) ? minutesOf(match, 2) : undefined;
    if (!hourAt) return false;
    // "By 10" is a margin.
    if (match[1] === 'by' && !match[4] && !match[5] && !match[6]) return false;
    const isStrict = /^(?:before|earlier|prior)/.test(match[1] ?? '');
    // Before midnight is before the day ends.
    const end = (hourAt.at || 24 * hour) + (isStrict ? 0 : 1);
    if (reading.starts?.from == null || reading.starts.before !== null)
      return keep({ from: null, before: end });
    reading.starts = { ...reading.starts, before: end };
    return undefined;
  });
  text.consume(at, (match) => {
    const hourAt = minutesOf(match, 1);
    // "The 4 games" counts games.
    const isSaid =
      match.slice(2, 6).some((part) => part !== undefined) || /o ?clock|puck|tip|kick/.test(match[0]);
    const during = match[5] === 'noon' ? noonWindow : window;
    return hourAt && isSaid ? keep({ from: hourAt.at, before: hourAt.at + during }) : false;
  });
  text.consume(atAlone, (match) => {
    const hourAt = isHour(match, 1) ? minutesOf(match, 1) : undefined;
    return keep(hourAt && { from: hourAt.at, before: hourAt.at + window });
  });
  const ofFootball = footballOnly(draft);
  text.consume(firstOfDay, ([words]) => {
    draft.left.push(words.trim());
  });
  text.consume(bothParts, () => keep({ from: 12 * hour, before: null }));
  text.consume(dayGames, () => keep({ from: null, before: dayUntil }));
  if (ofFootball !== undefined) {
    if (ofFootball) text.consume(lateWindow, () => keep({ from: lateFrom(true), before: nightFrom }));
    // "The late slate, 9 PM on" says itself when late is.
    const isSaid = (part: 'late' | 'early') => isHourOf(part, reading.starts);
    text.consume(late, () =>
      isSaid('late') ? undefined : keep({ from: lateFrom(ofFootball), before: null }),
    );
    text.consume(early, () =>
      isSaid('early')
        ? undefined
        : keep({ from: null, before: earlyBefore(ofFootball, isDayBaseball(draft)) }),
    );
    text.consume(oneEarly, () => (isSaid('early') ? undefined : false));
  }
  for (const [pattern, starts] of parts) {
    text.consume(pattern, ({ index }) =>
      greeting.test(text.lower.slice(Math.max(0, index - 40), index))
        ? false
        : keep(withinPart(reading.starts, starts)),
    );
  }
};

/** "An afternoon bet, starts before 4": the hours of that part of the day, where it has them. */
function withinPart(said: Reading['starts'], part: Starts): Starts {
  const from = Math.max(said?.from ?? 0, part.from ?? 0) || null;
  const before = Math.min(said?.before ?? 24 * hour, part.before ?? 24 * hour);
  const isInPart = said !== null && (from ?? 0) < before;
  return isInPart ? { from, before: before < 24 * hour ? before : null } : { ...part };
}

/** When games are late at the earliest, whatever the sport, and early at the latest. */
const [lateAtLeast, earlyAtMost] = [16 * hour, 20 * hour];
const isHourOf = (part: 'late' | 'early', starts: Reading['starts']): boolean =>
  part === 'late'
    ? (starts?.from ?? 0) >= lateAtLeast
    : starts !== null && (starts.before ?? starts.from ?? Number.POSITIVE_INFINITY) <= earlyAtMost;

/** Of `noon`, `dinner`, or digits with a half of the day. */
function hourOf(match: RegExpExecArray, first: number): number | undefined {
  const [word, digits, half] = match.slice(first, first + 3);
  if (word) return wordHours[word.replace(/ ?time$/, '')];
  const clock = Number(digits);
  return clock >= 1 && clock <= 12 ? ((clock % 12) + (half === 'p' ? 12 : 0)) * hour : undefined;
}
const wordHours: Readonly<Record<string, number>> = {
  noon: 12 * hour,
  midday: 12 * hour,
  lunch: 12 * hour,
  dinner: 18 * hour,
  supper: 18 * hour,
  midnight: 24 * hour,
};

/** Whether the question is about football; undefined where it is about both kinds of hours. */
export function footballOnly({ reading, selectedSport, found }: Draft): boolean | undefined {
  const named = [...reading.sports, ...found.map(({ sport }) => sport)];
  const sports = named.length > 0 ? named : [selectedSport];
  const kinds = new Set(sports.map(isFootball));
  return kinds.size === 1 ? kinds.has(true) : undefined;
}

const ofNight = /\b(?:tonight|tonite|nights?|evenings?|after work)\b/;
const otherDay = /\b(?:mon|tues?|wednes|thurs?|fri)(?:day)?s?\b/;
const weekend = /\b(?:satur|sun)days?\b|\bweekend\b/;

/** Whether all is of baseball on a weekend. */
function isDayBaseball({ reading, selectedSport, found, text, today }: Draft): boolean {
  const named = [...reading.sports, ...found.map(({ sport }) => sport)];
  const isBaseball = (named.length > 0 ? named : [selectedSport]).every((sport) => sport === 'MLB');
  if (!isBaseball || ofNight.test(text.lower)) return false;
  return weekend.test(text.lower) || (!otherDay.test(text.lower) && weekdayOf(today) % 6 === 0);
}

/**
 * @param first the index of the hour among the groups of `time`
 * @param otherHalf `am` or `pm` of the other end of a range
 * @returns minutes after midnight Eastern; an hour without "am" or "pm" is after noon. Undefined for no hour.
 */
function minutesOf(
  match: RegExpExecArray,
  first: number,
  otherHalf?: string,
): { readonly at: number; readonly half: string } | undefined {
  const [digits, minutes = '0', written, named, word] = match.slice(first, first + 5);
  if (word) return { at: (word === 'noon' ? 12 : 24) * hour, half: 'pm' };
  const clock = Number(digits);
  const half = written?.charAt(0) ?? otherHalf ?? 'p';
  if (clock > 24 || (written && (clock > 12 || clock === 0))) return undefined;
  const hours = clock > 12 ? clock : (clock % 12) + (half === 'a' ? 0 : 12);
  return { at: hours * hour + Number(minutes) + (zones[named?.charAt(0) ?? 'e'] ?? 0), half };
}

/** `7:30 PM` */
export function clockTime(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / hour) % 24, minutes % hour];
  return `${hours % 12 || 12}:${String(rest).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** `starting from 4:00 PM ET`, in words that read back. */
export function startsWords({ from, before }: Starts): string {
  const isAfter = from !== null && from % 5 === 1;
  const since =
    from === null ? '' : isAfter ? `after ${clockTime(from - 1)} ET` : `from ${clockTime(from)} ET`;
  const isThrough = before !== null && before % 5 === 1;
  const until =
    before === null ? '' : isThrough ? `by ${clockTime(before - 1)} ET` : `before ${clockTime(before)} ET`;
  return [since, until].filter((words) => words !== '').join(' and ');
}
