/** Recognizes a sum: figures with the cues that say what to compute. */
import type { SumKind } from '../../../../contracts/asking/queries/sum.ts';
import type { Kind } from '../reading/kind.ts';
import { sumPrompt } from './prompt.ts';
import { sumPartsOf } from './reading/parts.ts';
import { sumRules } from './reading/rules.ts';

const labels: Readonly<Record<SumKind, string>> = {
  payout: 'payout',
  needed_odds: 'odds needed',
  stake_to_win: 'stake needed',
  convert: 'odds converted',
  fair_price: 'no-vig price',
  break_even: 'break-even',
  parlay: 'parlay odds',
  hedge: 'hedge',
  round_robin: 'round robin',
  units: 'units',
  kelly: 'Kelly stake',
  expected_value: 'expected value',
  share: 'share of a bankroll',
  roi: 'return',
  record: 'profit of a record',
  free_bet: 'bonus bet',
  arbitrage: 'arbitrage split',
  middle: 'middle',
  offer: 'offer for a parlay',
};

export const sum: Kind<'sum'> = {
  read(sentence) {
    const parts = sumPartsOf(sentence);
    if (parts.figures.length === 0) return undefined;
    for (const rule of sumRules) {
      const query = rule(parts);
      if (query && (!parts.has('between') || query.sum === 'arbitrage'))
        return { query, used: [...parts.cued, ...parts.figures.map(({ at }) => at)] };
    }
    return undefined;
  },
  label: ({ sum: kind }) => labels[kind],
  prompt: sumPrompt,
};
