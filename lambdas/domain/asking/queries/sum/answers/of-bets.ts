/** Sums of bets: results added up, what a price pays more than another, an offer to cash out, many bets on average. */
import { decimalOf, written } from '../../../../feed/odds/formats.ts';
import { expectedValue } from '../../../../feed/odds/stakes.ts';
import { plural } from '../../../../platform/format.ts';
import type { QueryAnswer } from '../../answered.ts';
import { cash, chanceText, type SumOf, sumAnswer } from './build.ts';

type Bet = SumOf<'bet_results'>['bets'][number];

/** Dollars won or lost. Without odds, the amount is what was won. */
function gainOf({ result, stake, odds }: Bet): number {
  if (result === 'pushed') return 0;
  if (result === 'lost') return -stake;
  return odds === null ? stake : stake * (decimalOf(odds) - 1);
}

const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${cash(Math.abs(amount))}`;

/** A card has room for this many steps. */
const mostSteps = 8;

export function betResults({ bets }: SumOf<'bet_results'>): QueryAnswer {
  const gains = bets.map(gainOf);
  const total = gains.reduce((sum, gain) => sum + gain, 0);
  const rows = bets.map(
    ({ result, stake, odds }, at) =>
      [
        `${cash(stake)}${odds === null ? '' : ` at ${written(odds)}`}, ${result}`,
        signed(gains[at] ?? 0),
      ] as const,
  );
  const line = gains
    .map((gain, at) => (at === 0 ? (gain < 0 ? signed(gain) : cash(gain)) : addend(gain)))
    .join(' ');
  const isEven = Math.abs(total) < 0.005;
  const isStaked = bets.some(({ result, odds }) => result === 'won' && odds !== null);
  return sumAnswer({
    title: `${plural(bets.length, 'bet')} added up`,
    steps: rows.slice(0, mostSteps),
    result: [total < 0 ? 'Loss' : 'Profit', cash(Math.abs(total))],
    words: [
      `${isEven ? 'You are even' : `You are ${total < 0 ? 'down' : 'up'} ${cash(Math.abs(total))}`}: ${line} = ${isEven ? '$0' : signed(total)}.`,
      ...(isStaked ? ['An amount with a price is taken as the stake.'] : []),
    ],
  });
}

const addend = (gain: number) => `${gain < 0 ? '−' : '+'} ${cash(Math.abs(gain))}`;

export function priceDifference({ of, amount, odds }: SumOf<'price_difference'>): QueryAnswer {
  const dollars = amount ?? 100;
  const [better, worse] = odds.toSorted((a, b) => decimalOf(b) - decimalOf(a));
  if (!better || !worse) throw new RangeError('two prices have a difference');
  const valueAt = (price: number) => (of === 'stake' ? dollars * (price - 1) : dollars / (price - 1));
  const [high, low] = [valueAt(decimalOf(better)), valueAt(decimalOf(worse))];
  const difference = Math.abs(high - low);
  const [what, verb] = of === 'stake' ? ['wins', 'more'] : ['needs', 'less'];
  const said = of === 'stake' ? cash(dollars) : `To win ${cash(dollars)}`;
  return sumAnswer({
    title: `${written(better)} against ${written(worse)}`,
    steps: [
      [`${said} at ${written(better)}`, cash(high)],
      [`${said} at ${written(worse)}`, cash(low)],
      ['Break-even', `${chanceText(1 / decimalOf(better))} against ${chanceText(1 / decimalOf(worse))}`],
    ],
    result: ['Difference', cash(difference)],
    words: [
      of === 'stake'
        ? `${cash(dollars)} at ${written(better)} ${what} ${cash(difference)} ${verb}: ${cash(high)} against ${cash(low)} at ${written(worse)}.`
        : `To win ${cash(dollars)}, ${written(better)} ${what} ${cash(difference)} ${verb}: ${cash(high)} against ${cash(low)} at ${written(worse)}.`,
      `${written(better)} breaks even at ${chanceText(1 / decimalOf(better))}, ${written(worse)} at ${chanceText(1 / decimalOf(worse))}.`,
    ],
  });
}

export function cashOut({ offered, pays, chance }: SumOf<'cash_out'>): QueryAnswer {
  const needed = offered / pays;
  const title = `${cash(offered)} now or ${cash(pays)} if it wins`;
  const equal = `The offer equals a chance of ${chanceText(needed)}: ${cash(offered)} ÷ ${cash(pays)}.`;
  if (chance === null)
    return sumAnswer({
      title,
      steps: [['Offered ÷ what it pays', `${cash(offered)} ÷ ${cash(pays)}`]],
      result: ['Holding is worth more above', chanceText(needed)],
      words: [
        `It depends on the chance of what is left. ${equal}`,
        'If you rate it higher, holding is worth more on average; if lower, the cash is. Cashing out always lowers the risk.',
      ],
    });
  const own = 1 / decimalOf(chance);
  const worth = pays * own;
  const said =
    chance.format === 'percent'
      ? `At your ${chanceText(own)}`
      : `At the ${chanceText(own)} that ${written(chance)} implies`;
  const margin =
    chance.format === 'percent'
      ? []
      : ['That price includes the book’s margin, so the true chance is a bit lower.'];
  const verdict =
    Math.abs(worth - offered) < 0.005
      ? `It is even: ${said.toLowerCase()}, holding is worth ${cash(worth)} on average, the same as the offer.`
      : worth > offered
        ? `No by the numbers: ${said.toLowerCase()}, holding is worth ${cash(worth)} on average, ${cash(worth - offered)} more than the ${cash(offered)}. Cashing out lowers the risk.`
        : `Yes by the numbers: ${said.toLowerCase()}, holding is worth ${cash(worth)} on average, ${cash(offered - worth)} less than the ${cash(offered)}.`;
  return sumAnswer({
    title,
    steps: [
      ['Chance', chanceText(own)],
      ['Offered', cash(offered)],
      ['Break-even of the offer', chanceText(needed)],
    ],
    result: ['Holding, on average', cash(worth)],
    words: [verdict, equal, ...margin],
  });
}

/** Two even sides are usually priced like this; what their chances add up to beyond 100% is the margin. */
const usual = decimalOf({ format: 'american', value: -110 });
/** Dollars per dollar that the usual margin leaves of any fair chance. */
const usualGain = usual / 2 - 1;

export function manyBets({ count, stake, odds, chance }: SumOf<'many_bets'>): QueryAnswer {
  const price = decimalOf(odds);
  const each = chance === null ? usualGain : expectedValue(price, chance);
  const staked = count * stake;
  const total = staked * each;
  const gain = Math.abs(total) < 0.005 ? 'nothing' : cash(Math.abs(total));
  const verb = each < 0 ? 'lose' : 'gain';
  const bets = `${plural(count, 'bet')} of ${cash(stake)} at ${written(odds)}`;
  const isEven = written(odds) === '-110';
  const why =
    chance === null
      ? `Without an edge you lose the book’s margin: ${isEven ? 'at -110 on both sides' : 'as much as at -110 on both sides'} that is ${chanceText(-usualGain)} of what is staked.`
      : `At ${chanceText(chance)}, each $100 ${each < 0 ? 'loses' : 'gains'} ${cash(Math.abs(100 * each))} on average; break-even is ${chanceText(1 / price)}.`;
  return sumAnswer({
    title: bets,
    steps: [
      ['Staked in all', cash(staked)],
      ['Average of each bet', `${each < 0 ? '-' : '+'}${chanceText(Math.abs(each))}`],
      ['Break-even', chanceText(1 / price)],
    ],
    result: [each < 0 ? 'Average loss' : 'Average profit', cash(Math.abs(total))],
    words: [
      `${bets} ${verb} ${gain} on average, of ${cash(staked)} staked.`,
      why,
      'A single run can end well above or below that.',
    ],
  });
}
