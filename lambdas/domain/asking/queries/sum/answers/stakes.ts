/** Sums of a stake: units, Kelly, expected value. */
import { decimalOf, exactAmerican, written } from '../../../../feed/odds/formats.ts';
import { expectedValue as gainOf, kellyShare } from '../../../../feed/odds/stakes.ts';
import type { QueryAnswer } from '../../answered.ts';
import { cash, chanceText, type SumOf, sumAnswer } from './build.ts';
import { sizeWords } from './size.ts';

/** The share of a bankroll that bettors usually call a unit. */
const usualUnit = 0.01;

export function units({ bankroll, unit, units: wanted }: SumOf<'units'>): QueryAnswer {
  if (bankroll === null && unit === null) return withoutAmount(wanted);
  const count = wanted ?? 1;
  const each = unit ?? (bankroll ?? 0) * usualUnit;
  const said = unit === null ? `1% of ${cash(bankroll ?? 0)}` : 'As you said';
  const name = `${count} ${count === 1 ? 'unit' : 'units'}`;
  return sumAnswer({
    title: name,
    steps: [
      ['One unit', cash(each)],
      ['How we got it', said],
      ...(bankroll !== null && unit !== null
        ? [['Share of the bankroll', chanceText(Math.min(1, (each * count) / bankroll))] as const]
        : []),
    ],
    result: [name, cash(each * count)],
    words: [
      unit === null
        ? `A unit is often 1% of what you can afford to lose: ${cash(each)} of ${cash(bankroll ?? 0)}. ${count === 1 ? 'That is a common size, not a recommendation.' : `${name} is ${cash(each * count)}.`}`
        : count !== 1
          ? `${name} at ${cash(each)} a unit is ${cash(each * count)}${leftOf(bankroll, each * count)}.`
          : '',
      ...(bankroll !== null && unit !== null
        ? [sizeWords({ units: null, stake: count > mostOnOneBet ? each : each * count, bankroll })]
        : []),
      ...(bankroll === null && unit !== null && wanted === 1
        ? [sizeWords({ units: null, stake: unit, bankroll: null })]
        : []),
      ...(bankroll === null && wanted === null ? [noUnit] : []),
    ].filter((words) => words !== ''),
  });
}

/** More units than these are of several bets. */
const mostOnOneBet = 5;

/** What is left of the bankroll once so much of it is lost. */
const leftOf = (bankroll: number | null, lost: number): string =>
  bankroll === null || lost > bankroll
    ? ''
    : `: if all of it is lost, ${cash(bankroll - lost)} of ${cash(bankroll)} is left`;

/** Where no amount is named: how many units are usual, or where a unit is named. */
function withoutAmount(wanted: number | null): QueryAnswer {
  return sumAnswer({
    title: wanted === null ? 'Your unit' : `${wanted} units`,
    steps: [['Usual unit', '1% of what you have to bet with']],
    result: ['Usual on one bet', '1 or 2 units'],
    words: [wanted === null ? noUnit : sizeWords({ units: wanted, stake: null, bankroll: null })],
  });
}

const noUnit =
  'We keep no unit size, so it cannot be set here: name it in your question, such as “2 units at $25 a unit at -110”. Our records count a flat $100 a pick, and the Tracker keeps the stake in dollars that you enter with each bet.';

const marketZero =
  'By the market’s own chance it is 0 for nearly every bet: a price that includes the book’s margin has no edge.';

/** The shares of Kelly that bettors stake. */
const shareNames: Readonly<Record<number, string>> = { 0.5: 'half', 0.25: 'a quarter' };

