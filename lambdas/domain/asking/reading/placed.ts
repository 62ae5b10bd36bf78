/** Whether a word that the grammar left unread became a term of the model's reading. */
import type { LegWish, Reading } from '../../../contracts/asking/reading.ts';
import { isRecord } from '../brief.ts';
import { isPartOf } from './words/said.ts';

/** What the model says of a word that became no term, because it only helps to ask. */
export const onlyAsks = 'ask';

/**
 * @param placed the model's list of words and terms, unvalidated
 * @param as whether the word can have become this term
 */
export function isPlaced(word: string, placed: unknown, as: (term: string) => boolean): boolean {
  return (
    Array.isArray(placed) &&
    placed.some((each: unknown) => isRecord(each) && each.word === word && as(String(each.term)))
  );
}

/** Terms by which a bet refuses something. */
const refusals = new Set([
  'notMarkets',
  'notSides',
  'teams',
  'price',
  'payout',
  'chance',
  'legChance',
  'starts',
]);
const refusing = /^(?:no|not|never|none|without|except|excluding|avoid|nobody|nothing|nor)$/;
/** Says that several legs have a term that one was read to have. */
const sharing = /^(?:both|each|all|every|apiece)$/;

/**
 * Whether the model's reading has this term, beyond what the grammar read. A number has to be among its numbers, a part of a
 * name in its names, and a refusal in a term that refuses.
 */
export function isTerm(word: string, term: string, before: Reading, after: Reading): boolean {
  if (refusing.test(word) && !refusals.has(term)) return false;
  if (/\d/.test(word) && !hasNumber(word, after)) return false;
  const values = valuesOf(term, after);
  if (term === 'player') return values.some((name) => isPartOf(word, String(name)));
  if (sharing.test(word) && after.wishes.filter((wish) => isSet(wish[term as keyof LegWish])).length > 1)
    return true;
  const known = new Set(valuesOf(term, before).map((value) => JSON.stringify(value)));
  return values.some((value) => !known.has(JSON.stringify(value)));
}

/** Says how many, how much or how nearly. */
const measuring =
  /^(?:more|extra|exactly|whole|per|each|apiece|both|total|altogether|all|combined|together|about|around|near|nearly|close|roughly|bout|super|another|entire|overall|ish|like|somewhere|least|most|minimum|maximum|min|max)$/;
const measured = new Set([
  'legs',
  'count',
  'price',
  'payout',
  'chance',
  'legChance',
  'line',
  'eachGame',
  'eachSport',
  'budget',
]);

/** Whether a word only measures a term that was read: "exactly 3 legs", "whole thing about +500". */
export const measures = (word: string, term: string, after: Reading): boolean =>
  measuring.test(word) && measured.has(term) && hasTerm(term, after);

/** Whether the reading has this term at all, in the whole or in a wish. */
export const hasTerm = (term: string, reading: Reading): boolean => valuesOf(term, reading).length > 0;

const isSet = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== false;

/** The values of a term in the whole and in the wishes, the items of its lists one by one. */
function valuesOf(term: string, { wishes, ...whole }: Reading): unknown[] {
  return [whole, ...wishes].flatMap((terms: object) => {
    const value: unknown = Object.hasOwn(terms, term) ? terms[term as keyof typeof terms] : null;
    return isSet(value) ? value : [];
  });
}

/** A quarter hour, a count, a line or a price of the reading that a word with digits can mean. */
function hasNumber(word: string, reading: Reading): boolean {
  const [digits = ''] = /\d+(?:\.\d+)?/.exec(word) ?? [];
  const said = Number(digits);
  const { starts } = reading;
  const hours = [starts, ...reading.wishes.map((wish) => wish.starts)].flatMap((each) =>
    [each?.from, each?.before].flatMap((minute) => (minute == null ? [] : [(minute / 60) % 12, minute / 60])),
  );
  return [...numbersIn(reading), ...hours].some((number) => Math.abs(Math.abs(number) - said) <= 0.5);
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value === 'string') return (value.match(/\d+/g) ?? []).map(Number);
  if (Array.isArray(value)) return value.flatMap(numbersIn);
  return isRecord(value) ? Object.values(value).flatMap(numbersIn) : [];
}
