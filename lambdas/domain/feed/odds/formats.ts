/** Odds in every form in which they are written: American, decimal, fractional, and as the chance they imply. */
import type { OddsFormat, WrittenOdds } from '../../../contracts/asking/queries/sum.ts';
import { americanToDecimal } from './odds.ts';

/**
 * @returns the payout per unit staked, stake included: over 1
 * @throws RangeError for American odds between -100 and +100
 */
export function decimalOf({ format, value }: WrittenOdds): number {
  if (format === 'american') return americanToDecimal(value);
  if (format === 'decimal') return value;
  return format === 'fraction' ? 1 + value : 100 / value;
}

/** @returns American odds, not rounded; even money is +100. @param decimal over 1 */
export function exactAmerican(decimal: number): number {
  const american = decimal >= 2 ? (decimal - 1) * 100 : -100 / (decimal - 1);
  return american === -100 ? 100 : american;
}

/** @returns the same odds in another form. @param decimal over 1 */
export function oddsIn(format: OddsFormat, decimal: number): WrittenOdds {
  if (format === 'american') return { format, value: exactAmerican(decimal) };
  if (format === 'decimal') return { format, value: decimal };
  return { format, value: format === 'fraction' ? decimal - 1 : 100 / decimal };
}

/** The largest denominator that is used for fractional odds. */
const largestDenominator = 100;

/** The simplest fraction of a ratio, within a thousandth of it: 3.5 is 7/2. */
function fractionOf(ratio: number): readonly [number, number] {
  let best: readonly [number, number] = [Math.max(1, Math.round(ratio)), 1];
  const miss = ([won, staked]: readonly [number, number]) => Math.abs(won / staked - ratio);
  for (let staked = 1; staked <= largestDenominator; staked++) {
    const each = [Math.max(1, Math.round(ratio * staked)), staked] as const;
    if (miss(each) < miss(best) - 1e-12) best = each;
    if (miss(best) <= ratio * 1e-9) break;
  }
  return best;
}

/** Up to so many decimals, without zeros at the end. */
const short = (value: number, places: number) => `${Number(value.toFixed(places))}`;

/** `+150`, `-110`, `2.5`, `3/2`, `40%`; American odds are rounded to whole numbers, prices keep the ASCII minus sign. */
export function written({ format, value }: WrittenOdds): string {
  if (format === 'american') {
    const whole = Math.round(value);
    return whole > 0 ? `+${whole}` : `${whole}`;
  }
  if (format === 'fraction') return fractionOf(value).join('/');
  return format === 'percent' ? `${short(value, value < 1 ? 2 : 1)}%` : short(value, 3);
}

/** As `written`, with every digit that a question had. */
export function writtenExactly({ format, value }: WrittenOdds): string {
  if (format === 'american') return value > 0 ? `+${value}` : `${value}`;
  if (format === 'percent') return `${value}%`;
  // Two decimals make a decimal price; without them it could be an amount.
  if (format === 'decimal') return Number.isInteger(value * 10) ? value.toFixed(2) : `${value}`;
  return fractionOf(value).join('/');
}
