/** Price ranges in American odds, compared by what they pay. */
import type { Bounds } from '../../../../contracts/asking/reading.ts';
import { americanToDecimal, decimalToAmerican, isAmerican } from '../../../feed/odds/odds.ts';

/** Longer than any book offers. */
const longest = 100_000;

/** @returns whole American odds; null if the number is not a valid price */
export function americanOf(odds: number): number | null {
  const whole = Math.round(odds);
  return isAmerican(whole) && Math.abs(whole) <= longest ? whole : null;
}

/** @returns the bounds in order of payout; null if neither is a valid price */
export function priceBounds(min: number | null, max: number | null): Bounds | null {
  const low = min === null ? null : americanOf(min);
  const high = max === null ? null : americanOf(max);
  if (low === null && high === null) return null;
  const swapped = low !== null && high !== null && americanToDecimal(low) > americanToDecimal(high);
  return swapped ? { min: high, max: low } : { min: low, max: high };
}

/**
 * The range "around" a price: 0.64 to 1.44 times its profit, so that "around +250" is +160 to +360, and 0.8 to 1.25 times that of a
 * favorite: "around -150" is -188 to -120, and not even money.
 */
export function around(american: number): Bounds | null {
  if (americanOf(american) === null) return null;
  const profit = americanToDecimal(american) - 1;
  const [least, most] = profit < 1 ? [0.8, 1.25] : [0.64, 1.44];
  return priceBounds(decimalToAmerican(1 + least * profit), decimalToAmerican(1 + most * profit));
}

/**
 * The range around the price of a single leg, which always has legs nearer than a parlay has payouts: 0.8 to 1.25 times its profit, so that
 * "around even money" is -125 to +125.
 */
export function aroundLeg(american: number): Bounds | null {
  if (americanOf(american) === null) return null;
  const profit = americanToDecimal(american) - 1;
  return priceBounds(decimalToAmerican(1 + 0.8 * profit), decimalToAmerican(1 + 1.25 * profit));
}

/** Odds of what is to come back for a stake: a bet that pays less does not turn 10 into 100, and one that pays far more is not meant. */
export function returning(decimal: number): { readonly min: number; readonly max: number | null } {
  const min = decimalToAmerican(decimal);
  return { min, max: around(min)?.max ?? null };
}

/** The overlap of two ranges; the second one if they do not overlap. */
export function narrowed(one: Bounds | null, other: Bounds | null): Bounds | null {
  if (!one || !other) return other ?? one;
  const value = (odds: number | null, open: number) => (odds === null ? open : americanToDecimal(odds));
  const min = value(one.min, 0) > value(other.min, 0) ? one.min : other.min;
  const max = value(one.max, Infinity) < value(other.max, Infinity) ? one.max : other.max;
  return value(min, 0) <= value(max, Infinity) ? { min, max } : other;
}
