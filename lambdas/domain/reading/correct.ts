/** Merges the model's reading into ours: only terms that code left open. */
import { propStats } from '../../contracts/props.ts';
import {
  type Bounds,
  infoTopics,
  type Reading,
  stances,
  wantedMarkets,
  wantedRisks,
  wantedSides,
} from '../../contracts/reading.ts';
import { sports } from '../../contracts/sports.ts';
import type { Reply } from '../answer/brief.ts';
import { priceBounds } from './bounds.ts';
import type { KnownTeam } from './directory.ts';
import { namesBet } from './intent.ts';
import type { ReadResult } from './read.ts';
import { settled } from './settle.ts';

/** The model never means more; a person may. */
const mostLegs = 8;

interface Allowed {
  readonly teams: readonly KnownTeam[];
  readonly days: readonly string[];
}

type Said = Readonly<Record<string, unknown>>;

/**
 * @param said the model's reading, whatever it turns out to be: only what is valid is used
 * @param allowed the teams and days of the games at hand: the model may name no others
 * @returns the code's reading where every word was read; otherwise with its open terms filled. What code read stays, no
 * care is added, and a play becomes a question only where code found nothing to bet on.
 */
export function correctReading(read: ReadResult, said: Reply['reading'], allowed: Allowed): Reading {
  const { reading, unread } = read;
  const given: unknown = said;
  if (unread.length === 0 || !isRecord(given) || reading.intent === 'care' || reading.intent === 'off_topic')
    return reading;
  const asked = asksNoBet(reading, given);
  if (asked) return settled({ ...reading, ...asked });
  return settled({ ...reading, ...filled(reading, given, allowed) });
}

function isRecord(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asksNoBet(reading: Reading, said: Said): Pick<Reading, 'intent' | 'topic'> | null {
  const isOpen =
    reading.intent === 'play' && !namesBet(reading) && reading.teams.length === 0 && reading.days === null;
  if (!isOpen || reading.nextGame || reading.nightGame || reading.player !== null) return null;
  if (said.intent === 'off_topic') return { intent: 'off_topic', topic: null };
  const topic = infoTopics.find((each) => each === said.topic);
  return said.intent === 'info' && topic ? { intent: 'info', topic } : null;
}

function filled(reading: Reading, said: Said, allowed: Allowed): Partial<Reading> {
  const open: Partial<Reading> = {};
  const markets =
    reading.markets.length > 0
      ? reading.markets
      : without(listOf(said.markets, wantedMarkets), reading.notMarkets);
  const canBe = (market: (typeof wantedMarkets)[number]) =>
    (markets.length === 0 || markets.includes(market)) && !reading.notMarkets.includes(market);
  const canTotal = canBe('total') || markets.includes('prop');
  if (reading.sports.length === 0) open.sports = listOf(said.sports, sports);
  if (reading.markets.length === 0) open.markets = markets;
  if (reading.sides.length === 0) {
    const wanted = without(listOf(said.sides, wantedSides), reading.notSides);
    open.sides = wanted.filter((side) => canTotal || (side !== 'over' && side !== 'under'));
  }
  if (reading.notMarkets.length === 0)
    open.notMarkets = without(listOf(said.notMarkets, wantedMarkets), markets);
  if (reading.notSides.length === 0) {
    open.notSides = without(listOf(said.notSides, wantedSides), open.sides ?? reading.sides);
  }
  if (reading.stat === null && canBe('prop')) open.stat = oneOf(said.stat, propStats);
  const hasLine = markets.some((market) => market !== 'moneyline');
  if (reading.line === null && hasLine) open.line = lineOf(said.line);
  open.legs = reading.legs ?? legsOf(said.legs);
  open.price = reading.price ?? pricesOf(said.price);
  open.payout = reading.payout ?? pricesOf(said.payout);
  open.chance = reading.chance ?? chanceOf(said.chance);
  open.risk = reading.risk ?? oneOf(said.risk, wantedRisks);
  open.value = reading.value || said.value === true;
  open.sameGame = reading.sameGame || said.sameGame === true;
  open.nextGame = reading.nextGame || said.nextGame === true;
  open.nightGame = reading.nightGame || said.nightGame === true;
  open.days = reading.days ?? daysOf(said.days, allowed.days);
  const named = open.sports ?? reading.sports;
  if (reading.teams.length === 0) open.teams = teamsOf(said.teams, allowed.teams, named);
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

/** An end that is no price is open; ends the wrong way round say nothing. */
function pricesOf(value: unknown): Bounds | null {
  if (!isRecord(value)) return null;
  const made = priceBounds(numberOf(value.min), numberOf(value.max));
  const isTurned =
    made !== null &&
    made.min !== null &&
    made.max !== null &&
    made.min !== Math.round(numberOf(value.min) ?? 0);
  return isTurned ? null : made;
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

/** In halves and quarters, as lines are. */
function lineOf(value: unknown): number | null {
  const line = numberOf(value);
  return line !== null && Math.abs(line) <= 400 && Number.isInteger(line * 4) ? line + 0 : null;
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
