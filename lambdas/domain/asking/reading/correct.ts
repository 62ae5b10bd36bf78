/**
 * Merges the model's play into the grammar's reading: fills only the terms that the grammar left open, and only what an unread
 * word became.
 */

import {
  type Bounds,
  infoTopics,
  type Reading,
  stances,
  wantedMarkets,
  wantedOrders,
  wantedRisks,
  wantedSides,
} from '../../../contracts/asking/reading.ts';
import { propStats } from '../../../contracts/feed/props.ts';
import { sports } from '../../../contracts/feed/sports.ts';
import { isRecord, type ModelTerm, modelTerms, type Unchecked } from '../brief.ts';
import { emptyReading, type ReadResult } from './draft.ts';
import type { KnownTeam } from './names/directory.ts';
import { settled } from './settle.ts';
import { priceBounds } from './terms/bounds.ts';
import { namesBet } from './terms/intent.ts';
import { talkWords } from './words/talk.ts';

/** The most legs accepted from the model; the code accepts more from a user. */
const mostLegs = 8;

interface Allowed {
  readonly prompt: string;
  readonly teams: readonly KnownTeam[];
  readonly days: readonly string[];
  /** Names of players and golfers with prices. */
  readonly players: readonly string[];
}

/**
 * @param given the model's reply, unvalidated: invalid terms are ignored
 * @param allowed the teams and days of the available games; the model may name no others
 * @returns the grammar's reading with its open terms filled, and the words that neither reader placed: a word is placed where
 * the model says which term it became, and that term changed, or that it is only talk, and it can be. Terms that the grammar read are kept. Distress and age are raised,
 * never lowered. Queries other than a play are read by `queriesOfModel`.
 */
export function correctReading(read: ReadResult, given: unknown, allowed: Allowed): ReadResult {
  const { reading, unread } = read;
  if (unread.length === 0 || !isRecord(given) || reading.intent === 'care') return read;
  const [only, ...others] = Array.isArray(given.queries) ? given.queries : [];
  const terms = isRecord(only) && isRecord(only.terms) ? only.terms : {};
  if (given.age === true)
    return { reading: { ...emptyReading(), intent: 'care' }, unread: [], isUnderAge: true };
  if (given.care === true || terms.intent === 'care') {
    return { reading: { ...emptyReading(), intent: 'care' }, unread: [] };
  }
  if (reading.intent === 'off_topic' || !isRecord(only) || others.length > 0) return read;
  const intent = nonBetIntent(reading, only.ask === 'off_topic' ? { intent: 'off_topic' } : terms);
  if (intent) return { reading: settled({ ...reading, ...intent }), unread: [] };
  if (only.ask !== 'play') return read;
  const corrected = settled({ ...reading, ...filled(reading, terms, allowed) });
  const changed = new Set(modelTerms.filter((term) => isChanged(reading[term], corrected[term])));
  const talk = talkWords(read, allowed.prompt, allowed);
  const left = unread.filter(
    (word) =>
      !isPlaced(word, given.placed, (term) => changed.has(term as ModelTerm)) &&
      !(talk.has(word) && isPlaced(word, given.placed, (term) => term === onlyAsks)),
  );
  return left.length < unread.length ? { reading: corrected, unread: left } : read;
}

const isChanged = (before: unknown, after: unknown) => JSON.stringify(before) !== JSON.stringify(after);

/** What the model says of a word that became no term, because it only helps to ask. */
const onlyAsks = 'ask';

function isPlaced(word: string, placed: unknown, as: (term: unknown) => boolean): boolean {
  return (
    Array.isArray(placed) &&
    placed.some((each: unknown) => isRecord(each) && each.word === word && as(each.term))
  );
}

function nonBetIntent(reading: Reading, given: Unchecked): Pick<Reading, 'intent' | 'topic'> | null {
  const isOpen =
    reading.intent === 'play' && !namesBet(reading) && reading.teams.length === 0 && reading.days === null;
  if (!isOpen || reading.nextGame || reading.nightGame || reading.player !== null) return null;
  if (given.intent === 'off_topic') return { intent: 'off_topic', topic: null };
  const topic = infoTopics.find((each) => each === given.topic);
  return given.intent === 'info' && topic ? { intent: 'info', topic } : null;
}

