/** What a question that refers to the last answer asks for. */
import type { Reading } from '../../../contracts/asking/reading.ts';
import type { Next } from '../answer/next.ts';
import type { RuledQuery } from '../queries/reading/kinds.ts';

/** What can be asked of a stored play. `shown` is the pick once more. */
export type AboutPlay =
  | 'why'
  | 'weakest'
  | 'strongest'
  | 'chance'
  /** That some of its legs come in. */
  | 'some'
  | 'book'
  | 'shown'
  /** Its games and when they start. */
  | 'games'
  /** What other books pay. */
  | 'elsewhere'
  /** How its lines moved up to the answer. */
  | 'moved'
  /** What speaks against it. */
  | 'against'
  /** Where it is placed. */
  | 'place'
  /** What it means, for somebody who is new to betting. */
  | 'meaning'
  /** A bet of another day lost. */
  | 'lost';

/**
 * What is said before an answer: a plain yes or no, that prices move, that none is better, from which price on it is worth it, what it rests
 * on, the edge in percent, which of several we would choose, whether the second of two
 * is the better one, or the first, how much to stake, or which side of a line is favored.
 */
export type Opens =
  | 'yes_or_no'
  | 'prices'
  | 'best'
  | 'fair'
  | 'sure'
  | 'edge'
  | 'pick'
  | 'better'
  | 'than'
  | 'stake'
  | 'favored'
  /** How many rows a list has, or one of them. */
  | 'count'
  | 'second'
  | 'third'
  | 'fourth'
  | 'fifth'
  /** The rows after those that were asked for before. */
  | 'next'
  | 'last';

/** The stored answer is to be saved, as the bet that was made of it. */
export interface Saving {
  readonly kind: 'save';
  /** Dollars; null if none was named. */
  readonly stake: number | null;
  /** A stake in units, whose size the user keeps. */
  readonly units?: number;
  /** American odds of the whole, as it was bet. */
  readonly price?: number;
  readonly book?: string;
  /** Indexes of the legs that were bet; absent for all. */
  readonly legs?: readonly number[];
}

export type Heard =
  /** The play shown, changed. */
  | { readonly kind: 'play'; readonly next: Next }
  /** The last question with other terms, or a question about what was shown. */
  | {
      readonly kind: 'queries';
      readonly queries: readonly RuledQuery[];
      readonly isAside: boolean;
      /** The teams that play those named are asked about instead. */
      readonly isOfOpponent?: boolean;
      /** Players of the teams, in their order: whom they face next is asked, and said. */
      readonly facing?: readonly string[];
      /** Both teams of the game that those named play. */
      readonly isOfGame?: boolean;
      /** Whoever the last answer names first is asked about instead. */
      readonly isOfShown?: boolean;
      /** The teams that the rows of the last answer name first are compared. */
      readonly isOfAllShown?: boolean;
      /** The number to be beaten is that of the line that the last answer says. */
      readonly isOverShown?: boolean;
      /** Every word of it has a place, so that no other reading is looked for. */
      readonly isWhole?: boolean;
      readonly opens?: Opens;
      /** How many rows of a list were asked for before; of `next`. */
      readonly after?: number;
      /** Dollars that the asker has to bet with; of `stake`. */
      readonly bankroll?: number;
      /** Said before the answer, in a sentence. */
      readonly says?: string;
    }
  /** A new question in which the names that were meant are written out. */
  | { readonly kind: 'text'; readonly prompt: string }
  /** About the stored answer itself. `leg` is an index; absent for all legs. */
  | {
      readonly kind: 'about';
      readonly what: AboutPlay;
      readonly leg?: number;
      /** How many legs at least, of `some`. */
      readonly count?: number;
      /** Words for one of several singles that the answer only names. */
      readonly single?: string;
      /** Only these books; absent for all. */
      readonly books?: readonly string[];
    }
  | Saving
  /** An earlier version of the bet is wanted again. */
  | { readonly kind: 'back'; readonly to: 'first' | 'previous' }
  /** The same bet on games that start before the earliest of those shown, or after the latest. */
  | { readonly kind: 'hour'; readonly to: 'earlier' | 'later' }
  /** A word of thanks, which asks for nothing. */
  | { readonly kind: 'thanks' }
  /** "I'll think about it": nothing is asked, and nothing changes. */
  | { readonly kind: 'noted' }
  /** It refers to the last answer, and cannot be done. `why` is a sentence for the user. */
  | {
      readonly kind: 'unclear';
      readonly why: string;
      /** Questions that it may have meant. */
      readonly instead?: readonly string[];
      /** A bet by itself that its words name: to be offered where it can be had. */
      readonly bet?: Reading;
      /** Every word was heard, so that no second reader is asked what else it could mean. */
      readonly isSure?: true;
    };
