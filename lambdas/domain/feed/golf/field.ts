/** A tournament's priced field, and its final leaderboard. */
import type { Placing } from '../../../contracts/feed/outright.ts';
import { idOfName } from '../players/box-score.ts';

export interface FieldBook {
  readonly book: string;
  /** When the book last changed it, ISO 8601 in UTC. */
  readonly at: string;
  /** American odds to win, in the order of the field's players; null if the book does not price the player. */
  readonly prices: readonly (number | null)[];
}

/** The best price for a placing; books price only the yes. */
export interface PlacingPrice {
  readonly market: Placing;
  readonly player: string;
  /** American odds. */
  readonly price: number;
  readonly book: string;
}

export interface Field {
  /** Names, likeliest first. */
  readonly players: readonly string[];
  readonly books: readonly FieldBook[];
  readonly placings: readonly PlacingPrice[];
}

/** A row of a final leaderboard. */
export interface Place {
  readonly player: string;
  /** The feed's value: `1`, `T3`, `CUT`, `WD`. */
  readonly position: string;
  /** Whether the player played a hole; null if the feed has no scores. */
  readonly hasPlayed: boolean | null;
}

export const playerId = (player: string): string => idOfName(player);

/** The time of its newest price, milliseconds since 1970; 0 without prices. */
export function newestOf(field: Field | undefined): number {
  return Math.max(0, ...(field?.books ?? []).map(({ at }) => Date.parse(at)));
}
