/**
 * A game in the product's own terms, independent of the feed's. A golf tournament is a game without a second side: it
 * has a field instead of markets, and a leaderboard instead of a score.
 */
import type { Sport } from '../../../contracts/feed/sports.ts';
import type { Field, Place } from '../golf/field.ts';
import type { PricedMarket } from '../markets/priced-market.ts';
import type { Prop } from '../players/prop.ts';
import type { LineScore } from './line-score.ts';

/**
 * `unknown` stands for any unrecognized status of the feed, and for a game that it no longer lists. Such a game is
 * shown but never offered or graded.
 */
export type GameStatus = 'scheduled' | 'live' | 'final' | 'postponed' | 'cancelled' | 'unknown';

export interface Team {
  /** The feed's id, unique within a sport. */
  readonly id: string;
  readonly name: string;
}

/** American odds throughout; null if the feed has no price for that side. */
export interface Prices {
  readonly book: string;
  /** When the price was seen, ISO 8601 in UTC. */
  readonly at: string;
  readonly moneyline: {
    readonly home: number | null;
    readonly away: number | null;
    readonly draw: number | null;
  } | null;
  /** `homeLine` is the home side's line (-4.5: must win by five); the away side has the opposite one. */
  readonly spread: {
    readonly homeLine: number;
    readonly home: number | null;
    readonly away: number | null;
  } | null;
  readonly total: {
    readonly line: number;
    readonly over: number | null;
    readonly under: number | null;
  } | null;
}

/** The consensus of the books at one time. */
export interface MovementPoint {
  /** When it was seen, ISO 8601 in UTC. */
  readonly at: string;
  /** The home side's chance to win, percent; null if not priced. */
  readonly home: number | null;
  /** The home side's line, and the total; null if not priced. */
  readonly spread: number | null;
  readonly total: number | null;
}

export interface Game {
  /** `<sport>-<the feed's stable id>`, e.g. `NFL-182771`; unique in the table. */
  readonly id: string;
  readonly sport: Sport;
  /** Scheduled start, ISO 8601 in UTC. */
  readonly startsAt: string;
  /** The league day: a date in America/New_York, `YYYY-MM-DD`. */
  readonly day: string;
  /** For a tournament, `home` is the tournament and `away` is empty. */
  readonly home: Team;
  readonly away: Team;
  readonly status: GameStatus;
  /** The feed's own status; empty if it no longer lists the game. */
  readonly statusText: string;
  /** The final score, or the current one while live; null before the start or if the feed has none. */
  readonly score: { readonly home: number; readonly away: number } | null;
  /** Points by quarter, period or inning of a finished game; absent if the feed has none that adds up to the score. */
  readonly lines?: LineScore;
  /** One book's pre-game prices; null if nothing is priced. */
  readonly prices: Prices | null;
  /** All books' prices; absent if only one was stored. Not updated after the start, so they are the closing prices. */
  readonly books?: readonly Prices[];
  /** How the consensus moved, earliest first; absent if there was none. */
  readonly movement?: readonly MovementPoint[];
  /** Player props at all books; absent if not loaded. Stored separately from the game, with the same lifetime. */
  readonly props?: readonly Prop[];
  /** Alternate lines, team totals and parts of the game at all books; absent if not loaded. Stored with the props. */
  readonly markets?: readonly PricedMarket[];
  /** Names of markets in the feed that no entry of the registry knows; only as the feed sends them. */
  readonly unknownMarkets?: readonly string[];
  /** Facts that the feed reports only once; absent if there are none. */
  readonly history?: {
    /** The earliest start ever listed, if it differs from the current one. */
    readonly startsAt?: string;
    /** The game was live at some time. */
    readonly hasBegun?: true;
    /** When its current result was first reported. */
    readonly resultAt?: string;
    /** The same of its line score. */
    readonly linesAt?: string;
  };
  /**
   * For tournaments only: the players with prices to win. Not updated after the start, so these are the closing prices.
   */
  readonly field?: Field;
  /** For finished tournaments only: every player's place. */
  readonly leaderboard?: readonly Place[];
}

/** Whether a game has not begun, so that it can be listed as upcoming and bets on it can be suggested. */
export function isUpcoming({ status, startsAt }: Game, now: Date): boolean {
  return status === 'scheduled' && Date.parse(startsAt) > now.getTime();
}