export function kelly({ odds, chance, bankroll, fraction = 1 }: SumOf<'kelly'>): QueryAnswer {
  if (odds === null || chance === null) {
    return sumAnswer({
      title: 'Kelly stake',
      steps: [
        ['Edge', 'chance × decimal odds − 1'],
        ['Share of the bankroll', 'edge ÷ (decimal odds − 1)'],
      ],
      result: ['By the market’s chance', '0 for nearly every bet'],
      words: [
        marketZero,
        'To compute it for your own chance, name the odds and the chance: “Kelly at +120 if I think 50%”.',
      ],
    });
  }
  const price = decimalOf(odds);
  const whole = kellyShare(price, chance);
  const share = whole * fraction;
  const edge = gainOf(price, chance);
  const at = `${written(odds)} at your ${chanceText(chance)}`;
  const amount = bankroll === null ? chanceText(share) : cash(share * bankroll);
  return sumAnswer({
    title: `Kelly, ${at}`,
    steps: [
      ['Break-even', chanceText(1 / price)],
      ['Edge: chance × decimal odds − 1', edgeText(edge)],
      ['Edge ÷ (decimal odds − 1)', chanceText(whole)],
    ],
    result: [bankroll === null ? 'Share of the bankroll' : `Of ${cash(bankroll)}`, amount],
    words: [
      share > 0
        ? `${fraction === 1 ? 'Kelly' : `Kelly says ${chanceText(whole)}, and ${shareNames[fraction] ?? chanceText(fraction)} of it`} ${fraction === 1 ? 'says' : 'is'} ${chanceText(share)} of the bankroll${bankroll === null ? '' : `, ${amount} of ${cash(bankroll)}`}, if your ${chanceText(chance)} is right.${fraction === 1 ? ' Many bettors stake half or a quarter of it.' : ''}`
        : `Kelly says 0: at ${written(odds)} you need more than ${chanceText(1 / price)}, and your chance is ${chanceText(chance)}.`,
      marketZero,
    ],
  });
}

const edgeText = (edge: number) => `${edge >= 0 ? '+' : '-'}${chanceText(Math.abs(edge))}`;

export function expectedValue({ odds, chance, stake }: SumOf<'expected_value'>): QueryAnswer {
  const price = decimalOf(odds);
  const amount = stake ?? 100;
  if (chance === null) {
    return sumAnswer({
      title: `Expected value at ${written(odds)}`,
      steps: [
        ['Break-even', chanceText(1 / price)],
        ['Expected value', 'chance × decimal odds − 1'],
      ],
      result: ['Worth it above', chanceText(1 / price)],
      words: [
        `It depends on the chance: at ${written(odds)} a bet gains on average above ${chanceText(1 / price)} and loses below. By the market’s own chance nearly every price loses a little.`,
      ],
    });
  }
  const edge = gainOf(price, chance);
  const result = `${edge > 0 ? '+' : ''}${cash(amount * edge)}`;
  const fair = written({ format: 'american', value: exactAmerican(1 / chance) });
  return {
    ...sumAnswer({
      title: `${written(odds)} at your ${chanceText(chance)}`,
      steps: [
        [`Wins ${cash(amount * (price - 1))}`, chanceText(chance)],
        [`Loses ${cash(amount)}`, chanceText(1 - chance)],
        ['Break-even', chanceText(1 / price)],
      ],
      result: [`Per ${cash(amount)}, on average`, result],
      words: [
        edge > 0
          ? `Yes, if your ${chanceText(chance)} is right: ${cash(amount)} at ${written(odds)} gains ${cash(amount * edge)} on average.`
          : edge === 0
            ? `It is even: ${written(odds)} at ${chanceText(chance)} neither gains nor loses on average.`
            : `No: at your ${chanceText(chance)}, ${cash(amount)} at ${written(odds)} loses ${cash(-amount * edge)} on average.`,
        `Break-even is ${chanceText(1 / price)}, and the fair price of ${chanceText(chance)} is ${fair}.`,
      ],
    }),
    verdict: {
      answer: edge > 0 ? 'yes' : edge === 0 ? 'even' : 'no',
      price: Math.round(exactAmerican(price)),
      chance,
      breakEven: 1 / price,
      cost: Number((-100 * edge).toFixed(2)) + 0,
      fairPrice: Math.round(exactAmerican(1 / chance)),
      walkAway: null,
    },
  };
}
