/** Predictions of both kinds in one shape: the user's own answers, and the daily slate. */
import { encodeTime } from 'ulid';
import type { Entities } from '../../contracts/asking/analysis.ts';
import type { PickStatus, Sport } from '../../contracts/feed/sports.ts';
import { entitiesOf } from '../../domain/picks/entities.ts';
import { startOfTorontoDay } from '../../domain/platform/toronto-day.ts';
import { pickOfSlateId, slateId, slateMax, slateUserId } from '../../domain/records/slate.ts';
import { type Ask, asksBetween, findAsk, latestAsks } from '../asking/asks.ts';
import { newestPicks, pagePicks } from '../picks/pick-pages.ts';
import { findPick, type Pick, picksBetween } from '../picks/picks.ts';
import { recently } from '../platform/recently.ts';

export interface StoredPrediction {
  readonly id: string;
  readonly sport: Sport;
  readonly prompt: string;
  /** Plain text. */
  readonly response: string;
  readonly entities: Entities;
  readonly createdAt: string;
  /** The result, for the slate; undefined for the user's own answers, whose result is that of the pick in the tracker. */
  readonly outcome: PickStatus | undefined;
}

/** AP: Get USER#id/ASK#ulid or USER#house/PICK#ulid. Another user's answer is not found. */
export async function findPrediction(userId: string, id: string): Promise<StoredPrediction | undefined> {
  const pickId = pickOfSlateId(id);
  if (pickId === undefined) {
    const ask = await findAsk(userId, id);
    return ask && ofAsk(ask);
  }
  const pick = await recently(`slate ${pickId}`, () => findPick(slateUserId, pickId));
  return pick && ofSlate(pick);
}

/**
 * AP: Query USER#id ASK# and USER#house PICK#, in parallel.
 * @param day the day of America/Toronto whose slate is included
 * @returns newest first
 */
export async function latestPredictions(
  userId: string,
  day: string,
  atMost: number,
): Promise<StoredPrediction[]> {
  const [own, slate] = await Promise.all([latestAsks(userId, atMost), newestOfSlate(slateMax)]);
  return [...own.map(ofAsk), ...slate.filter((pick) => pick.day === day).map(ofSlate)]
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id))
    .slice(0, atMost);
}

/**
 * AP: Query USER#id ASK# and USER#house PICK#, in parallel.
 * @param day of America/Toronto
 * @returns all predictions of that day, newest first
 */
export async function predictionsOn(userId: string, day: string): Promise<StoredPrediction[]> {
  const span = { from: encodeTime(startOfTorontoDay(day).getTime()) };
  const [own, slate] = await Promise.all([
    asksBetween(userId, span),
    recently(`slate of ${day}`, () => picksBetween(slateUserId, span)),
  ]);
  return newestFirst([...own.map(ofAsk), ...slate.map(ofSlate)]);
}

/**
 * AP: Query USER#id ASK# and, with the slate, USER#house PICK#, in parallel.
 * @param before ID of a prediction; only older ones are read
 * @returns newest first, of all days
 */
export async function predictionsBefore(
  userId: string,
  { before, withSlate, atMost }: { before: string | undefined; withSlate: boolean; atMost: number },
): Promise<StoredPrediction[]> {
  const span = { to: before && (pickOfSlateId(before) ?? before) };
  const [own, slate] = await Promise.all([
    asksBetween(userId, span, atMost),
    withSlate ? slateBefore(span, atMost) : [],
  ]);
  return newestFirst([...own.map(ofAsk), ...slate.map(ofSlate)]).slice(0, atMost);
}

/**
 * AP: Query USER#id ASK# and USER#house PICK#, in parallel.
 * @param from of each kind, a prefix of a ULID: only newer ones are read; all if empty
 * @returns the newest of each kind, newest first
 */
export async function newestOfBoth(
  userId: string,
  from: { readonly asks: string; readonly slate: string },
  atMost: number,
): Promise<{ readonly asks: StoredPrediction[]; readonly slate: StoredPrediction[] }> {
  const [own, slate] = await Promise.all([
    asksBetween(userId, { from: from.asks }, atMost),
    recently(`${atMost} of slate from ${from.slate}`, () =>
      picksBetween(slateUserId, { from: from.slate }, atMost),
    ),
  ]);
  return { asks: own.map(ofAsk), slate: slate.map(ofSlate) };
}

/** AP: Query USER#house PICK#, consistent; not within ten seconds of the last. @returns newest first */
export function newestOfSlate(atMost: number): Promise<Pick[]> {
  return recently(`newest ${atMost} of slate`, () =>
    pagePicks(slateUserId, { ...newestPicks, limit: atMost }),
  );
}

/** Everyone reads the newest page; the others are read for one user each. */
function slateBefore(span: { readonly to: string | undefined }, atMost: number): Promise<Pick[]> {
  const read = () => picksBetween(slateUserId, span, atMost);
  return span.to === undefined ? recently(`last ${atMost} of slate`, read) : read();
}

/** IDs are ULIDs or start with one. */
function newestFirst(predictions: readonly StoredPrediction[]): StoredPrediction[] {
  return [...predictions].sort((a, b) => (a.id < b.id ? 1 : -1));
}

function ofAsk({ id, sport, prompt, response, analysis, createdAt }: Ask): StoredPrediction {
  return { id, sport, prompt, response, entities: entitiesOf(analysis), createdAt, outcome: undefined };
}

function ofSlate({ id, sport, reasoning, playText, metadata, createdAt, status }: Pick): StoredPrediction {
  return {
    id: slateId(id),
    sport,
    prompt: reasoning,
    response: playText,
    entities: metadata,
    createdAt,
    outcome: status,
  };
}
