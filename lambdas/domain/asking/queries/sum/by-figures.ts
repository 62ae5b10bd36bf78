/**
 * A sum by the forms of its figures, where the words around them say nothing that is known and the encoder tells which sum it is:
 * a stake is in dollars, odds have a sign or decimals, a chance is in percent. Every figure has one place, or it is no sum.
 */
import { type SumQuery, sum, type WrittenOdds } from '../../../../contracts/asking/queries/sum.ts';
import type { Sentence, Token } from '../reading/sentence.ts';

interface Figures {
  /** American, decimal or fractional, in their order. */
  readonly odds: readonly WrittenOdds[];
  /** Dollars. */
  readonly money: readonly number[];
  /** Shares of 1. */
  readonly chances: readonly number[];
  /** Of legs. */
  readonly counts: readonly number[];
}

type Fill = (figures: Figures) => object | false | undefined;

/** Of each sum what its figures are; nothing where they are others, or more. */
const fills: Readonly<Partial<Record<string, Fill>>> = {
  payout: (given) => payout(given),
  parlay: (given) => payout(given),
  stake_to_win: ({ odds: [odds, ...more], money: [win, ...others], counts, chances }) =>
    none(more, others, counts, chances) && { sum: 'stake_to_win', win, odds },
  needed_odds: ({ odds, money: [one = 0, other = 0, ...more], counts, chances }) =>
    none(odds, more, counts, chances) && {
      sum: 'needed_odds',
      stake: Math.min(one, other),
      returns: Math.max(one, other),
    },
  break_even: ({ odds: [odds, ...more], money, counts: [ofLegs, ...others], chances }) =>
    none(more, money, others, chances) && {
      sum: 'break_even',
      odds,
      ...(ofLegs !== undefined && { ofLegs }),
    },
  fair_price: ({ odds, money, counts, chances }) =>
    odds.length > 1 && none(money, counts, chances) && { sum: 'fair_price', sides: odds },
  hedge: ({ odds: [odds, other, ...more], money: [stake, ...others], counts, chances }) =>
    other && none(more, others, counts, chances) && { sum: 'hedge', stake, odds, win: null, other },
  round_robin: ({ odds: [odds = null, ...more], money: [stake = null, ...others], counts, chances }) => {
    const [by, picks, ...extra] = [...counts].sort((a, b) => a - b);
    return none(more, others, extra, chances) && { sum: 'round_robin', picks, by, stake, odds };
  },
  expected_value: ({ odds: [odds, ...more], money: [stake = null, ...others], counts, chances }) => {
    const [chance, ...extra] = chances;
    return (
      chance !== undefined &&
      none(more, others, counts, extra) && { sum: 'expected_value', odds, chance, stake }
    );
  },
  kelly: ({
    odds: [odds, ...more],
    money: [bankroll = null, ...others],
    counts,
    chances: [chance, ...extra],
  }) => chance !== undefined && none(more, others, counts, extra) && { sum: 'kelly', odds, chance, bankroll },
  free_bet: ({ odds: [odds, other = null, ...more], money: [stake, ...others], counts, chances }) =>
    none(more, others, counts, chances) && { sum: 'free_bet', stake, odds, other },
  arbitrage: ({ odds, money: [total = null, ...others], counts, chances }) =>
    odds.length > 1 && none(others, counts, chances) && { sum: 'arbitrage', sides: odds, total },
};

/** One price for each leg, or one for all of them. */
function payout({ odds, money: [stake, ...more], counts: [count, ...others], chances }: Figures) {
  const [first, second] = odds;
  if (!first || !none(more, others, chances) || (count !== undefined && second && odds.length !== count))
    return undefined;
  const legs = count !== undefined && !second ? Array<WrittenOdds>(count).fill(first) : odds;
  if (legs.length > 1) return { sum: 'parlay', legs, pushes: 0, stake: stake ?? null };
  return { sum: 'payout', stake, odds: first };
}

const none = (...lists: readonly (readonly unknown[])[]): boolean =>
  lists.every(({ length }) => length === 0);

/**
 * @param topic the sum that the question looks like
 * @returns undefined for another one, or where a figure has no place in it
 */
export function sumOfFigures(topic: string | undefined, { tokens }: Sentence): SumQuery | undefined {
  const figures = figuresIn(tokens);
  const made = figures && fills[topic ?? '']?.(figures);
  const read = made ? sum.safeParse({ ask: 'sum', ...made }) : undefined;
  return read?.success ? read.data : undefined;
}

/** @returns undefined if the form of a figure says nothing of what it is */
function figuresIn(tokens: readonly Token[]): Figures | undefined {
  const odds: WrittenOdds[] = [];
  const [money, chances, counts]: [number[], number[], number[]] = [[], [], []];
  for (const [at, { figure, word }] of tokens.entries()) {
    if (!figure) continue;
    const { form, value } = figure;
    if (form === 'american' || form === 'decimal' || form === 'fraction') odds.push({ format: form, value });
    else if (form === 'dollars') money.push(value);
    else if (form === 'percent') chances.push(value / 100);
    else if (form !== 'number') return undefined;
    else if (isOfLegs(tokens, at) || /^\d'?s$/.test(word)) counts.push(value);
    else money.push(value);
  }
  return { odds, money, chances, counts };
}

/** "3 legs", "5 teams", "a 3-teamer", "by 2". */
function isOfLegs(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1]?.word ?? '', tokens[at + 1]?.word ?? ''];
  return (
    /^(?:legs?|teams?|teamers?|picks?|games?|plays?|leggers?|ways?|selections?)$/.test(next) ||
    before === 'by'
  );
}
