/** The answer to a query: its words, and its numbers as cards. */
import type { Note, PromptAnalysis } from '../../../contracts/asking/analysis.ts';
import type { Alternative } from '../../../contracts/asking/ask.ts';
import type { Card, Verdict } from '../../../contracts/asking/cards.ts';
import type { Screen } from '../../../contracts/asking/screens.ts';

export interface QueryAnswer {
  /** The whole answer in words, numbers included; lines of a list start with `• `. */
  readonly response: string;
  readonly cards: readonly Card[];
  readonly verdict?: Verdict;
  /** Cautions to show with it: stale prices. */
  readonly notes?: readonly Note[];
  /** Where what was asked is done or shown. */
  readonly screens?: readonly Screen[];
  /** The bet that the asker named, to be tracked. */
  readonly own?: PromptAnalysis | undefined;
  /** At most four. */
  readonly alternatives: readonly Alternative[];
}
