/** Sums of both sides of a bet: hedge, bonus bet, arbitrage, middle. */
import type { WrittenOdds } from '../../../../../contracts/asking/queries/sum.ts';
import { decimalOf, exactAmerican, written } from '../../../../feed/odds/formats.ts';
import { convertedBonus, equalSplit, hedgeStake, marginOf } from '../../../../feed/odds/stakes.ts';
import type { QueryAnswer } from '../../answered.ts';
import { cash, chanceText, type SumOf, sumAnswer } from './build.ts';

const american = (decimal: number) => written({ format: 'american', value: exactAmerican(decimal) });

export function hedge({ stake, odds, win, other, pays }: SumOf<'hedge'>): QueryAnswer {
  if (stake === null) return hedgeOfPayout(pays ?? win ?? 0, other);
  const returns = pays ?? (odds ? stake * decimalOf(odds) : stake + (win ?? 0));
  const open = `Your ${cash(stake)} returns ${cash(returns)} if it wins.`;
  if (other === null) {
    return sumAnswer({
      title: `Hedge of ${cash(stake)}`,
      steps: [['Your bet returns', cash(returns)]],
      result: ['Stake on the other side', `${cash(returns)} ÷ its decimal odds`],
      words: [
        open,
        `To lock both results, stake ${cash(returns)} divided by the other side’s decimal odds. Name its price and we compute it: “other side -150”.`,
      ],
    });
  }
  const price = decimalOf(other);
  const against = hedgeStake(returns, price);
  const locked = returns - stake - against;
  const even = stake / (price - 1);
  return sumAnswer({
    title: `Hedge of ${cash(stake)} at ${written(other)}`,
    steps: [
      ['Your bet returns', cash(returns)],
      [`÷ decimal odds of ${written(other)}`, cash(against)],
      ['If your bet wins', `${cash(returns)} - ${cash(stake)} - ${cash(against)} = ${cash(locked)}`],
      ['If the other side wins', `${cash(against * (price - 1))} - ${cash(stake)} = ${cash(locked)}`],
      ['To only get the stake back', `${cash(even)} on the other side`],
    ],
    result: ['Stake on the other side', cash(against)],
    words: [
      locked >= 0
        ? `Stake ${cash(against)} on the other side at ${written(other)}: you win ${cash(locked)} whoever wins.`
        : `Stake ${cash(against)} on the other side at ${written(other)}: you lose ${cash(-locked)} whoever wins, instead of ${cash(stake)}.`,
      `Half of that, ${cash(against / 2)}, leaves ${cash(returns - stake - against / 2)} if your bet wins and ${cash((against / 2) * (price - 1) - stake)} if the other side does.`,
      `${open} Staking only ${cash(even)} covers your ${cash(stake)} if it loses and leaves ${cash(returns - stake - even)} if it wins.`,
      'The hedge pays the book’s margin a second time.',
    ],
  });
}

/** What an open bet pays is enough for its hedge: its stake is spent whoever wins. */
function hedgeOfPayout(pays: number, other: WrittenOdds | null): QueryAnswer {
  const title = `Hedge of a bet that pays ${cash(pays)}`;
  if (other === null)
    return sumAnswer({
      title,
      steps: [['Your bet pays', cash(pays)]],
      result: ['Stake on the other side', `${cash(pays)} ÷ its decimal odds`],
      words: [
        `To have the same whoever wins, stake ${cash(pays)} divided by the other side’s decimal odds. Name its price and we compute it: “other side +140”.`,
      ],
    });
  const against = hedgeStake(pays, decimalOf(other));
  return sumAnswer({
    title: `${title}, at ${written(other)}`,
    steps: [
      ['Your bet pays', cash(pays)],
      [`÷ decimal odds of ${written(other)}`, cash(against)],
      ['If your bet wins', `${cash(pays)} - ${cash(against)} = ${cash(pays - against)}`],
      [
        'If the other side wins',
        `${cash(against * decimalOf(other))} - ${cash(against)} = ${cash(pays - against)}`,
      ],
    ],
    result: ['Stake on the other side', cash(against)],
    words: [
      `Stake ${cash(against)} on the other side at ${written(other)}: ${cash(pays - against)} is yours whoever wins, less what you staked on the bet that is open.`,
      `That takes ${cash(pays)} as all that it pays, with its stake. If it is the profit alone, add the stake to it first.`,
      'The hedge pays the book’s margin a second time.',
    ],
  });
}

