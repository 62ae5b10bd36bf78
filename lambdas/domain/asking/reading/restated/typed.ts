/** What a question that was written out is compared with. */
import type { KnownTeam } from '../names/directory.ts';

/** What was typed, and whom the words may name besides. */
export interface Typed {
  readonly prompt: string;
  /** What was asked and answered before it, which it may mean; empty if nothing was. */
  readonly before: string;
  /** Whom the rules read in it. */
  readonly named: Found;
  readonly teams: readonly KnownTeam[];
  /** Names of the players and golfers that the product knows. */
  readonly players: readonly string[];
  /** The team of a player, if it is known. */
  readonly teamOf: (player: string) => string | undefined;
  /** An unread word that the model says is a name: a nickname that no lexicon has. */
  readonly hasNickname: boolean;
  /** Unread words that the model says are a part of what it wrote. */
  readonly placed: readonly string[];
  /** What is asked for. An explanation needs no number and no name of what was typed, and a sum no name. */
  readonly asks: 'bet' | 'facts' | 'sum' | 'words';
}

/** Whom the readers find in a question that was written out. */
export interface Found {
  readonly teams: readonly string[];
  readonly players: readonly string[];
}
