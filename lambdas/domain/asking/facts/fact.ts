/** One fact about a game, with its source; which side it supports depends on the selection. */
import type { EvidenceKind, EvidenceSide } from '../../../contracts/asking/analysis.ts';
import type { MarketSide } from '../../feed/board/sides.ts';
import type { Game } from '../../feed/games/game.ts';
import type { SportSheet } from './sheet.ts';

export interface Fact {
  /** Unique within an answer: `NFL-182771 form home`. */
  readonly id: string;
  readonly kind: EvidenceKind;
  readonly gameId: string;
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

/** How one kind of fact is found, and which side of a selection it supports. */
export interface FactKind {
  readonly kind: EvidenceKind;
  /** @returns none if data is missing; never a guess */
  readonly facts: (game: Game, sheet: SportSheet, now: Date) => Fact[];
  /** `neutral` if the fact does not clearly favor a side. */
  readonly side: (fact: Fact, selection: MarketSide) => EvidenceSide;
}
