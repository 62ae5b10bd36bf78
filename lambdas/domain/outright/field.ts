/** A tournament's field with prices, and its final leaderboard. */
import type { Placing } from '../../contracts/outright.ts';
import { idOfName } from '../props/box-score.ts';

export interface FieldBook {
  readonly book: string;
  /** When the book last changed it, ISO 8601 in UTC. */
  readonly at: string;
  /** American odds to win, in the order of the field's players; null for one that the book does not price. */
  readonly prices: readonly (number | null)[];
}

/** The best price for how a player finishes: books sell the yes alone. */
export interface PlacingPrice {
  readonly market: Placing;
  readonly player: string;
  /** American odds. */
  readonly price: number;
  readonly book: string;
}

export interface Field {
  /** By name; the likeliest at most books first. */
  readonly players: readonly string[];
  readonly books: readonly FieldBook[];
  readonly placings: readonly PlacingPrice[];
}

/** A line of a final leaderboard. */
export interface Place {
  readonly player: string;
  /** As the feed writes it: `1`, `T3`, `CUT`, `WD`. */
  readonly position: string;
  /** Whether the player played a hole; null where the feed has no scores at all to tell by. */
  readonly hasPlayed: boolean | null;
}

export const playerId = (player: string): string => idOfName(player);

/** The newest of its prices, milliseconds since 1970; 0 where there is none. */
export function newestOf(field: Field | undefined): number {
  return Math.max(0, ...(field?.books ?? []).map(({ at }) => Date.parse(at)));
}
