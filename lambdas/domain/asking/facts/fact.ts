/** One fact about a game, with its source; which side it supports depends on the selection. */
import type { EvidenceSide } from '../../../contracts/asking/analysis.ts';
import type { EvidenceKind } from '../../../contracts/asking/evidence-kinds.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import type { MarketSide } from '../../feed/board/sides.ts';
import type { Game } from '../../feed/games/game.ts';
import type { PlayedAt } from '../../feed/players/prop.ts';
import type { Lean } from './lean.ts';
import type { SportSheet } from './sheet.ts';

export type Values = Readonly<Record<string, number | string>>;

export interface Fact {
  /** Unique within an answer: `NFL-182771 form home`. */
  readonly id: string;
  readonly kind: EvidenceKind;
  readonly gameId: string;
  readonly sport: Sport;
  /** The team, player or game it is about, by name. */
  readonly about: string;
  /** Which team of the game it is about; null for both, or for the price. */
  readonly team: 'home' | 'away' | null;
  /** Every number in its sentence; those of the opponent are called `opponentWon`, `opponentDays`. */
  readonly values: Values;
  /** Sample size: games, meetings or reports; null if it has none. */
  readonly n: number | null;
  /** ISO 8601 in UTC: when its source was read. */
  readonly asOf: string;
  /** As displayed: `Goalserve standings`. */
  readonly source: string;
  readonly knownToMarket: boolean;
  /** The games behind it, newest first, to be drawn; absent for a fact that is one number. */
  readonly results?: readonly SingleResult[];
}

export interface SingleResult {
  readonly value: number;
  /** Null if it is not known where. */
  readonly played: PlayedAt | null;
  /** Minutes that the player was in it; absent where they are not known, and of teams. */
  readonly minutes?: number;
}

/**
 * How the two teams of a game compare by one kind of fact.
 * @param fact about one team with the opponent's values, or about both
 * @returns 1 if the fact's team is clearly ahead (for a fact about both: the home team), −1 if it is behind, 0 if it is neither;
 *   undefined if one of the two numbers is unknown
 */
export type Pair = (fact: Fact) => Lean | undefined;

/** How one kind of fact about the teams of a game is found, which side of a selection it supports, and how the teams compare. */
export interface TeamFacts {
  /** @returns none if data is missing; never a guess */
  readonly facts: (game: Game, sheet: SportSheet, now: Date) => Fact[];
  /** Whether each team has a fact of its own, which is paired with its opponent's. */
  readonly isPerTeam: boolean;
  /** `neutral` if the comparison does not clearly favor a side. */
  readonly side: (fact: Fact, selection: MarketSide) => EvidenceSide;
  /** Which team is ahead; of a kind about totals, neither is. */
  readonly pair: Pair;
}