export function freeBet({ stake, odds, other, instead }: SumOf<'free_bet'>): QueryAnswer {
  const price = odds ? decimalOf(odds) : 0;
  if (odds && instead) return eitherBonus(stake, odds, instead);
  if (odds && other) {
    const { hedge: against, profit } = convertedBonus(stake, price, decimalOf(other));
    return sumAnswer({
      title: `${cash(stake)} bonus bet at ${written(odds)}`,
      steps: [
        ['The bonus bet wins', cash(stake * (price - 1))],
        [`Stake at ${written(other)}`, cash(against)],
        ['Share of the bonus kept', chanceText(profit / stake)],
      ],
      result: ['Profit either way', cash(profit)],
      words: [
        `Put the ${cash(stake)} bonus bet on ${written(odds)} and ${cash(against)} of your own on the other side at ${written(other)}: you gain ${cash(profit)} whoever wins, ${chanceText(Math.max(0, profit / stake))} of the bonus.`,
        'A bonus bet returns the profit only, so longer odds keep more of it.',
      ],
    });
  }
  if (odds) {
    const won = stake * (price - 1);
    const worth = won / price;
    return sumAnswer({
      title: `${cash(stake)} bonus bet at ${written(odds)}`,
      steps: [
        ['It wins, without the stake', cash(won)],
        ['Chance that the price implies', chanceText(1 / price)],
      ],
      result: ['Worth about', cash(worth)],
      words: [
        `A ${cash(stake)} bonus bet at ${written(odds)} wins ${cash(won)}; the stake is not returned. At the chance that the price implies it is worth about ${cash(worth)}, a little less after the book’s margin.`,
        'Longer odds keep more of a bonus bet.',
      ],
    });
  }
  const at = (decimal: number) => cash((stake * (decimal - 1)) / decimal);
  return sumAnswer({
    title: `${cash(stake)} bonus bet`,
    steps: [
      ['At -110', at(21 / 11)],
      ['At +200', at(3)],
      ['At +400', at(5)],
    ],
    result: ['Worth', 'stake × (1 − 1 ÷ decimal odds)'],
    words: [
      `A bonus bet returns the profit only, so it is worth more at longer odds: ${cash(stake)} is worth about ${at(21 / 11)} at -110, ${at(3)} at +200 and ${at(5)} at +400, before the book’s margin.`,
    ],
  });
}

/** A bonus bet at one of two prices: the longer one keeps more of it. */
function eitherBonus(stake: number, ...prices: readonly [WrittenOdds, WrittenOdds]): QueryAnswer {
  const uses = prices.map((odds) => {
    const price = decimalOf(odds);
    return { at: written(odds), price, won: stake * (price - 1), worth: (stake * (price - 1)) / price };
  });
  const longer = uses.reduce((best, each) => (each.price > best.price ? each : best));
  return sumAnswer({
    title: `${cash(stake)} bonus bet at ${uses.map(({ at }) => at).join(' or ')}`,
    steps: uses.map(
      ({ at, won, worth }) => [`Wins at ${at}`, `${cash(won)}, worth about ${cash(worth)}`] as const,
    ),
    result: ['Worth more', `at ${longer.at}`],
    words: [
      ...uses.map(
        ({ at, won, worth }) =>
          `At ${at} a ${cash(stake)} bonus bet wins ${cash(won)}, the stake not returned; at the chance that the price implies it is worth about ${cash(worth)}.`,
      ),
      `So it is worth more at ${longer.at}: longer odds keep more of a bonus bet.`,
    ],
  });
}

/** Two sides of one game do not leave more than this between them. */
const widestGap = 0.15;

