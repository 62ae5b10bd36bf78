/** A player prop as books price it, before its player is identified. */
import type { GradedStat } from '../../contracts/props.ts';

/** One book's price of a prop. */
export interface PropPrice {
  readonly book: string;
  /** When the book last changed it, ISO 8601 in UTC. */
  readonly at: string;
  /** The number to go over or under. A yes on a scorer is over 0.5. */
  readonly line: number;
  /** American odds; null if that side is not priced. */
  readonly over: number | null;
  readonly under: number | null;
}

export interface Prop {
  /** The player's name in the feed's odds. */
  readonly player: string;
  readonly stat: GradedStat;
  /** At most one per book, at any line. */
  readonly prices: readonly PropPrice[];
}
