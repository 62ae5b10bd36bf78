/** The possible results of a question, and what each contains. */
import type { Note, PromptAnalysis } from '../../contracts/asking/analysis.ts';
import type { Alternative, OfferedChange } from '../../contracts/asking/ask.ts';
import type { Card, Verdict } from '../../contracts/asking/cards.ts';
import type { AskKind } from '../../contracts/asking/query.ts';
import type { Reading, ShownReading } from '../../contracts/asking/reading.ts';
import type { Tokens } from '../../services/asking/model.ts';

interface AnswerBase {
  readonly charged: boolean;
  /** Plain text. */
  readonly response: string;
  readonly analysis: PromptAnalysis;
  readonly reading: ShownReading;
  readonly notes: readonly Note[];
  readonly alternatives: readonly Alternative[];
  /** The reading that the answer is based on. */
  readonly read: Reading;
  /** Total of all model calls; absent if there was none. */
  readonly tokens?: Tokens;
}

export type Play = AnswerBase & {
  readonly kind: 'play';
  /** The model's name in the API response. */
  readonly model: string;
  /** How many legs of the solver were rejected. */
  readonly dropped: number;
  readonly changes: readonly OfferedChange[];
};

/** An answer without a play: it is not stored, and costs nothing. */
export type NoPlay = AnswerBase & {
  readonly kind: 'no_play' | 'info' | 'care';
  /** The kinds of the queries answered, in order; absent if the question was read as a play. */
  readonly asks?: readonly AskKind[];
  readonly cards?: readonly Card[];
  readonly verdict?: Verdict;
};

export type Answered = Play | NoPlay;

/** The model returned text that is not a valid reply, and the user gets a message in its place. */
export interface Unparsable {
  readonly kind: 'unparsable';
  readonly why: string;
  readonly tokens: Tokens;
}

export type Failure =
  | Unparsable
  | { readonly kind: 'no-text'; readonly why: string; readonly tokens: Tokens }
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'timed-out' };

export type Outcome = Answered | Failure;

export function isFailure(outcome: Outcome): outcome is Failure {
  return !('response' in outcome);
}
