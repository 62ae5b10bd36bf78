/** Sums of one price: payout, stake, conversion, no-vig price, break-even. */
import {
  type OddsFormat,
  oddsFormats,
  type WrittenOdds,
} from '../../../../../contracts/asking/queries/sum.ts';
import { decimalOf, exactAmerican, oddsIn, written } from '../../../../feed/odds/formats.ts';
import { marginOf } from '../../../../feed/odds/stakes.ts';
import type { QueryAnswer } from '../../answered.ts';
import { cash, chanceText, factor, type SumOf, sumAnswer } from './build.ts';

const american = (decimal: number) => written({ format: 'american', value: exactAmerican(decimal) });

export function payout({ stake, odds, unit }: SumOf<'payout'>): QueryAnswer {
  const price = decimalOf(odds);
  const returns = stake * price;
  const at = written(odds);
  return sumAnswer({
    title: `${cash(stake)} at ${at}`,
    steps: [
      ['Stake', cash(stake)],
      ['Decimal odds', factor(price)],
      ['Returned: stake × decimal odds', cash(returns)],
    ],
    result: ['Profit', cash(returns - stake)],
    words: [
      ...(unit === undefined
        ? []
        : [
            `At ${cash(unit)} a unit, ${unitsOf(stake, unit)} is ${cash(stake)}, and wins ${unitsOf(returns - stake, unit)}.`,
          ]),
      `${cash(stake)} at ${at} wins ${cash(returns - stake)}, so ${cash(returns)} comes back with the stake.`,
      `It breaks even at ${chanceText(1 / price)}.`,
    ],
  });
}

/** `1.5 units` */
function unitsOf(dollars: number, unit: number): string {
  const count = Number((dollars / unit).toFixed(2));
  return `${count} ${count === 1 ? 'unit' : 'units'}`;
}

export function neededOdds({ stake, returns }: SumOf<'needed_odds'>): QueryAnswer {
  const price = returns / stake;
  const odds = american(price);
  return sumAnswer({
    title: `${cash(stake)} into ${cash(returns)}`,
    steps: [
      ['Returned ÷ stake', `${factor(price)} times`],
      ['Chance that these odds imply', chanceText(1 / price)],
    ],
    result: ['Odds needed', odds],
    words: [
      `Turning ${cash(stake)} into ${cash(returns)} takes odds of ${odds}, ${factor(price)} times the stake.`,
      `Odds like that imply a chance of ${chanceText(1 / price)}.`,
    ],
    alternatives: [
      { label: `A parlay that pays ${odds} or more`, prompt: `A parlay that pays ${odds} or more` },
    ],
  });
}

export function stakeToWin({ win, odds }: SumOf<'stake_to_win'>): QueryAnswer {
  const price = decimalOf(odds);
  const stake = win / (price - 1);
  return sumAnswer({
    title: `To win ${cash(win)} at ${written(odds)}`,
    steps: [
      ['Profit wanted', cash(win)],
      ['Profit per $1 staked', cash(price - 1)],
    ],
    result: ['Stake', cash(stake)],
    words: [
      `To win ${cash(win)} at ${written(odds)}, the stake is ${cash(stake)}; ${cash(stake + win)} comes back.`,
    ],
  });
}

const formatNames: Readonly<Record<OddsFormat, string>> = {
  american: 'American odds',
  decimal: 'Decimal odds',
  fraction: 'Fractional odds',
  percent: 'Implied chance',
};

export function convert({ odds, to, boost, staked }: SumOf<'convert'>): QueryAnswer {
  if (boost !== undefined) return boosted(odds, boost, staked);
  const price = decimalOf(odds);
  const asked = to ?? (odds.format === 'american' ? 'percent' : 'american');
  const forms = oddsFormats.map((format) => [formatNames[format], written(oddsIn(format, price))] as const);
  const [label, value] = forms[oddsFormats.indexOf(asked)] ?? ['', ''];
  const own = formatNames[odds.format];
  // A minus says what wins $100.
  const isFavorite = odds.format === 'american' && odds.value < -100;
  return sumAnswer({
    title: `${written(odds)} in other forms`,
    steps: forms.filter(([name]) => name !== label && name !== own),
    result: [label, value],
    words: [
      `${written(odds)}: ${forms
        .filter(([name]) => name !== own)
        .map(([name, form]) => `${name.toLowerCase().replace('american', 'American')} ${form}`)
        .join(', ')}.`,
      // A chance that is named is no book’s price.
      `A $100 bet wins ${cash(100 * (price - 1))}${isFavorite ? `, and it takes ${cash(-odds.value)} to win $100` : ''}.${odds.format === 'percent' ? '' : ' The implied chance includes the book’s margin.'}`,
    ],
  });
}

