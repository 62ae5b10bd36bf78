/** Predictions of both kinds under one shape: a person's own answers, and the slate that all subscribers share. */
import type { Entities } from '../contracts/analysis.ts';
import type { PickStatus, Sport } from '../contracts/sports.ts';
import { entitiesOf } from '../domain/entities.ts';
import { house, pickOfSlateId, slateId, slateMax } from '../domain/slate.ts';
import { type Ask, findAsk, latestAsks } from './asks.ts';
import { newestPicks, pagePicks } from './pick-pages.ts';
import { findPick, type Pick } from './picks.ts';

export interface StoredPrediction {
  readonly id: string;
  readonly sport: Sport;
  readonly prompt: string;
  /** Plain text. */
  readonly response: string;
  readonly entities: Entities;
  readonly createdAt: string;
  /** How it went by the final scores, for the slate; undefined for a person's own, whose pick in the tracker says. */
  readonly outcome: PickStatus | undefined;
}

/** AP: Get USER#id/ASK#ulid or USER#house/PICK#ulid. Another person's answer is not found. */
export async function findPrediction(userId: string, id: string): Promise<StoredPrediction | undefined> {
  const pickId = pickOfSlateId(id);
  if (pickId === undefined) {
    const ask = await findAsk(userId, id);
    return ask && ofAsk(ask);
  }
  const pick = await findPick(house, pickId);
  return pick && ofSlate(pick);
}

/**
 * AP: Query USER#id ASK# and USER#house PICK#, side by side.
 * @param day the day of America/Toronto whose slate is shown
 * @returns newest first
 */
export async function latestPredictions(
  userId: string,
  day: string,
  atMost: number,
): Promise<StoredPrediction[]> {
  const [own, slate] = await Promise.all([
    latestAsks(userId, atMost),
    pagePicks(house, { ...newestPicks, limit: slateMax }),
  ]);
  return [...own.map(ofAsk), ...slate.filter((pick) => pick.day === day).map(ofSlate)]
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id))
    .slice(0, atMost);
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
