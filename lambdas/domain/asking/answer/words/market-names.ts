/** What the markets of a question are called in an answer. */
import type { WantedMarket } from '../../../../contracts/asking/reading.ts';

const names: Readonly<Record<WantedMarket, string>> = {
  moneyline: 'moneyline',
  spread: 'spread',
  total: 'over/under',
  prop: 'player prop',
  outright: 'outright',
  top_5: 'top-5 finish',
  top_10: 'top-10 finish',
  top_20: 'top-20 finish',
  cut: 'cut',
  round_leader: 'first-round leader',
  team_total: 'team total',
};

export const marketName = (market: WantedMarket): string => names[market];
