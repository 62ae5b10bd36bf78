/** The players that the feed has named, priced or not: so that a question can name one, and an answer can say when he plays. */
import type { Position } from '../../../contracts/feed/positions.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';

export interface KnownPlayer {
  readonly sport: Sport;
  /** In full, as rosters and props write it. */
  readonly name: string;
  /** The team's name. */
  readonly team: string;
  /** Absent if his roster has none. */
  readonly position?: Position;
}
