/** A sheet: what is stored of the teams of a sport so that facts need no request to the feed. */

import type { Sport } from '../../contracts/sports.ts';
import type { Injury, Meeting, Standing } from '../../contracts/stats.ts';

/** A part of the sheet with the time at which its source was read. */
export interface Dated<Part> {
  /** ISO 8601 in UTC. */
  readonly asOf: string;
  readonly source: string;
  readonly rows: Part;
}

/** A game that is over, with the last prices before its start. */
export interface PlayedGame {
  readonly gameId: string;
  /** ISO 8601 in UTC. */
  readonly startsAt: string;
  /** Ids of the teams, as the feed has them. */
  readonly home: string;
  readonly away: string;
  readonly homeScore: number;
  readonly awayScore: number;
  /** The home team's closing handicap; null where it was not priced. */
  readonly spread: number | null;
  /** The closing total; null where it was not priced. */
  readonly total: number | null;
}

/** A game that is played now or will be: what lies between a team's last result and the game that is asked about. */
export interface ComingGame {
  readonly gameId: string;
  /** ISO 8601 in UTC. */
  readonly startsAt: string;
  readonly home: string;
  readonly away: string;
}

export interface Starter {
  readonly name: string;
  readonly era: number | null;
  readonly innings: number | null;
  readonly strikeouts: number | null;
}

export interface SportSheet {
  readonly sport: Sport;
  /** Absent where the feed has none for this sport, or it was never read. */
  readonly standings?: Dated<readonly Standing[]>;
  /** Each team's last games, newest first within the list. */
  readonly results?: Dated<readonly PlayedGame[]>;
  /** Games of the days that are read ahead, soonest first. */
  readonly schedule?: Dated<readonly ComingGame[]>;
  /** By the team's id. */
  readonly injuries?: Readonly<Record<string, Dated<readonly Injury[]>>>;
  /** By the id of the coming game. */
  readonly meetings?: Readonly<Record<string, Dated<readonly Meeting[]>>>;
  /** Baseball only, by the id of the coming game. */
  readonly starters?: Readonly<
    Record<string, Dated<{ readonly home: Starter | null; readonly away: Starter | null }>>
  >;
}
