/** The possible results of a question, and what each contains. */
import type { Note, PromptAnalysis } from '../../contracts/analysis.ts';
import type { Alternative, OfferedChange } from '../../contracts/ask.ts';
import type { Reading, ShownReading } from '../../contracts/reading.ts';
import type { Sport } from '../../contracts/sports.ts';
import type { Board } from '../../domain/answer/candidate.ts';
import type * as model from '../../services/model.ts';

/** A sport's games of the coming days, with what must be said of them. */
export interface Loaded extends Board {
  readonly notes: readonly Note[];
  /** Why there is nothing, where it is not that nothing is scheduled. */
  readonly whyNothing?: string | undefined;
}

export interface Means {
  /** At most once for each sport, and once more for its player props. */
  readonly load: (sport: Sport, wants?: { readonly withProps: boolean }) => Promise<Loaded>;
  /** Asks the model; never throws. */
  readonly choose: typeof model.choose;
}

interface Said {
  readonly charged: boolean;
  /** Plain text. */
  readonly response: string;
  readonly analysis: PromptAnalysis;
  readonly reading: ShownReading;
  readonly notes: readonly Note[];
  readonly alternatives: readonly Alternative[];
  /** The reading that was answered. */
  readonly read: Reading;
  /** Of all calls together; absent where the model was not asked. */
  readonly tokens?: model.Tokens;
}

export type Answered =
  | (Said & {
      readonly kind: 'play';
      readonly model: string;
      readonly dropped: number;
      readonly changes: readonly OfferedChange[];
    })
  | (Said & { readonly kind: 'no_play' | 'info' | 'care' });

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
