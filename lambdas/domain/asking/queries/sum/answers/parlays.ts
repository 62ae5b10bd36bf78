/** Sums of several legs: parlays, round robins, and what an offer implies. */
import { decimalOf, exactAmerican, written } from '../../../../feed/odds/formats.ts';
import { combinations, roundRobinReturn } from '../../../../feed/odds/stakes.ts';
import { plural } from '../../../../platform/format.ts';
import type { QueryAnswer } from '../../answered.ts';
import { cash, chanceText, factor, type SumOf, sumAnswer } from './build.ts';

const american = (decimal: number) => written({ format: 'american', value: exactAmerican(decimal) });
const product = (prices: readonly number[]) => prices.reduce((all, price) => all * price, 1);

export function parlay({ legs, pushes, stake }: SumOf<'parlay'>): QueryAnswer {
  const left = legs.slice(0, legs.length - pushes);
  const prices = left.map(decimalOf);
  const price = product(prices);
  const odds = american(price);
  const amount = stake ?? 100;
  const dropped =
    pushes > 0 ? `The ${plural(pushes, 'push', 'pushes')} ${pushes === 1 ? 'drops' : 'drop'} out. ` : '';
  const count = plural(left.length, 'leg');
  return sumAnswer({
    title:
      pushes > 0 ? `${plural(legs.length, 'leg')}, ${plural(pushes, 'push', 'pushes')}` : `${count}: ${odds}`,
    steps: [
      ['Prices', left.map(written).join(' · ')],
      ['Decimal odds, multiplied', shortened(`${prices.map(factor).join(' × ')} = ${factor(price)}`)],
      ['Parlay odds', odds],
      ['Chance that these odds imply', chanceText(1 / price)],
    ],
    result: [`${cash(amount)} wins`, cash(amount * (price - 1))],
    words: [
      `${dropped}${count} at ${pricesOf(left.map(written))} ${left.length === 1 ? 'pays' : 'pay'} ${odds}: ${cash(amount)} wins ${cash(amount * (price - 1))}, and ${cash(amount * price)} comes back.`,
      ...(left.every(({ format }) => format === 'percent')
        ? [`The chance of all is ${chanceText(1 / price)}.`]
        : []),
      ...evenLegs(left),
      'This holds for legs of different games. Books price legs of one game together.',
    ],
  });
}

/** What legs at the usual price of an even bet would pay without the book's margin. */
function evenLegs(legs: SumOf<'parlay'>['legs']): string[] {
  const areEven = legs.length > 1 && legs.every((leg) => written(leg) === written(usual));
  if (!areEven) return [];
  const fair = 2 ** legs.length;
  return [
    `True odds: two even sides are both ${written(usual)}, so each leg is 50% and all ${legs.length} win ${chanceText(1 / fair)} of the time. Without the margin that pays ${american(fair)}; the book’s price needs ${chanceText(1 / product(legs.map(decimalOf)))} to break even.`,
  ];
}

/** "-110 each", or every price. */
const pricesOf = ([first = '', ...others]: readonly string[]) =>
  others.length > 0 && others.every((each) => each === first)
    ? `${first} each`
    : [first, ...others].join(', ');

/** A cell is at most 120 characters. */
const shortened = (text: string) => (text.length > 118 ? `${text.slice(0, 117)}…` : text);

/** Used where no price is named: the usual price of an even bet. */
const usual = { format: 'american', value: -110 } as const;
/** Used where no stake is named. */
const usualStake = 10;

export function roundRobin(query: SumOf<'round_robin'>): QueryAnswer {
  return query.alsoBy === undefined ? oneSize(query) : twoSizes(query, query.alsoBy);
}

