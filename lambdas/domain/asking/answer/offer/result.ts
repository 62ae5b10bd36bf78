/** What can be offered for a reading, or the first term that nothing meets. */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import type { Game } from '../../../feed/games/game.ts';
import type { Candidate } from '../candidate.ts';
import type { Wanted } from '../combine.ts';
import { fits } from '../terms.ts';
import type { Unmet } from '../unmet/unmet.ts';

/** A deviation from the question, which is noted in the answer and not charged. */
export type Substitute =
  | { readonly kind: 'not_safe' }
  /** The line requested besides a moneyline has no price, so only the moneyline was considered. */
  | { readonly kind: 'no_line'; readonly line: number }
  /** No book lists the line, and the nearest one was wished for in that case. */
  | { readonly kind: 'nearest_line'; readonly line: number }
  /** Bets apart from each other were asked for, and an answer is one slip: the first of them. */
  | {
      readonly kind: 'singles';
      readonly wanted: number;
      readonly others: readonly Candidate[];
      /** A parlay was asked for, and no book lists all of its legs. */
      readonly isAtNoBook?: true;
    }
  /** A likelier bet was asked for, and none with as many legs has this chance (percent). */
  | {
      readonly kind: 'fewer_to_be_safer';
      readonly wanted: number;
      readonly found: number;
      readonly chance: number;
    }
  /** A round robin was asked for: all of its legs as one parlay. */
  | { readonly kind: 'round_robin'; readonly legs: number; readonly by: number | null }
  /** All teams of a group were asked for, and two of them play each other. */
  | { readonly kind: 'one_of_both'; readonly games: readonly Game[] }
  | {
      readonly kind: 'fewer_legs';
      readonly wanted: number;
      readonly found: number;
      /** Games with a leg that fits; every leg needs its own. */
      readonly games: number;
      readonly isGolf: boolean;
      /** For a bet on one game: whether a player prop of it could have been a leg. */
      readonly ofGame?: { readonly hasProps: boolean };
    };

export type Offer =
  | {
      readonly kind: 'offer';
      /** Best first; each one fits as a leg. */
      readonly pool: readonly Candidate[];
      /** The code's own choice. */
      readonly legs: readonly Candidate[];
      readonly wanted: Wanted;
      readonly substitutes: readonly Substitute[];
      /** Where the likeliest was asked for, and some games have no price in a market that was asked for. */
      readonly partlyPriced?: PartlyPriced;
    }
  | NotMet;

/** How much of the games asked about could be compared. */
export interface PartlyPriced {
  readonly games: number;
  readonly priced: number;
  /** First and last league day of those that are priced. */
  readonly days: readonly [first: string, last: string];
}

export interface NotMet {
  readonly kind: 'unmet';
  readonly unmet: Unmet;
  /** The reading that is not met, if it is that of a wish. */
  readonly of?: Reading;
  /** For a question with wishes, which of them cannot be met; null for one that can. */
  readonly wishes?: readonly (NotMet | null)[];
}

export const unmet = (why: Unmet): NotMet => ({ kind: 'unmet', unmet: why });

/** Whether the offer's own choice meets the question in full, be it in singles. */
export function isWhole(offer: Offer, reading: Reading): boolean {
  if (offer.kind === 'unmet') return false;
  const [substitute] = offer.substitutes;
  // Wishes that only one game can meet ask for a bet on that game.
  const { sameGame } = offer.wanted.reading;
  return substitute ? isInSingles(substitute) : fits(offer.legs, { ...reading, sameGame });
}

/** As many singles as were asked for, all named in the answer. */
const isInSingles = (substitute: Substitute): boolean =>
  substitute.kind === 'singles' &&
  !substitute.isAtNoBook &&
  substitute.others.length + 1 === substitute.wanted;
