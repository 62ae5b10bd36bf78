/** Which suggestions have a price now, so that a chip says it before it is pressed. */
import type { LegMarket } from '../../../../lambdas/contracts/analysis.ts';
import type { AskSport } from './suggestions.ts';

/** What can be bet on in a sport, as the status tells it. */
export interface PricedSport {
  readonly markets: readonly string[];
  /** Games to come with a price. */
  readonly games: number;
}

/** A market that has to be priced, or how many games. */
type Need = LegMarket | number;

/** Of the five suggestions of a sport, in their order: a 3-leg parlay needs three games. */
const usual: readonly Need[] = [3, 'prop', 'total', 'moneyline', 'spread'];
const needs: Partial<Record<AskSport, readonly Need[]>> = {
  MLS: [3, 'prop', 'total', 1, 'spread'],
  GOLF: [3, 'prop', 'total', 1, 'outright'],
};

/**
 * @param index the suggestion's place
 * @param priced undefined where nothing is known: then nothing is denied
 */
export function isPriced(sport: AskSport, index: number, priced: PricedSport | undefined): boolean {
  const need = (needs[sport] ?? usual)[index];
  if (!priced || need === undefined) return true;
  return typeof need === 'number' ? priced.games >= need : priced.markets.includes(need);
}