/** A profit boost raises what is won, not the stake that comes back. */
function boosted(odds: WrittenOdds, percent: number, stake = 100): QueryAnswer {
  const price = decimalOf(odds);
  const raised = 1 + (price - 1) * (1 + percent / 100);
  const at = american(raised);
  return sumAnswer({
    title: `${written(odds)} with a ${percent}% boost`,
    steps: [
      [`Profit on ${cash(stake)}`, cash(stake * (price - 1))],
      [`Plus ${percent}%`, cash(stake * (raised - 1))],
      ['Break-even', chanceText(1 / raised)],
    ],
    result: ['Boosted odds', at],
    words: [
      `A ${percent}% profit boost turns ${written(odds)} into ${at}: ${cash(stake)} wins ${cash(stake * (raised - 1))} instead of ${cash(stake * (price - 1))}.`,
      `It breaks even at ${chanceText(1 / raised)}. It is worth taking if the fair price is shorter than ${at}.`,
    ],
  });
}

/** What the book keeps of bets on every side in proportion, as the margins of its markets are told. */
const holdOf = (overround: number): number => overround / (1 + overround);

export function fairPrice({ sides }: SumOf<'fair_price'>): QueryAnswer {
  const prices = sides.map(decimalOf);
  const margin = marginOf(prices);
  const chances = prices.map((price) => 1 / price / (1 + margin));
  const fair = chances.map((chance) => american(1 / chance));
  const each = sides.map((side, at) => `${written(side)} → ${fair[at]} (${chanceText(chances[at] ?? 0)})`);
  return sumAnswer({
    title: `${sides.map(written).join(' / ')} without the margin`,
    steps: [
      ...sides.map((side, at) => [`Implied by ${written(side)}`, chanceText(1 / (prices[at] ?? 1))] as const),
      ['Sum of implied chances', chanceText(1 + margin)],
      ...sides.map((side, at) => [`${written(side)} ÷ the sum`, chanceText(chances[at] ?? 0)] as const),
    ],
    result: ['No-vig prices', fair.join(' / ')],
    words: [
      margin >= 0
        ? `The book’s margin here is ${chanceText(holdOf(margin))} of what is bet: the implied chances add up to ${chanceText(1 + margin)}. Without it:`
        : `These prices add up to less than 100%: betting every side gains ${chanceText(-margin)}. Scaled to 100%:`,
      ...each.map((line) => `• ${line}`),
    ],
  });
}

export function breakEven({ odds, ofLegs }: SumOf<'break_even'>): QueryAnswer {
  const price = decimalOf(odds);
  const at = written(odds);
  if (ofLegs !== undefined) {
    const each = (1 / price) ** (1 / ofLegs);
    return sumAnswer({
      title: `Break-even of each of ${ofLegs} legs at ${at}`,
      steps: [
        ['All legs: 1 ÷ decimal odds', chanceText(1 / price)],
        [
          'Equal legs',
          `the ${ofLegs === 2 ? 'square' : ofLegs === 3 ? 'cube' : `${ofLegs}th`} root of ${chanceText(1 / price)}`,
        ],
      ],
      result: ['Each leg must win', `${chanceText(each)} of the time`],
      words: [
        `At ${at} the whole ticket must win ${chanceText(1 / price)} of the time, so each of ${ofLegs} equal legs must win ${chanceText(each)} of the time to break even.`,
        'This holds for legs that do not depend on each other.',
      ],
    });
  }
  return sumAnswer({
    title: `Break-even at ${at}`,
    steps: [
      ['Decimal odds', factor(price)],
      ['1 ÷ decimal odds', chanceText(1 / price)],
    ],
    result: ['Must win', `${chanceText(1 / price)} of bets`],
    words: [`At ${at} a bet must win ${chanceText(1 / price)} of the time to break even.`],
  });
}
