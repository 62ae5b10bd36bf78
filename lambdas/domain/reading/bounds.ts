/** Price ranges in American odds, compared by what they pay. */
import type { Bounds } from '../../contracts/reading.ts';
import { americanToDecimal, decimalToAmerican, isAmerican } from '../odds.ts';

/** Longer odds than any book's. */
const longest = 100_000;

/** @returns whole American odds; null for a number that is none */
export function americanOf(odds: number): number | null {
  const whole = Math.round(odds);
  return isAmerican(whole) && Math.abs(whole) <= longest ? whole : null;
}

/** @returns the two in order of what they pay; null where neither is a price */
export function priceBounds(min: number | null, max: number | null): Bounds | null {
  const low = min === null ? null : americanOf(min);
  const high = max === null ? null : americanOf(max);
  if (low === null && high === null) return null;
  const swapped = low !== null && high !== null && americanToDecimal(low) > americanToDecimal(high);
  return swapped ? { min: high, max: low } : { min: low, max: high };
}

/** What "around" means: from 0.64 to 1.44 of the profit, so that "around +250" is +160 to +360. */
export function around(american: number): Bounds | null {
  if (americanOf(american) === null) return null;
  const profit = americanToDecimal(american) - 1;
  return priceBounds(decimalToAmerican(1 + 0.64 * profit), decimalToAmerican(1 + 1.44 * profit));
}

/** The narrower of two wishes; the later one where they do not meet. */
export function narrowed(one: Bounds | null, other: Bounds | null): Bounds | null {
  if (!one || !other) return other ?? one;
  const value = (odds: number | null, open: number) => (odds === null ? open : americanToDecimal(odds));
  const min = value(one.min, 0) > value(other.min, 0) ? one.min : other.min;
  const max = value(one.max, Infinity) < value(other.max, Infinity) ? one.max : other.max;
  return value(min, 0) <= value(max, Infinity) ? { min, max } : other;
}
