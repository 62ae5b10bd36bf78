/** The last read of each sport's games: its time, and the teams, golfers and books seen. */
import type { Sport } from '../../contracts/feed/sports.ts';
import { neverRead, type Reading } from '../../domain/feed/games/freshness.ts';
import type { Team } from '../../domain/feed/games/game.ts';
import { keys, lists } from '../platform/keys.ts';
import { packed, unpacked } from '../platform/packed.ts';
import { partition } from '../platform/queries.ts';
import { get, queryAll, update } from '../platform/table.ts';

export interface FeedState extends Reading {
  readonly sport: Sport;
  /** Every team seen so far. */
  readonly teams: readonly Team[];
  /** Names of the books seen so far, sorted; at most 60. */
  readonly books: readonly string[];
  /** Time of the last check for unplayed games, ISO 8601; absent before the first. */
  readonly settledAt?: string;
  /** Golf only: golfers with a price to win an upcoming tournament. */
  readonly golfers?: readonly string[] | undefined;
}

interface Item extends Partial<Omit<FeedState, 'golfers'>> {
  /** Compressed, because every ask reads them and a field has about 150. */
  readonly golfers?: string;
}

/** AP: Get FEEDS/sport. */
export async function feedState(sport: Sport): Promise<FeedState> {
  return withDefaults(await get<Item>(keys.feedState(sport)), sport);
}

/** AP: Query FEEDS. Only sports that were read. */
export async function allFeedStates(): Promise<FeedState[]> {
  const items = await queryAll<Item & { sport: Sport }>(partition(lists.feedStates()));
  return items.map((item) => withDefaults(item, item.sport));
}

/**
 * Records the result of a read. After a failure, `readAt` stays, because the last good games are still in use.
 * @param state the previous state, with the teams, books and golfers known now
 * @param problem what failed or was incomplete; null if nothing
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

/** @param asOf ISO 8601, not later than the last good read */
export async function recordSettled(sport: Sport, asOf: string): Promise<void> {
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