export function arbitrage({ sides, total }: SumOf<'arbitrage'>): QueryAnswer {
  const prices = sides.map(decimalOf);
  const amount = total ?? 100;
  const stakes = equalSplit(amount, prices);
  const margin = marginOf(prices);
  const returned = (stakes[0] ?? 0) * (prices[0] ?? 0);
  const profit = returned - amount;
  const splits = sides.map((side, at) => `${cash(stakes[at] ?? 0)} at ${written(side)}`);
  return sumAnswer({
    title: `${cash(amount)} over ${sides.map(written).join(' / ')}`,
    steps: [
      ['Sum of implied chances', chanceText(1 + margin)],
      ...sides.map((side, at) => [`Stake at ${written(side)}`, cash(stakes[at] ?? 0)] as const),
      ['Each side returns', cash(returned)],
    ],
    result: [profit >= 0 ? 'Profit if one wins' : 'Loss whoever wins', cash(Math.abs(profit))],
    words: [
      `${splits.join(' and ')}: ${cash(returned)} comes back whichever of them wins.`,
      profit > 0
        ? margin < -widestGap
          ? `That is a profit of ${cash(profit)}. If none of them wins, the ${cash(amount)} is lost: prices this long are rarely every result of one game.`
          : `That is an arbitrage of ${cash(profit)}, ${chanceText(profit / amount)} of the total, if the prices are of every result of one game and still stand.`
        : `These prices add up to ${chanceText(1 + margin)}, so there is no arbitrage: the split loses ${cash(-profit)}.`,
    ],
  });
}

export function middle({ lines, odds, stake, lands }: SumOf<'middle'>): QueryAnswer {
  const [low = 0, high = 0] = lines;
  const prices = odds.map(decimalOf);
  const [over = 2, under = 2] = prices;
  const each = stake ?? 100;
  const both = each * (over - 1) + each * (under - 1);
  const onlyOver = each * (over - 1) - each;
  const onlyUnder = each * (under - 1) - each;
  const worst = Math.min(onlyOver, onlyUnder);
  const needed = worst < 0 ? -worst / (both - worst) : 0;
  return sumAnswer({
    title: `Middle from ${low} to ${high}`,
    steps: [
      ['Stake on each side', cash(each)],
      ['Both win', cash(both)],
      ['Only the first wins', cash(onlyOver)],
      ['Only the second wins', cash(onlyUnder)],
      ...(lands === undefined
        ? []
        : [[`At ${lands}`, cash(profitAt(lands, { low, high, over, under, each }))] as const]),
    ],
    result: ['Must land between', worst < 0 ? `${chanceText(needed)} of the time` : 'never: it cannot lose'],
    words: [
      ...(lands === undefined ? [] : [landsWords(lands, { low, high, over, under, each })]),
      `Best case, the number lands between ${low} and ${high} and both bets win: ${cash(both)} on ${cash(each)} each at ${odds.map(written).join(' and ')}. Worst case, only one wins: ${worst < 0 ? `that costs ${cash(-worst)}` : `that still gains ${cash(worst)}`}.`,
      worst < 0
        ? `It pays off if the middle lands more than ${chanceText(needed)} of the time.`
        : `One of the two always covers the other: an arbitrage at ${american(over)} and ${american(under)}.`,
    ],
  });
}

interface Middle {
  readonly low: number;
  readonly high: number;
  /** Decimal odds. */
  readonly over: number;
  readonly under: number;
  /** Staked on each. */
  readonly each: number;
}

/** A bet whose number it lands on is a push. */
const resultOf = (isWon: boolean, isPush: boolean): 'wins' | 'loses' | 'is a push' =>
  isPush ? 'is a push' : isWon ? 'wins' : 'loses';
const resultsAt = (lands: number, { low, high }: Middle) =>
  [resultOf(lands > low, lands === low), resultOf(lands < high, lands === high)] as const;

function profitAt(lands: number, all: Middle): number {
  const gain = (result: string, price: number) =>
    result === 'is a push' ? 0 : result === 'wins' ? all.each * (price - 1) : -all.each;
  const [first, second] = resultsAt(lands, all);
  return gain(first, all.over) + gain(second, all.under);
}

function landsWords(lands: number, all: Middle): string {
  const [first, second] = resultsAt(lands, all);
  const profit = profitAt(lands, all);
  const how =
    first === 'wins' && second === 'wins'
      ? 'both bets win'
      : `the bet at ${all.low} ${first}, and the one at ${all.high} ${second}`;
  return `If it lands on ${lands}, ${how}: ${profit >= 0 ? `a profit of ${cash(profit)}` : `that costs ${cash(-profit)}`}.`;
}
