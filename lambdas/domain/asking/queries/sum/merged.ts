/** Sums that one question asks together, and that are one. */
import type { RuledQuery } from '../reading/kinds.ts';

/**
 * "A 25 bonus bet at +300, do I get the 25 back?": what the stake pays at those odds would return the stake, which a bonus bet does not.
 * @returns the same queries, or one in the place of the two
 */
export function mergedSums(queries: readonly RuledQuery[]): RuledQuery[] {
  const bonus = queries.find((query) => query.ask === 'sum' && query.sum === 'free_bet');
  const paid = queries.find((query) => query.ask === 'sum' && query.sum === 'payout');
  if (bonus?.ask !== 'sum' || bonus.sum !== 'free_bet' || bonus.odds !== null) return [...queries];
  if (paid?.ask !== 'sum' || paid.sum !== 'payout' || paid.stake !== bonus.stake) return [...queries];
  return queries.flatMap((query) =>
    query === paid ? [] : [query === bonus ? { ...bonus, odds: paid.odds } : query],
  );
}
