/** Which suggestions have prices now; the others are marked. */
import type { LegMarket } from '../../../../../lambdas/contracts/asking/analysis.ts';
import type { AskSport } from './suggestions.ts';

/** The markets and games of a sport that have prices, from the status call. */
export interface PricedSport {
  readonly markets: readonly string[];
  /** Number of upcoming games with prices. */
  readonly games: number;
}

/** A market that must be priced, or a minimum number of games. */
type Need = LegMarket | number;

/** For the five suggestions of a sport, in order: a 3-leg parlay needs three games. */
const usual: readonly Need[] = [3, 'prop', 'total', 'moneyline', 'spread'];
const needs: Partial<Record<AskSport, readonly Need[]>> = {
  MLS: [3, 'prop', 'total', 1, 'spread'],
  GOLF: [3, 'prop', 'total', 1, 'outright'],
};

/**
 * @param index of the suggestion
 * @param priced undefined if unknown; every suggestion then counts as priced
 */
export function isPriced(sport: AskSport, index: number, priced: PricedSport | undefined): boolean {
  const need = (needs[sport] ?? usual)[index];
  if (!priced || need === undefined) return true;
  return typeof need === 'number' ? priced.games >= need : priced.markets.includes(need);
}