function filled(reading: Reading, given: Unchecked, allowed: Allowed): Partial<Reading> {
  const open: Partial<Reading> = {};
  const markets =
    reading.markets.length > 0
      ? reading.markets
      : without(listOf(given.markets, wantedMarkets), reading.notMarkets);
  const canBe = (market: (typeof wantedMarkets)[number]) =>
    (markets.length === 0 || markets.includes(market)) && !reading.notMarkets.includes(market);
  const canTotal = canBe('total') || markets.includes('prop');
  if (reading.sports.length === 0) open.sports = listOf(given.sports, sports);
  if (reading.markets.length === 0) open.markets = markets;
  if (reading.sides.length === 0) {
    const wanted = without(listOf(given.sides, wantedSides), reading.notSides);
    open.sides = wanted.filter((side) => canTotal || (side !== 'over' && side !== 'under'));
  }
  if (reading.notMarkets.length === 0)
    open.notMarkets = without(listOf(given.notMarkets, wantedMarkets), markets);
  if (reading.notSides.length === 0) {
    open.notSides = without(listOf(given.notSides, wantedSides), open.sides ?? reading.sides);
  }
  if (reading.stat === null && canBe('prop')) open.stat = oneOf(given.stat, propStats);
  const hasLine = markets.some((market) => market !== 'moneyline');
  if (reading.line === null && hasLine) open.line = lineOf(given.line);
  open.legs = reading.legs ?? legsOf(given.legs);
  open.price = reading.price ?? pricesOf(given.price);
  open.payout = reading.payout ?? pricesOf(given.payout);
  open.chance = reading.chance ?? chanceOf(given.chance);
  open.legChance = reading.legChance ?? chanceOf(given.legChance);
  open.starts = reading.starts ?? startsOf(given.starts);
  open.order = reading.order ?? oneOf(given.order, wantedOrders);
  open.eachGame = reading.eachGame || given.eachGame === true;
  open.eachSport = reading.eachSport || given.eachSport === true;
  open.risk = reading.risk ?? oneOf(given.risk, wantedRisks);
  open.value = reading.value || given.value === true;
  open.sameGame = reading.sameGame || given.sameGame === true;
  open.nextGame = reading.nextGame || given.nextGame === true;
  open.nightGame = reading.nightGame || given.nightGame === true;
  open.days = reading.days ?? daysOf(given.days, allowed.days);
  const named = open.sports ?? reading.sports;
  if (reading.teams.length === 0) open.teams = teamsOf(given.teams, allowed.teams, named);
  return open;
}

function without<T>(list: readonly T[], unwanted: readonly T[]): T[] {
  return list.filter((each) => !unwanted.includes(each));
}

function oneOf<T>(value: unknown, of: readonly T[]): T | null {
  return of.find((each) => each === value) ?? null;
}

function listOf<T>(value: unknown, of: readonly T[]): T[] {
  return Array.isArray(value) ? of.filter((each) => value.includes(each)) : [];
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function legsOf(value: unknown): Reading['legs'] {
  if (!isRecord(value)) return null;
  const [min, max] = [numberOf(value.min), numberOf(value.max)];
  const isCount = (legs: number | null) =>
    legs !== null && Number.isInteger(legs) && legs >= 1 && legs <= mostLegs;
  return min !== null && max !== null && isCount(min) && isCount(max) && min <= max ? { min, max } : null;
}

/** A bound that is not a price is left open; reversed bounds are ignored. */
function pricesOf(value: unknown): Bounds | null {
  if (!isRecord(value)) return null;
  const made = priceBounds(numberOf(value.min), numberOf(value.max));
  const isReversed =
    made !== null &&
    made.min !== null &&
    made.max !== null &&
    made.min !== Math.round(numberOf(value.min) ?? 0);
  return isReversed ? null : made;
}

function chanceOf(value: unknown): Bounds | null {
  if (!isRecord(value)) return null;
  const percent = (end: unknown) => {
    const number = numberOf(end);
    return number !== null && number >= 0 && number <= 100 ? Math.round(number * 10) / 10 : null;
  };
  const [min, max] = [percent(value.min), percent(value.max)];
  if ((min === null && max === null) || (min !== null && max !== null && min > max)) return null;
  return { min, max };
}

/** Lines are multiples of a quarter. */
function lineOf(value: unknown): number | null {
  const line = numberOf(value);
  return line !== null && Math.abs(line) <= 400 && Number.isInteger(line * 4) ? line + 0 : null;
}

/** Minutes after midnight; a league day ends some hours after it. */
const lastMinute = 30 * 60;

function startsOf(value: unknown): Reading['starts'] {
  if (!isRecord(value)) return null;
  const minute = (end: unknown) => {
    const number = numberOf(end);
    return number !== null && Number.isInteger(number) && number >= 0 && number <= lastMinute ? number : null;
  };
  const [from, before] = [minute(value.from), minute(value.before)];
  if ((from === null && before === null) || (from !== null && before !== null && from >= before)) return null;
  return { from, before };
}

function daysOf(value: unknown, allowed: readonly string[]): string[] | null {
  const days = Array.isArray(value) ? [...new Set(allowed)].filter((day) => value.includes(day)).sort() : [];
  return days.length > 0 ? days : null;
}

function teamsOf(value: unknown, allowed: readonly KnownTeam[], named: readonly string[]): Reading['teams'] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each: unknown, at) => {
    if (
      !isRecord(each) ||
      value.findIndex((other: unknown) => isRecord(other) && other.name === each.name) < at
    )
      return [];
    const fitting = allowed.filter(
      ({ name, sport }) => name === each.name && (named.length === 0 || named.includes(sport)),
    );
    const stance = oneOf(each.stance, stances);
    const [team] = fitting;
    return team && stance ? [{ sport: team.sport, name: team.name, stance }] : [];
  });
}
