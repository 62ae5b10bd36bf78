/** The last read of each sport's games: when it was, and which teams, golfers and books it had. */
import type { Sport } from '../contracts/sports.ts';
import { neverRead, type Reading } from '../domain/freshness.ts';
import type { Team } from '../domain/game.ts';
import { keys, lists } from './keys.ts';
import { packed, unpacked } from './packed.ts';
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
  /** Golf only: who is priced to win a tournament to come. */
  readonly golfers?: readonly string[] | undefined;
}

interface Item extends Partial<Omit<FeedState, 'golfers'>> {
  /** Packed: every ask reads them, and a field has 150. */
  readonly golfers?: string;
}

/** AP: Get FEEDS/sport. */
export async function feedState(sport: Sport): Promise<FeedState> {
  return withDefaults(await get<Item>(keys.feedState(sport)), sport);
}

/** AP: Query FEEDS. Sports that were never read are left out. */
export async function allFeedStates(): Promise<FeedState[]> {
  const items = await queryAll<Item & { sport: Sport }>(partition(lists.feedStates()));
  return items.map((item) => withDefaults(item, item.sport));
}

/**
 * Where a try failed, the last good games stay, and stay as old as they are.
 * @param state as it was, with the teams, books and golfers that are known now
 * @param problem what was wrong, or what was missing of games that were read
 */
export async function recordAttempt(
  state: FeedState,
  { at, isGood, problem }: { at: Date; isGood: boolean; problem: string | null },
): Promise<FeedState> {
  const { golfers = [] } = state;
  const after = await update<Item>({
    Key: { ...keys.feedState(state.sport) },
    UpdateExpression: `SET sport = :sport, teams = :teams, books = :books, triedAt = :at, problem = :problem${isGood ? ', readAt = :at' : ''}${golfers.length > 0 ? ', golfers = :golfers' : ''}`,
    ExpressionAttributeValues: {
      ':sport': state.sport,
      ':teams': state.teams,
      ':books': state.books,
      ':at': at.toISOString(),
      ':problem': problem,
      ...(golfers.length > 0 && { ':golfers': packed(golfers) }),
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

function withDefaults({ golfers, ...item }: Item = {}, sport: Sport): FeedState {
  return {
    ...neverRead,
    teams: [],
    books: [],
    ...item,
    ...(golfers !== undefined && { golfers: unpacked<string[]>(golfers) }),
    sport,
  };
}
