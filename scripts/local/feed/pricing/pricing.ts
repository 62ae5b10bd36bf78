/** Arithmetic for invented books: from prices to implied probabilities, and back. */

/** American odds of the two sides of a market. */
export type Pair = readonly [number, number];

/** Break-even probability of a price, 0 to 1. */
export function impliedBy(american: number): number {
  return american > 0 ? 100 / (american + 100) : -american / (100 - american);
}

/** @returns the first side's share of both implied probabilities, and their sum; for one price only the sum is useful */
export function shareOf(prices: readonly number[]): { share: number; sum: number } {
  const implied = prices.map(impliedBy);
  const sum = implied.reduce((all, each) => all + each, 0);
  return { share: (implied[0] ?? 0) / sum, sum };
}

/** @returns whole American odds of a decimal price */
export function american(decimal: number): number {
  return rounded(decimal >= 2 ? (decimal - 1) * 100 : -100 / (decimal - 1));
}

/**
 * Interpolates between two prices by implied probability.
 * @param weight 0 returns the first price exactly, 1 the second
 */
export function between(from: number, to: number, weight: number): number {
  if (weight <= 0) return from;
  if (weight >= 1) return to;
  return rounded(americanOf(impliedBy(from) * (1 - weight) + impliedBy(to) * weight));
}

/** Even money is written +100. */
function rounded(price: number): number {
  const whole = Math.round(price);
  return whole === -100 ? 100 : whole;
}

/** Shifts a probability by percentage points at even odds, and by less toward 0 and 1. */
export function shifted(share: number, points: number): number {
  const logit = Math.log(share / (1 - share)) + points / 25;
  return 1 / (1 + Math.exp(-logit));
}

/** Bounds of a book's overround: at least 2%, and one line of the source is far above 6%. */
const [leastSum, mostSum] = [1.02, 1.06];
/** Minimum margin on each side over the book's own probability. */
const leastMargin = 0.002;

/**
 * @param share the first side's chance, 0 to 1
 * @param sum of both implied probabilities
 * @param cents added to the first price and taken from the second
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

/** @returns unrounded odds; even money is -100 */
function americanOf(implied: number): number {
  return implied >= 0.5 ? (-100 * implied) / (1 - implied) : (100 * (1 - implied)) / implied;
}

/** -102 is four cents worse than +102. */
function plus(american: number, cents: number): number {
  const past = (american > 0 ? american - 100 : american + 100) + cents;
  return past >= 0 ? past + 100 : past - 100;
}
