/** How much to stake: hedges, splits, Kelly, and what a bet is worth at a chance. Odds are decimal, chances 0 to 1. */

/**
 * The stake on the other side after which both results pay the same: what the open bet returns, at the other side's price.
 * @param returns what the open bet pays back if it wins, its stake included
 * @param other the other side's price
 */
export function hedgeStake(returns: number, other: number): number {
  return returns / other;
}

/**
 * Splits a total over every side of a market, so that each pays the same: in proportion to 1 / price.
 * @returns the stake on each, in order
 */
export function equalSplit(total: number, prices: readonly number[]): number[] {
  const shares = prices.map((price) => 1 / price);
  const sum = shares.reduce((all, share) => all + share, 0);
  return shares.map((share) => (total * share) / sum);
}

/** @returns the sum of the implied chances less 1: the books' margin; negative where every side together makes a profit */
export function marginOf(prices: readonly number[]): number {
  return prices.reduce((all, price) => all + 1 / price, 0) - 1;
}

/** @returns profit per unit staked, on average */
export function expectedValue(price: number, chance: number): number {
  return chance * price - 1;
}

/**
 * The share of a bankroll that grows it fastest (Kelly 1956): edge divided by the odds to one.
 * @returns 0 where the price has no edge
 */
export function kellyShare(price: number, chance: number): number {
  return Math.max(0, expectedValue(price, chance) / (price - 1));
}

/**
 * A bonus bet returns its profit only. Hedged on the other side, both results pay the same.
 * @param price of the bonus bet
 * @param other the other side's price
 * @returns the stake on the other side, and the profit of either result
 */
export function convertedBonus(
  bonus: number,
  price: number,
  other: number,
): { readonly hedge: number; readonly profit: number } {
  const won = bonus * (price - 1);
  const hedge = won / other;
  return { hedge, profit: won - hedge };
}

/** @returns the number of ways to choose so many of these */
export function combinations(of: number, choose: number): number {
  let count = 1;
  for (let at = 1; at <= choose; at++) count = (count * (of - choose + at)) / at;
  return Math.round(count);
}

/** What the tickets of a round robin return, if the first `won` picks win: all sets of `by` of them. */
export function roundRobinReturn(prices: readonly number[], by: number, won: number, stake: number): number {
  const winners = prices.slice(0, won);
  // The elementary symmetric polynomial of the prices: the sum of the products of every set of `by`.
  const sums = [1, ...Array.from({ length: by }, () => 0)];
  for (const price of winners)
    for (let size = by; size >= 1; size--) sums[size] = (sums[size] ?? 0) + price * (sums[size - 1] ?? 0);
  return stake * (sums[by] ?? 0);
}
