/** The possible results of a question, and what each contains. */
import type { Note, PromptAnalysis } from '../../contracts/analysis.ts';
import type { Alternative, OfferedChange } from '../../contracts/ask.ts';
import type { Reading, ShownReading } from '../../contracts/reading.ts';
import type { Sport } from '../../contracts/sports.ts';
import type { Board } from '../../domain/answer/candidate.ts';
import type * as model from '../../services/model.ts';

/** A sport's games of the coming days, with the notes that an answer made of them must show. */
export interface Loaded extends Board {
  readonly notes: readonly Note[];
  /** Reason for an empty list other than an empty schedule. */
  readonly whyNothing?: string | undefined;
}

export interface Dependencies {
  /** Reads each sport once, and once more with player props. */
  readonly load: (sport: Sport, wants?: { readonly withProps: boolean }) => Promise<Loaded>;
  /** Calls the model; never throws. */
  readonly choose: typeof model.choose;
}

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
  readonly tokens?: model.Tokens;
}

export type Answered =
  | (AnswerBase & {
      readonly kind: 'play';
      readonly model: string;
      readonly dropped: number;
      readonly changes: readonly OfferedChange[];
    })
  | (AnswerBase & { readonly kind: 'no_play' | 'info' | 'care' });

export type Outcome =
  | Answered
  | {
      readonly kind: 'unparsable';
      readonly why: string;
      readonly tokens: model.Tokens;
      readonly analysis: PromptAnalysis;
    }
  | { readonly kind: 'no-text'; readonly why: string; readonly tokens: model.Tokens }
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'timed-out' };
