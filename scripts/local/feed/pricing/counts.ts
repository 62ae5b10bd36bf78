/** How likely a count of a player is, by its average: Poisson, or wider than that where games differ more. */

/**
 * @param mean above 0
 * @param wideness the variance of the count, in averages: 1 is Poisson, more a negative binomial
 * @returns the chance that it is above a line
 */
export function countAbove(mean: number, wideness: number, line: number): number {
  const more = Math.max(0, wideness - 1);
  let chance = more === 0 ? Math.exp(-mean) : wideness ** (-mean / more);
  let upTo = 0;
  for (let count = 0; count <= line; count++) {
    upTo += chance;
    chance *= (mean + more * count) / (wideness * (count + 1));
  }
  return 1 - upTo;
}
