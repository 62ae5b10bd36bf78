/** One fact about a game, with its source; which side it supports depends on the selection. */
import type { EvidenceSide } from '../../../contracts/asking/analysis.ts';
import type { EvidenceKind } from '../../../contracts/asking/evidence-kinds.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import type { MarketSide } from '../../feed/board/sides.ts';
import type { Game } from '../../feed/games/game.ts';
import type { Lean } from './lean.ts';
import type { SportSheet } from './sheet.ts';

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
  /** Every number in its sentence. */
  readonly values: Readonly<Record<string, number | string>>;
  /** Sample size: games, meetings or reports; null if it has none. */
  readonly n: number | null;
  /** ISO 8601 in UTC: when its source was read. */
  readonly asOf: string;
  /** As displayed: `Goalserve standings`. */
  readonly source: string;
  readonly knownToMarket: boolean;
}

/**
 * How the two teams of a game compare by one kind of fact.
 * @param fact about one team, or about both
 * @param opponents the fact of the same kind about the other team, if there is one
 * @returns 1 if the fact's team is clearly ahead (for a fact about both: the home team), −1 if it is behind, 0 if it is neither;
 *   undefined if one of the two numbers is unknown
 */
export type Pair = (fact: Fact, opponents: Fact | undefined) => Lean | undefined;

/** How one kind of fact about the teams of a game is found, which side of a selection it supports, and how the teams compare. */
export interface TeamFacts {
  /** @returns none if data is missing; never a guess */
  readonly facts: (game: Game, sheet: SportSheet, now: Date) => Fact[];
  /** `neutral` if the fact does not clearly favor a side. */
  readonly side: (fact: Fact, selection: MarketSide) => EvidenceSide;
  /** Null for a kind that compares no teams. */
  readonly pair: Pair | null;
}
