/** An earlier answer as a follow-up depends on it, and the question that the follow-up makes of it. */
import type { Reading } from '../../../contracts/asking/reading.ts';
import type { ShownLeg } from '../../../contracts/asking/turn.ts';

/** The parts of an earlier answer that a follow-up depends on. */
export interface Given {
  readonly reading: Reading;
  readonly legs: readonly ShownLeg[];
  /** The market's probability of the whole, percent. */
  readonly chance: number;
  /** Ids of games, and keys of selections, that must not be offered again. */
  readonly without: readonly string[];
}

/** The follow-up question: a reading, and the earlier selections to keep. */
export interface Next {
  readonly reading: Reading;
  /** Keys of selections that the answer must contain. */
  readonly keep: readonly string[];
  /** Ids of games, and keys of selections, that the answer must not contain. */
  readonly without: readonly string[];
  /** It is to be likelier than the answer before: with fewer legs, where no bet with as many is. */
  readonly isSafer?: true;
}
