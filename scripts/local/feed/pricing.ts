/** Arithmetic of a book that is made up: what chance its prices say, and which prices say another. */

/** American odds of the two sides of a market. */
export type Pair = readonly [number, number];

/** What must win for the price to break even, 0 to 1. */
export function impliedBy(american: number): number {
  return american > 0 ? 100 / (american + 100) : -american / (100 - american);
}

/** @returns the first side's share of what both imply, and the sum; of one price the sum alone says something */
export function shareOf(prices: readonly number[]): { share: number; sum: number } {
  const implied = prices.map(impliedBy);
  const sum = implied.reduce((all, each) => all + each, 0);
  return { share: (implied[0] ?? 0) / sum, sum };
}

/** @returns American odds of a decimal price, whole */
export function american(decimal: number): number {
  return rounded(decimal >= 2 ? (decimal - 1) * 100 : -100 / (decimal - 1));
}

/**
 * The price between two others, by what they imply.
 * @param weight 0 is the first, 1 the second, and exactly so
 */
export function between(from: number, to: number, weight: number): number {
  if (weight <= 0) return from;
  if (weight >= 1) return to;
  return rounded(americanOf(impliedBy(from) * (1 - weight) + impliedBy(to) * weight));
}

/** An even price is written +100. */
function rounded(price: number): number {
  const whole = Math.round(price);
  return whole === -100 ? 100 : whole;
}

/** Moves a chance by percentage points where it is even, and less the surer it is. */
export function shifted(share: number, points: number): number {
  const logit = Math.log(share / (1 - share)) + points / 25;
  return 1 / (1 + Math.exp(-logit));
}

/** No book takes less, and one line of the source has much more. */
const [leastSum, mostSum] = [1.02, 1.06];
/** A price never gives away what the book holds to be the chance. */
const leastMargin = 0.002;

/**
 * @param share the first side's chance, 0 to 1
 * @param sum what both prices imply together
 * @param cents that the first side pays more, and the second less
 */
export function priced(share: number, sum: number, cents: number): Pair {
  const margin = Math.min(mostSum, Math.max(leastSum, sum));
  const side = (chance: number, more: number) => {
    const fair = Math.min(0.97, Math.max(0.015, chance));
    const wanted = impliedBy(plus(americanOf(fair * margin), more));
    return rounded(americanOf(Math.min(0.99, Math.max(wanted, fair + leastMargin))));
  };
  return [side(share, cents), side(1 - share, -cents)];
}

/** @returns not rounded; an even price is -100 */
function americanOf(implied: number): number {
  return implied >= 0.5 ? (-100 * implied) / (1 - implied) : (100 * (1 - implied)) / implied;
}

/** -102 is four cents worse than +102. */
function plus(american: number, cents: number): number {
  const past = (american > 0 ? american - 100 : american + 100) + cents;
  return past >= 0 ? past + 100 : past - 100;
}
