/** A player prop as books price it, before its player is identified. */
import type { GradedStat } from '../../contracts/props.ts';

/** One book's price of a prop. */
export interface PropPrice {
  readonly book: string;
  /** When the book last changed it, ISO 8601 in UTC. */
  readonly at: string;
  /** The number to go over or under. A scorer's yes is over a half. */
  readonly line: number;
  /** American odds; null where that side is not priced. */
  readonly over: number | null;
  readonly under: number | null;
}

export interface Prop {
  /** The player's name, as the feed's odds have it. */
  readonly player: string;
  readonly stat: GradedStat;
  /** At most one a book, whatever their lines. */
  readonly prices: readonly PropPrice[];
}
