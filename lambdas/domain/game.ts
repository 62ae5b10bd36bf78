/**
 * A game as every part of the product knows it, whatever the feed calls things. A golf tournament is one without a second
 * side: it has a field in place of markets, and a leaderboard in place of a score.
 */
import type { Sport } from '../contracts/sports.ts';
import type { Field, Place } from './outright/field.ts';
import type { Prop } from './props/prop.ts';

/**
 * `unknown` is any status of the feed that we do not know, and a game that it lists no more: such a game is shown, but
 * never offered or graded.
 */
export type GameStatus = 'scheduled' | 'live' | 'final' | 'postponed' | 'cancelled' | 'unknown';

export interface Team {
  /** The feed's id, unique within a sport. */
  readonly id: string;
  readonly name: string;
}

/** American odds throughout; null where the feed has no price for that side. */
export interface Prices {
  readonly book: string;
  /** When the price was seen, ISO 8601 in UTC. */
  readonly at: string;
  readonly moneyline: {
    readonly home: number | null;
    readonly away: number | null;
    readonly draw: number | null;
  } | null;
  /** `homeLine` is the home side's handicap (-4.5: must win by five); the away side has its opposite. */
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

/** The consensus of the books at a moment. */
export interface MovementPoint {
  /** When it was seen, ISO 8601 in UTC. */
  readonly at: string;
  /** The home side's chance to win, percent; null where not priced. */
  readonly home: number | null;
  /** The home side's handicap, and the total; null where not priced. */
  readonly spread: number | null;
  readonly total: number | null;
}

export interface Game {
  /** `<sport>-<the feed's stable id>`, e.g. `NFL-182771`; unique in the table. */
  readonly id: string;
  readonly sport: Sport;
  /** Scheduled start, ISO 8601 in UTC. */
  readonly startsAt: string;
  /** The day the league lists it under: a date of America/New_York, `YYYY-MM-DD`. */
  readonly day: string;
  /** Of a tournament the tournament itself, and nobody. */
  readonly home: Team;
  readonly away: Team;
  readonly status: GameStatus;
  /** The feed's own word for the status; empty where it lists the game no more. */
  readonly statusText: string;
  /** Final score, or the score so far while live; null before the start or where the feed has none. */
  readonly score: { readonly home: number; readonly away: number } | null;
  /** One book's prices, pre-game only; null where nothing is priced. */
  readonly prices: Prices | null;
  /** Every book's; absent where only one was kept. At the start they stay as they were: the close. */
  readonly books?: readonly Prices[];
  /** How the consensus moved, earliest first; absent where it was never seen. */
  readonly movement?: readonly MovementPoint[];
  /** Its player props, by every book; absent where they were not read. Kept apart from the game, and as long. */
  readonly props?: readonly Prop[];
  /** What the feed told of it once, as we saw it; absent where there is nothing of that. */
  readonly history?: {
    /** The earliest start it was ever listed for, where that is not its start now. */
    readonly startsAt?: string;
    /** It was seen being played. */
    readonly hasBegun?: true;
    /** When its result, as it is now, was first told. */
    readonly resultAt?: string;
  };
  /** A tournament's only: who is priced to win it. At the start it stays as it was: the close. */
  readonly field?: Field;
  /** A tournament's only, once it is over: everybody's place. */
  readonly leaderboard?: readonly Place[];
}

/** Whether a game is still to begin, so that it can be listed as coming and a bet on it suggested. */
export function isUpcoming({ status, startsAt }: Game, now: Date): boolean {
  return status === 'scheduled' && Date.parse(startsAt) > now.getTime();
}
