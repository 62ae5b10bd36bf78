/** A player prop as books price it, and its player once identified. */
import type { Position } from '../../../contracts/feed/positions.ts';
import type { GradedStat } from '../../../contracts/feed/props.ts';
import type { Availability } from './availability.ts';

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

/** When, where and against whom a player played. */
export interface PlayedAt {
  /** League day, `YYYY-MM-DD`. */
  readonly day: string;
  readonly opponent: string;
  readonly isAway: boolean;
}

/** What is known about the player of a prop when it is stored for answers. */
export interface KnownPlayer {
  /** The feed's id, which box scores use too. */
  readonly id: string;
  /** The fuller of the names in odds and box scores. */
  readonly name: string;
  /** Which team of the game the player is on. */
  readonly side: 'home' | 'away';
  /** Absent if the roster has none, and in old items. */
  readonly position?: Position;
  /** According to the newest injury report; null if it does not list the player. */
  readonly availability: Availability | null;
  /** The statistic in the player's last games, at most ten, newest first. */
  readonly last: readonly number[];
  /** Start of the newest of these games, ISO 8601 in UTC; empty without one. */
  readonly lastAt: string;
  /** The same games; null for one whose result is not known. Absent if none is, and in old items. */
  readonly games?: readonly (PlayedAt | null)[];
  /** Minutes played in the same games; null where they are not known. Absent if none are, and in old items. */
  readonly minutes?: readonly (number | null)[];
}

export interface Prop {
  /** The player's name in the feed's odds. */
  readonly player: string;
  readonly stat: GradedStat;
  /** At most one per book, at any line. */
  readonly prices: readonly PropPrice[];
  /** Absent as the feed sends it, and for a player on neither team or an ambiguous name. */
  readonly known?: KnownPlayer;
}
