/** A sum of bets in words that read back as the same sum. */
import type { SumQuery } from '../../../../../contracts/asking/queries/sum.ts';
import { writtenExactly } from '../../../../feed/odds/formats.ts';

export type SumOfBets = Extract<
  SumQuery,
  { readonly sum: 'bet_results' | 'price_difference' | 'cash_out' | 'many_bets' }
>;

const amount = (dollars: number) => `$${Number(dollars.toFixed(2))}`;
const percent = (chance: number) => `${Number((chance * 100).toFixed(4))}%`;

export function promptOfBets(query: SumOfBets): string {
  switch (query.sum) {
    case 'bet_results': {
      const bets = query.bets.map(
        ({ result, stake, odds }) =>
          `${result} ${amount(stake)}${odds === null ? '' : ` at ${writtenExactly(odds)}`}`,
      );
      return `Total if I ${bets.join(', ')}`;
    }
    case 'price_difference': {
      const [one, other] = query.odds.map(writtenExactly);
      const on =
        query.amount === null ? '' : ` ${query.of === 'win' ? 'to win' : 'on'} ${amount(query.amount)}`;
      return `What is the difference${on} between ${one} and ${other}`;
    }
    case 'cash_out': {
      const { chance } = query;
      const at =
        chance === null
          ? ''
          : ` at ${chance.format === 'percent' ? percent(chance.value / 100) : writtenExactly(chance)}`;
      return `Cash out for ${amount(query.offered)} or hold a bet that pays ${amount(query.pays)}${at}`;
    }
    case 'many_bets': {
      const chance = query.chance === null ? '' : ` with a win rate of ${percent(query.chance)}`;
      return `Average result of ${query.count} bets of ${amount(query.stake)} at ${writtenExactly(query.odds)}${chance}`;
    }
  }
}
