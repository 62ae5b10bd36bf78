/** The answer to a query: its words, and its numbers as cards. */
import type { Alternative } from '../../../contracts/asking/ask.ts';
import type { Card, Verdict } from '../../../contracts/asking/cards.ts';

export interface QueryAnswer {
  /** The whole answer in words, numbers included; lines of a list start with `• `. */
  readonly response: string;
  readonly cards: readonly Card[];
  readonly verdict?: Verdict;
  /** At most four. */
  readonly alternatives: readonly Alternative[];
}
