/** Whether a book's price for a slip with legs of one game is good, by the range of the slip's chance. */
import { americanToDecimal } from './odds.ts';

/** The American prices between which the chance is too uncertain for a yes or a no. */
export interface PriceRange {
  /** The price for the low end of the chance; null if no price is high enough. */
  readonly goodAt: number | null;
  /** The price for the high end of the chance; null if no price is too low. */
  readonly closeFrom: number | null;
}

export type SlipVerdict = 'good' | 'close' | 'no';

/**
 * Compares prices as they are shown, rounded to whole American odds, so that what is said can be checked by hand.
 * @param american the price with its boost
 */
export function slipVerdict(american: number, { goodAt, closeFrom }: PriceRange): SlipVerdict {
  const paid = americanToDecimal(american);
  if (goodAt !== null && paid >= americanToDecimal(goodAt)) return 'good';
  return closeFrom === null || paid >= americanToDecimal(closeFrom) ? 'close' : 'no';
}
