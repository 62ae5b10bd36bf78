/** A sheet: the stored data about a sport's teams, so that facts need no request to the feed. */

import type { Sport } from '../../../contracts/feed/sports.ts';
import type { Injury, Meeting, Standing } from '../../../contracts/feed/stats.ts';
import type { LineScore } from '../../feed/games/line-score.ts';

/** A part of the sheet with the time at which its source was read. */
export interface Dated<Part> {
  /** ISO 8601 in UTC. */
  readonly asOf: string;
  readonly source: string;
  readonly rows: Part;
}

/** A finished game with its closing lines. */
export interface PlayedGame {
  readonly gameId: string;
  /** ISO 8601 in UTC. */
  readonly startsAt: string;
  /** The feed's ids of the teams. */
  readonly home: string;
  readonly away: string;
  readonly homeScore: number;
  readonly awayScore: number;
  /** The home team's closing spread; null if it was not priced. */
  readonly spread: number | null;
  /** The closing total; null if it was not priced. */
  readonly total: number | null;
  /** Points by quarter, period or inning; absent if the feed has none that adds up to the score. */
  readonly lines?: Omit<LineScore, 'scored'>;
}

/** A live or upcoming game, which can be between a team's last result and the game in question. */
export interface UpcomingGame {
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
  /** Absent if the feed has none for this sport, or if they were never read. */
  readonly standings?: Dated<readonly Standing[]>;
  /** Each team's last games, newest first within the list. */
  readonly results?: Dated<readonly PlayedGame[]>;
  /** Live and upcoming games of the days that are read in advance, soonest first. */
  readonly schedule?: Dated<readonly UpcomingGame[]>;
  /** By the team's id. */
  readonly injuries?: Readonly<Record<string, Dated<readonly Injury[]>>>;
  /** By the id of the upcoming game. */
  readonly meetings?: Readonly<Record<string, Dated<readonly Meeting[]>>>;
  /** Baseball only, by the id of the upcoming game. */
  readonly starters?: Readonly<
    Record<string, Dated<{ readonly home: Starter | null; readonly away: Starter | null }>>
  >;
}
