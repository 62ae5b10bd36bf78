/** Sums of a list: bets that stand each by itself, bets that were won and lost, and plain numbers. */
import { decimalOf, exactAmerican, written } from '../../../../feed/odds/formats.ts';
import { plural } from '../../../../platform/format.ts';
import type { QueryAnswer } from '../../answered.ts';
import { cash, chanceText, factor, type SumOf, sumAnswer, unitsOf } from './build.ts';

/** Used where no stake is named. */
const usualStake = 10;
const sumOf = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

export function singles({ each, stake }: SumOf<'singles'>): QueryAnswer {
  const staked = stake ?? usualStake;
  const count = each.length;
  const prices = each.map(decimalOf);
  const won = prices.map((price) => staked * (price - 1));
  const [cost, profit] = [count * staked, sumOf(won)];
  const assumed = stake === null ? ', the stake that we assumed,' : '';
  const parlay = prices.reduce((all, price) => all * price, 1);
  const missing = count > 1 ? profit - Math.max(...won) - staked : 0;
  return sumAnswer({
    title: `${plural(count, 'single')} at ${cash(staked)} each`,
    steps: each.map((odds, at) => [written(odds), `${cash(staked)} wins ${cash(won[at] ?? 0)}`] as const),
    result: ['If all win', cash(profit)],
    words: [
      `${plural(count, 'single')} at ${cash(staked)} each${assumed} ${count === 1 ? 'costs' : 'cost'} ${cash(cost)}. If all win, they make ${cash(profit)}, and ${cash(cost + profit)} comes back:`,
      ...each.map((odds, at) => `• ${written(odds)}: ${cash(staked)} wins ${cash(won[at] ?? 0)}`),
      ...(count > 1
        ? [
            `If only the one that pays most loses, the result is ${missing < 0 ? 'a loss' : 'a profit'} of ${cash(Math.abs(missing))}.`,
            `As one parlay of different games, the same ${cash(cost)} would pay ${written({ format: 'american', value: exactAmerican(parlay) })} and win ${cash(cost * (parlay - 1))}, but only if all win.`,
          ]
        : []),
    ],
  });
}

export function results({ won, lost, stake, inUnits }: SumOf<'results'>): QueryAnswer {
  const each = stake ?? 1;
  const said = stake === null || inUnits ? unitsOf : cash;
  const gains = won.map((odds) => each * (decimalOf(odds) - 1));
  const profit = sumOf(gains) - lost.length * each;
  const staked = (won.length + lost.length) * each;
  return sumAnswer({
    title: `${won.length}–${lost.length}, ${said(each)} a bet`,
    steps: [
      ...won.map((odds, at) => [`Won at ${written(odds)}`, `+${said(gains[at] ?? 0)}`] as const),
      ...lost.map((odds) => [`Lost at ${written(odds)}`, said(0 - each)] as const),
    ],
    result: [profit < 0 ? 'Loss' : 'Profit', said(Math.abs(profit))],
    words: [
      `${won.length}–${lost.length} with ${said(each)} a bet is ${profit < 0 ? 'a loss' : 'a profit'} of ${said(Math.abs(profit))}: ${said(sumOf(gains))} won and ${said(lost.length * each)} lost.`,
      `That is an ROI of ${profit < 0 ? '-' : '+'}${chanceText(Math.abs(profit) / staked)} on ${said(staked)} staked.`,
    ],
  });
}

export function numbers({ of, wanted }: SumOf<'numbers'>): QueryAnswer {
  const ordered = [...of].sort((a, b) => a - b);
  const half = Math.floor(of.length / 2);
  const total = sumOf(of);
  const found = {
    total,
    average: total / of.length,
    median:
      of.length % 2 === 1 ? (ordered[half] ?? 0) : ((ordered[half - 1] ?? 0) + (ordered[half] ?? 0)) / 2,
  };
  const others = (['average', 'median', 'total'] as const).filter((each) => each !== wanted);
  return sumAnswer({
    title: `${plural(of.length, 'number')}`,
    steps: others.map((each) => [names[each], factor(found[each])] as const),
    result: [names[wanted], factor(found[wanted])],
    words: [
      `The ${wanted} of these ${of.length} numbers is ${factor(found[wanted])}.`,
      `Their ${others.map((each) => `${each} is ${factor(found[each])}`).join(', and their ')}; they go from ${ordered[0]} to ${ordered.at(-1)}.`,
    ],
  });
}
const names = { average: 'Average', median: 'Median', total: 'Total' } as const;
