/** What a bet wins when its book boosts the winnings, or when the stake is the book's. */
import { americanToDecimal, decimalToAmerican, parlayProfit } from './odds.ts';

/** A book's offer of more winnings. */
export interface Boost {
  /** Added to the winnings, percent. */
  readonly percent: number;
  /** The part of a stake that is boosted at most, whole cents; null if there is no limit. */
  readonly maxStakeCents: number | null;
}

/**
 * The winnings of a bet, of which a boost adds to the part up to its limit; the rest of the stake wins at the plain price.
 * @param stakeCents whole cents
 * @param americans the odds of each leg, or of the whole
 * @returns whole cents on top of the stake
 * @throws RangeError for a number between -100 and +100
 */
export function winningsCents(
  stakeCents: number,
  americans: readonly number[],
  boost?: Boost | undefined,
): number {
  if (!boost) return parlayProfit(stakeCents, americans);
  const boosted = Math.min(stakeCents, boost.maxStakeCents ?? stakeCents);
  // In hundredths of a cent, so that the boost is not added to winnings that were rounded.
  return Math.round(parlayProfit(stakeCents * 100 + boosted * boost.percent, americans) / 100);
}

/**
 * The price that a boost makes of another, for a stake within the boost's limit.
 * @param percent added to the winnings
 * @returns American odds, rounded to a whole number
 */
export function boostedPrice(american: number, percent: number): number {
  return decimalToAmerican(1 + (americanToDecimal(american) - 1) * (1 + percent / 100));
}

/**
 * A bonus bet pays its winnings only, so it is worth its chance times the winnings.
 * @param percent the chance that it wins
 * @returns dollars that a bonus bet of $100 wins on average, two decimals
 */
export function bonusBetValue(american: number, percent: number): number {
  return Math.round(percent * (americanToDecimal(american) - 1) * 100) / 100;
}