function twoSizes({ picks, by, stake, odds }: SumOf<'round_robin'>, alsoBy: number): QueryAnswer {
  const each = stake ?? usualStake;
  const [first, second] = [combinations(picks, by), combinations(picks, alsoBy)];
  const tickets = first + second;
  const cost = tickets * each;
  const price = odds ?? usual;
  const prices = Array.from({ length: picks }, () => decimalOf(price));
  const least = Math.min(by, alsoBy);
  const returned = (won: number) =>
    [by, alsoBy].reduce(
      (sum, size) => sum + (won >= size ? roundRobinReturn(prices, size, won, each) : 0),
      0,
    );
  const wins = Array.from({ length: picks - least + 1 }, (_, at) => least + at);
  return sumAnswer({
    title: `${picks} picks by ${by}s and ${alsoBy}s`,
    steps: [
      [`Sets of ${by} out of ${picks}`, plural(first, 'parlay')],
      [`Sets of ${alsoBy} out of ${picks}`, plural(second, 'parlay')],
      ['Stake on each', cash(each)],
    ],
    result: ['Total cost', cash(cost)],
    words: [
      `${picks} picks by ${by}s and ${alsoBy}s is ${first} + ${second} = ${plural(tickets, 'parlay')}: at ${cash(each)} each${stake === null ? ', which we assumed' : ''}, ${cash(cost)} in all.`,
      `With every pick at ${written(price)} each${odds ? '' : ', which we assumed'}:`,
      ...wins.map(
        (won) =>
          `• ${won} of ${picks} win: ${cash(returned(won))} comes back (${gain(returned(won) - cost)})`,
      ),
      `Fewer than ${Math.min(by, alsoBy)} winners return nothing.`,
    ],
  });
}

function oneSize({ picks, by, stake, odds }: SumOf<'round_robin'>): QueryAnswer {
  const tickets = combinations(picks, by);
  const each = stake ?? usualStake;
  const cost = tickets * each;
  const price = odds ?? usual;
  const prices = Array.from({ length: picks }, () => decimalOf(price));
  const wins = Array.from({ length: picks - by + 1 }, (_, at) => by + at);
  const rows = wins.map((won) => [won, roundRobinReturn(prices, by, won, each)] as const);
  const at = `${written(price)} each`;
  const all = rows.at(-1)?.[1] ?? 0;
  return {
    ...sumAnswer({
      title: `${picks} picks by ${by}s`,
      steps: [
        [`Sets of ${by} out of ${picks}`, plural(tickets, 'parlay')],
        ['Stake on each', cash(each)],
      ],
      result: ['Total cost', cash(cost)],
      words: [
        `${picks} picks by ${by}s is ${plural(tickets, 'parlay')}: at ${cash(each)} each, ${cash(cost)} in all.`,
        `With every pick at ${at}${odds ? '' : ', which we assumed'}:`,
        ...rows.map(
          ([won, returned]) =>
            `• ${won} of ${picks} win: ${cash(returned)} comes back (${gain(returned - cost)})`,
        ),
        `With fewer than ${by} winners nothing comes back. All ${picks} winners return ${cash(all)}.`,
      ],
    }),
    cards: [
      {
        type: 'sum',
        title: `${picks} picks by ${by}s`,
        steps: [
          { label: `Sets of ${by} out of ${picks}`, value: plural(tickets, 'parlay') },
          { label: 'Stake on each', value: cash(each) },
        ],
        result: { label: 'Total cost', value: cash(cost) },
      },
      {
        type: 'table',
        title: `What comes back at ${at}`,
        columns: [
          { label: 'Winners', align: 'start' },
          { label: 'Returned', align: 'end' },
          { label: 'Profit', align: 'end' },
        ],
        rows: rows.map(([won, returned]) => [`${won} of ${picks}`, cash(returned), gain(returned - cost)]),
      },
    ],
  };
}

/** With its sign: `+$12`, `-$3`. */
const gain = (amount: number) => (amount > 0 ? `+${cash(amount)}` : cash(amount));

export function offer({ legs, offered }: SumOf<'offer'>): QueryAnswer {
  const fair = product(legs.map(decimalOf));
  const price = decimalOf(offered);
  // What is lost of each dollar paid back, against the legs' own prices.
  const share = price / fair - 1;
  const isLess = share < 0;
  return sumAnswer({
    title: `${written(offered)} for ${plural(legs.length, 'leg')}`,
    steps: [
      ['The legs’ own prices', legs.map(written).join(' · ')],
      ['As a parlay', american(fair)],
      ['Offered', american(price)],
      ['Break-even as a parlay', chanceText(1 / fair)],
      ['Break-even as offered', chanceText(1 / price)],
    ],
    result: [isLess ? 'Paid back less' : 'Paid back more', chanceText(Math.abs(share))],
    words: [
      `The legs at ${legs.map(written).join(', ')} multiply to ${american(fair)}. ${american(price)} pays back ${chanceText(Math.abs(share))} ${isLess ? 'less' : 'more'}.`,
      `The offer breaks even at ${chanceText(1 / price)}; the legs’ own prices imply ${chanceText(1 / fair)}, the books’ margin included.`,
      'This compares legs of different games. Legs of one game depend on each other.',
    ],
  });
}
