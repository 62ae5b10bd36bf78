/** One fact about a game, with its source; which side it supports depends on the selection. */
import type { EvidenceKind, EvidenceSide } from '../../contracts/analysis.ts';
import type { Game } from '../game.ts';
import type { MarketSide } from '../sides.ts';
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
  /** Every number that its sentence says. */
  readonly values: Readonly<Record<string, number | string>>;
  /** How many games, meetings or reports it rests on; null where it rests on none. */
  readonly n: number | null;
  /** ISO 8601 in UTC: when its source was read. */
  readonly asOf: string;
  /** For a person: `Goalserve standings`. */
  readonly source: string;
  readonly knownToMarket: boolean;
}

/** How one kind of fact is found, and what it says of a selection. */
export interface FactKind {
  readonly kind: EvidenceKind;
  /** @returns none where the data is not there; never a guess */
  readonly facts: (game: Game, sheet: SportSheet, now: Date) => Fact[];
  /** `neutral` wherever it is a matter of taste. */
  readonly side: (fact: Fact, selection: MarketSide) => EvidenceSide;
}
