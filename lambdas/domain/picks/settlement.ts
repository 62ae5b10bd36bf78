/** Settles a pick by the results of its legs, then its profit, by sportsbooks' rules. */
import type { PickStatus } from '../../contracts/feed/sports.ts';
import type { LegResult } from '../feed/games/settlement.ts';
import { parlayProfit } from '../feed/odds/odds.ts';

/** Every pick counts at the same stake, so that stake sizes cannot improve a record. */
export const stakeCents = 100_00;

/**
 * One lost leg loses the pick, even while others are open. Pushed and voided legs drop out and the remaining ones are
 * repriced; if all legs drop out, the pick is a push.
 * @param results one per leg
 * @param prices American odds of the same legs; null if a leg has no price
 * @returns the status, and the prices of the legs that count; null if one of them has no price
 */
export function gradePick(
  results: readonly LegResult[],
  prices: readonly (number | null)[],
): { status: PickStatus; counting: readonly number[] | null } {
  const counting = results.flatMap((result, index) =>
    result === 'push' || result === 'void' ? [] : [prices[index] ?? null],
  );
  const priced = counting.filter((price) => price !== null);
  return {
    status: statusOf(results),
    counting: priced.length === counting.length ? priced : null,
  };
}

function statusOf(results: readonly LegResult[]): PickStatus {
  if (results.includes('lost')) return 'miss';
  if (results.length === 0 || results.includes('open')) return 'pending';
  return results.includes('won') ? 'hit' : 'push';
}

/**
 * @param counting the prices from `gradePick`
 * @returns whole cents on the flat stake; null while pending, and for a hit or miss without a price
 */
export function profitCents(status: PickStatus, counting: readonly number[] | null): number | null {
  switch (status) {
    case 'pending':
      return null;
    case 'push':
      return 0;
    case 'miss':
      return counting && -stakeCents;
    case 'hit':
      return counting && parlayProfit(stakeCents, counting);
  }
}
