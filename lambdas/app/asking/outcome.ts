/** The possible answers to a question, and what each contains. */
import type { Note, PromptAnalysis } from '../../contracts/asking/analysis.ts';
import type { Alternative, OfferedChange, ReadBy } from '../../contracts/asking/ask.ts';
import type { Card, Verdict } from '../../contracts/asking/cards.ts';
import type { AskKind } from '../../contracts/asking/query.ts';
import type { Reading, ShownReading } from '../../contracts/asking/reading.ts';
import type { Screen } from '../../contracts/asking/screens.ts';

interface AnswerBase {
  readonly charged: boolean;
  readonly readBy: ReadBy;
  /** Plain text. */
  readonly response: string;
  readonly analysis: PromptAnalysis;
  readonly reading: ShownReading;
  readonly notes: readonly Note[];
  readonly alternatives: readonly Alternative[];
  /** The reading that the answer is based on. */
  readonly read: Reading;
}

export type Play = AnswerBase & {
  readonly kind: 'play';
  readonly changes: readonly OfferedChange[];
};

/** An answer without a play: it costs nothing, and is stored only if it has a bet of the asker's own. */
export type NoPlay = AnswerBase & {
  readonly kind: 'no_play' | 'clarify' | 'info' | 'care';
  /** The words that neither reader placed; only with `clarify`. */
  readonly unread?: readonly string[];
  /** The kinds of the queries answered, in order; absent if the question was read as a play. */
  readonly asks?: readonly AskKind[];
  readonly cards?: readonly Card[];
  readonly verdict?: Verdict;
  readonly screens?: readonly Screen[];
  /** Whether `analysis` is a bet that the asker named: it is stored, so that it can be tracked. */
  readonly isOwn?: boolean;
};

export type Answered = Play | NoPlay;
