/** Sums of what was bet so far: a share of a bankroll, the return of all stakes, the profit of a record. */
import { decimalOf, written } from '../../../../feed/odds/formats.ts';
import type { QueryAnswer } from '../../answered.ts';
import { cash, chanceText, type SumOf, sumAnswer, unitsOf } from './build.ts';

export function share({ chance, bankroll }: SumOf<'share'>): QueryAnswer {
  const part = chanceText(chance);
  const result = cash(chance * bankroll);
  return sumAnswer({
    title: `${part} of ${cash(bankroll)}`,
    steps: [[part, `${cash(bankroll)} × ${part}`]],
    result: ['Amount', result],
    words: [`${part} of ${cash(bankroll)} is ${result}.`],
  });
}

export function roi({ stake, returns }: SumOf<'roi'>): QueryAnswer {
  const profit = returns - stake;
  const rate = `${profit < 0 ? '-' : '+'}${chanceText(Math.abs(profit) / stake)}`;
  return sumAnswer({
    title: `${cash(returns)} back from ${cash(stake)}`,
    steps: [
      ['Profit', `${cash(returns)} − ${cash(stake)} = ${cash(profit)}`],
      ['ROI', `${cash(profit)} ÷ ${cash(stake)}`],
    ],
    result: ['ROI', rate],
    words: [
      `${cash(stake)} staked and ${cash(returns)} back is ${profit < 0 ? 'a loss' : 'a profit'} of ${cash(Math.abs(profit))}: an ROI of ${rate}.`,
    ],
  });
}

/** The usual price of one of two even sides, and a stake that makes percentages of the result. */
const [usualOdds, usualStake] = [{ format: 'american', value: -110 } as const, 100];

export function record(query: SumOf<'record'>): QueryAnswer {
  const { wins, losses, odds } = query;
  const price = odds ?? usualOdds;
  const each = query.stake ?? usualStake;
  const said = query.inUnits ? unitsOf : cash;
  const won = wins * each * (decimalOf(price) - 1);
  const profit = won - losses * each;
  const at = `${written(price)}${odds === null ? ', the usual price' : ''}`;
  return sumAnswer({
    title: `${wins}–${losses} at ${at}`,
    steps: [
      [`${wins} won`, said(won)],
      [`${losses} lost`, said(0 - losses * each)],
    ],
    result: [profit < 0 ? 'Loss' : 'Profit', said(Math.abs(profit))],
    words: [
      `${wins}–${losses} at ${at} with ${said(each)} a bet is ${profit < 0 ? 'a loss' : 'a profit'} of ${said(Math.abs(profit))}.`,
      ...(wins + losses > 0
        ? [
            `That is an ROI of ${profit < 0 ? '-' : '+'}${chanceText(Math.abs(profit) / ((wins + losses) * each))} on ${said((wins + losses) * each)} staked.`,
          ]
        : []),
      `Break-even at ${written(price)} is ${chanceText(1 / decimalOf(price))}${wins + losses > 0 ? `; ${wins}–${losses} is ${chanceText(wins / (wins + losses))}` : ''}.`,
    ],
  });
}
