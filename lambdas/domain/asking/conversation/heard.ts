/** What a question that refers to the last answer asks for. */
import type { Next } from '../answer/follow.ts';
import type { RuledQuery } from '../queries/reading/kinds.ts';

/** What can be asked of a stored play. `shown` is the pick once more. */
export type AboutPlay = 'why' | 'weakest' | 'strongest' | 'chance' | 'book' | 'shown';

export type Heard =
  /** The play shown, changed. */
  | { readonly kind: 'play'; readonly next: Next }
  /** The last question with other terms, or a question about what was shown. */
  | { readonly kind: 'queries'; readonly queries: readonly RuledQuery[]; readonly isAside: boolean }
  /** A new question in which the names that were meant are written out. */
  | { readonly kind: 'text'; readonly prompt: string }
  /** About the stored answer itself. `leg` is an index; absent for all legs. */
  | { readonly kind: 'about'; readonly what: AboutPlay; readonly leg?: number }
  /** The stored answer is to be saved; `stake` in dollars, null if none was named. */
  | { readonly kind: 'save'; readonly stake: number | null }
  /** A word of thanks, which asks for nothing. */
  | { readonly kind: 'thanks' }
  /** It refers to the last answer, and cannot be done. `why` is a sentence for the user. */
  | {
      readonly kind: 'unclear';
      readonly why: string;
      /** Questions that it may have meant. */
      readonly instead?: readonly string[];
    };
