/** The families of markets: how the record counts a leg of each, and what they are called. */
import type { LegFamily } from '../../../contracts/asking/analysis.ts';
import type { BetType } from '../../../contracts/feed/sports.ts';

/**
 * A single of the family. There is no bet type for outrights: a moneyline is closest, a bet on the winner with a price and
 * without a line.
 */
export const betTypes = {
  moneyline: 'moneyline',
  spread: 'spread',
  total: 'over/under',
  prop: 'prop',
  outright: 'moneyline',
  team_total: 'over/under',
  scorer: 'prop',
  first: 'prop',
  double_double: 'prop',
} as const satisfies Record<LegFamily, BetType>;

/** As a heading. */
export const familyNames = {
  moneyline: 'Moneyline',
  spread: 'Spread',
  total: 'Total',
  prop: 'Player prop',
  outright: 'Outright',
  team_total: 'Team total',
  scorer: 'Scorer',
  first: 'First or last to score',
  double_double: 'Double-double',
} as const satisfies Record<LegFamily, string>;
