/** How each sport's games were last read from the feed, which teams they were of, and which books priced them. */
import type { Sport } from '../contracts/sports.ts';
import { neverRead, type Reading } from '../domain/freshness.ts';
import type { Team } from '../domain/game.ts';
import { keys, lists } from './keys.ts';
import { partition } from './queries.ts';
import { get, queryAll, update } from './table.ts';

export interface FeedState extends Reading {
  readonly sport: Sport;
  /** Every team seen so far. */
  readonly teams: readonly Team[];
  /** Names of the books seen so far, in order; at most 60. */
  readonly books: readonly string[];
  /** Legs on games that were not played are void as of then, ISO 8601; absent where nobody looked yet. */
  readonly settledAt?: string;
}

/** AP: Get FEEDS/sport. */
export async function feedState(sport: Sport): Promise<FeedState> {
  return withDefaults(await get<Partial<FeedState>>(keys.feedState(sport)), sport);
}

/** AP: Query FEEDS. Sports that were never read are left out. */
export async function allFeedStates(): Promise<FeedState[]> {
  const items = await queryAll<Partial<FeedState> & { sport: Sport }>(partition(lists.feedStates()));
  return items.map((item) => withDefaults(item, item.sport));
}

/**
 * Where a try failed, the last good games stay, and stay as old as they are.
 * @param state as it was, with the teams and books that are known now
 * @param problem what was wrong, or what was missing of games that were read
 */
export async function noteTry(
  state: FeedState,
  { at, isGood, problem }: { at: Date; isGood: boolean; problem: string | null },
): Promise<FeedState> {
  const after = await update<Partial<FeedState>>({
    Key: { ...keys.feedState(state.sport) },
    UpdateExpression: `SET sport = :sport, teams = :teams, books = :books, triedAt = :at, problem = :problem${isGood ? ', readAt = :at' : ''}`,
    ExpressionAttributeValues: {
      ':sport': state.sport,
      ':teams': state.teams,
      ':books': state.books,
      ':at': at.toISOString(),
      ':problem': problem,
    },
  });
  return withDefaults(after, state.sport);
}

/** @param asOf ISO 8601, no later than the last good reading */
export async function noteSettled(sport: Sport, asOf: string): Promise<void> {
  await update({
    Key: { ...keys.feedState(sport) },
    UpdateExpression: 'SET sport = :sport, settledAt = :asOf',
    ExpressionAttributeValues: { ':sport': sport, ':asOf': asOf },
  });
}

function withDefaults(item: Partial<FeedState> | undefined, sport: Sport): FeedState {
  return { ...neverRead, teams: [], books: [], ...item, sport };
}
