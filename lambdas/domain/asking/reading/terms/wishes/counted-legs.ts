/** Legs counted one kind at a time: "one spread one total", "two overs and a team to win", "a lock and a long shot". */
import type { Bounds, NamedLeg, Reading } from '../../../../../contracts/asking/reading.ts';
import type { ReadResult } from '../../draft.ts';
import { mostLegs, namedLegOf, ofOneLeg, withNamedLegs } from '../named-legs.ts';

const numbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};
/** A number after one of these measures something. */
const measures = /^(?:over|under|o|u|top|last|past|least|most|than|line|by|to|around|after|before|week)$/;
/** The same, for digits only: "one spread one total" counts. */
const amounts = /^(?:spread|total|line|for|the)$/;
/** A number before one of these is no count of legs. */
const units =
  /^(?:points?|pts|yards?|yds|%|percent|units?|dollars|bucks|am|pm|x|goals?|runs?|legs?|leg|team|teamer|man|way|fold|days?|hours?|and|or|plus|with|for|from|in|on|at|of|per|each|game|games|tonight|today|tomorrow|bit|little|lot|good|great|nice|few|couple|pair)$/;
const joins = /^(?:and|plus|with|then|or|&|\+|,|;)$/;
const ofSlip =
  /\b(?:parlays?|slips?|tickets?|bets?|picks?|combo|gimme|give|want|need|make|build|get|do|find|i|legs?|leg)\b/;

/** A chance in percent for a leg's risk: a lock is likely, a risky leg is not. */
const chanceOf: Readonly<Partial<Record<NonNullable<Reading['risk']>, NonNullable<Bounds>>>> = {
  safe: { min: 70, max: null },
  safest: { min: 70, max: null },
  coin_flip: { min: 45, max: 55 },
  long_shot: { min: null, max: 35 },
};

/**
 * @param whole the reading of the question in one piece
 * @param read reads a piece of the question
 * @returns undefined if the question does not count legs of several kinds, so that `whole` applies
 */
export function readCountedLegs(
  prompt: string,
  whole: ReadResult,
  read: (words: string) => ReadResult,
): ReadResult | undefined {
  const { reading } = whole;
  if (reading.intent !== 'play' || reading.sameGame || reading.eachGame || reading.teams.length > 0)
    return undefined;
  const each = ofEach(prompt, reading);
  if (each)
    return {
      reading: withNamedLegs(reading, each),
      unread: whole.unread.filter((word) => !/^\d$/.test(word)),
    };
  const words = prompt
    .toLowerCase()
    .replace(/([,;:.?!]+|&|\+(?!\d))/g, ' $1 ')
    .trim()
    .split(/\s+/);
  const starts = words.flatMap((_, at) => (countAt(words, at) === undefined ? [] : [at]));
  if (starts.length < 2 || starts.length > mostLegs) return undefined;
  const head = words.slice(0, starts[0]);
  if (words.slice(starts[0]).includes('or')) return undefined;
  const pieces = starts.map((start, at) => trimmed(words.slice(start, starts[at + 1])));
  const all = pieces.map((piece) => ({ count: countAt(piece, 0) ?? 1, ...read(withoutCount(piece)) }));
  const [first, ...others] = all;
  const isHead = first !== undefined && !isKind(first.reading) && ofSlip.test(pieces[0]?.join(' ') ?? '');
  const kinds = isHead ? others : all;
  if (kinds.length < 2 || !kinds.every((each) => isKind(each.reading))) return undefined;
  const legs = kinds.map((each) => legOf(each.reading));
  // "An NFL favorite and an MLB favorite": one of each sport, in terms that all share.
  const isOneEach = kinds.every(({ count }) => count === 1);
  const shown = legs.map((leg) => JSON.stringify(isOneEach ? { ...leg, sports: [] } : leg));
  if (new Set(shown).size < 2) return undefined;
  const [only, ...more] = reading.sports;
  const named = kinds.flatMap(({ count }, at): NamedLeg[] => {
    const leg = legs[at];
    if (!leg) return [];
    const sports = leg.sports.length === 0 && only && more.length === 0 ? [only] : leg.sports;
    return Array.from({ length: count }, () => ({ ...leg, sports }));
  });
  const stated = /(\d{1,2})[ -]?(?:legs?|legger|leg|team|teamer|man|way|fold)\b/.exec(
    [...head, ...(isHead ? (pieces[0] ?? []) : [])].join(' '),
  )?.[1];
  if (named.length > mostLegs || (stated !== undefined && Number(stated) !== named.length)) return undefined;
  const isOfLegs = kinds.some((each) => each.reading.risk !== null);
  const unread = [...new Set([read(head.join(' ')), ...all].flatMap((each) => each.unread))];
  return { reading: withNamedLegs({ ...reading, ...(isOfLegs && { risk: null }) }, named), unread };
}

function countAt(words: readonly string[], at: number): number | undefined {
  const [before = '', word = '', next = ''] = [words[at - 1], words[at], words[at + 1]];
  const count = Object.hasOwn(numbers, word)
    ? numbers[word]
    : /^[1-8]$/.test(word)
      ? Number(word)
      : undefined;
  if (count === undefined || !/^[a-z]/.test(next)) return undefined;
  if (/^an?$/.test(word)) return count;
  return measures.test(before) || (/^[1-8]$/.test(word) && amounts.test(before)) || units.test(next)
    ? undefined
    : count;
}

const withoutCount = ([, ...rest]: readonly string[]) => rest.join(' ');

function trimmed(piece: readonly string[]): readonly string[] {
  const end = piece.findLastIndex((word) => !joins.test(word));
  return piece.slice(0, end + 1);
}

/** "NBA and NHL, 2 each". */
const countEach =
  /\b(one|two|three|four|[1-4]) (?:legs? |picks? |bets? )?(?:(?:from|of|for|in) )?each(?: (?:sport|league|one))?(?! \w*games?)\b/i;
const mostSports = 4;

/** The same number of legs of each sport named; undefined if the question does not say so. */
function ofEach(prompt: string, { sports, legs }: Reading): NamedLeg[] | undefined {
  const written = countEach.exec(prompt)?.[1]?.toLowerCase();
  if (written === undefined || sports.length < 2 || sports.length > mostSports) return undefined;
  const count = numbers[written] ?? Number(written);
  const named = sports.flatMap((sport) =>
    Array.from({ length: count }, () => ({ ...ofOneLeg, sports: [sport] })),
  );
  const isOther = legs !== null && legs.max !== count && legs.max !== named.length;
  return count < 2 || named.length > mostLegs || isOther ? undefined : named;
}

/** Whether a piece says what kind of leg it counts. */
function isKind({ intent, markets, sides, stat, risk, sports, player }: Reading): boolean {
  if (intent !== 'play') return false;
  const isRisk = risk !== null && chanceOf[risk] !== undefined;
  return markets.length + sides.length + sports.length > 0 || stat !== null || player !== null || isRisk;
}

function legOf(reading: Reading): NamedLeg {
  const { risk, legChance } = reading;
  return {
    ...namedLegOf(reading),
    legChance: legChance ?? (risk === null ? null : (chanceOf[risk] ?? null)),
  };
}
