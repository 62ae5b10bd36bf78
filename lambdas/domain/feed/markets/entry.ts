/** What the registry knows of a market. */
import type { LegFamily, Selection } from '../../../contracts/asking/analysis.ts';
import type { Period } from '../../../contracts/feed/markets.ts';
import type { GradedStat } from '../../../contracts/feed/props.ts';
import type { BetType, Sport } from '../../../contracts/feed/sports.ts';

/**
 * The part of a game's result that settles a market. A corrected part grades the legs again that it settles, and no others.
 * `lines` are the points of each quarter, period or inning; `events` is the list of scoring plays.
 */
export const sources = ['score', 'lines', 'box', 'events', 'leaderboard'] as const;
export type Source = (typeof sources)[number];

export interface MarketEntry {
  readonly sports: readonly Sport[];
  readonly period: Period;
  readonly whose: 'game' | 'team' | 'player';
  /** The statistic of a player's market; null for a market on points, goals or runs of teams. */
  readonly stat: GradedStat | null;
  /** In the order in which prices are stored. */
  readonly sides: readonly Selection[];
  /** Whether its sides have a line. */
  readonly hasLine: boolean;
  readonly settledBy: Source;
  /** The market of a leg. */
  readonly family: LegFamily;
  /** How the record counts it. */
  readonly betType: BetType;
  /** After "the" or a team's name: `first-half total`, `team total`. */
  readonly words: string;
}
