/** The players of a team, with the statistics of their last games. */
import type { GradedStat } from '../../../contracts/feed/props.ts';

/** A player's statistics in one game; those that the box score does not list for the player are missing. */
export type StatLine = Readonly<Partial<Record<GradedStat, number>>>;

export interface PlayedLine {
  readonly gameId: string;
  /** Scheduled start, ISO 8601 in UTC. */
  readonly startsAt: string;
  readonly stats: StatLine;
  /** How long the player was on the court, the ice or the field, in whole minutes; absent where the feed has none, and in old items. */
  readonly minutes?: number;
}

export interface Player {
  /** The feed's id, unique within a sport. */
  readonly id: string;
  readonly name: string;
  /** As the feed's roster writes it; absent if it has none, and in old items. */
  readonly position?: string;
  /** Games the player appeared in, newest first. */
  readonly games: readonly PlayedLine[];
}

export interface TeamPlayers {
  readonly teamId: string;
  /** When the roster was read, ISO 8601 in UTC; absent if it never was. */
  readonly rosterAt?: string;
  readonly players: readonly Player[];
}
