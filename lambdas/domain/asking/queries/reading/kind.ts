/** A kind of question: how it is recognized, named and written. */
import type { AskKind, QueryOfKind } from '../../../../contracts/asking/query.ts';
import type { Meant } from '../table/terms.ts';
import type { Sentence } from './sentence.ts';

/** A query with the tokens that its rule read, by index. Words that hold a sentence together need not be among them. */
export interface Claim<K extends AskKind> {
  readonly query: QueryOfKind<K>;
  readonly used: readonly number[];
}

export interface Kind<K extends AskKind> {
  /**
   * Recognizes the construction in a whole sentence, and says which tokens it read.
   * @param meant for a question that looks like one of this kind: no word has to show it
   */
  readonly read: (sentence: Sentence, meant?: Meant) => Claim<K> | undefined;
  /** What is shown above the answer as what was read. */
  readonly label: (query: QueryOfKind<K>) => string;
  /** The question in the words that read back as this query. */
  readonly prompt: (query: QueryOfKind<K>) => string;
}
