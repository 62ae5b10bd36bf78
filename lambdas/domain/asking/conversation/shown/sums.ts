/** What a bet that was shown pays, must win, and is worth. */
import type { SumQuery } from '../../../../contracts/asking/queries/sum.ts';
import { type Asked, ofRole } from '../../queries/parts/asked.ts';
import { chanceIn, dollarsIn, oddsIn } from '../../queries/parts/figures.ts';
import type { Shown } from './subject.ts';

/**
 * @param topic as the query names it
 * @returns undefined where no price was shown, or where it is another sum
 */
export function sumOfShown(topic: string, asked: Asked, shown: Shown): SumQuery | undefined {
  const [stake, ...more] = ofRole(asked, 'stake', 'bankroll').flatMap(({ words }) => dollarsIn(words) ?? []);
  const [price, ...others] = ofRole(asked, 'price').flatMap(({ words }) => oddsIn(words) ?? []);
  const [chance] = ofRole(asked, 'chance').flatMap(({ words }) => chanceIn(words) ?? []);
  const odds = price ?? shown.odds;
  if (!odds || more.length + others.length > 0) return undefined;
  const staked = stake ?? shown.stake;
  switch (topic) {
    case 'payout':
      if (chance !== undefined) return undefined;
      return staked === null
        ? { ask: 'sum', sum: 'convert', odds, to: null }
        : { ask: 'sum', sum: 'payout', stake: staked, odds };
    case 'break_even':
      return chance === undefined ? { ask: 'sum', sum: 'break_even', odds } : undefined;
    case 'convert':
      return chance === undefined && stake === undefined
        ? { ask: 'sum', sum: 'convert', odds, to: null }
        : undefined;
    case 'expected_value':
      return chance === undefined
        ? undefined
        : { ask: 'sum', sum: 'expected_value', odds, chance, stake: staked };
    default:
      return undefined;
  }
}
