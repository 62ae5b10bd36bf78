/** A sum by the roles of its figures. Every figure has a place in it, or it is none. */
import { type SumQuery, sum, type WrittenOdds } from '../../../../contracts/asking/queries/sum.ts';
import { decimalOf } from '../../../feed/odds/formats.ts';
import { amountIn, inFigures } from '../../roles/figures.ts';
import { type Asked, meantBy, ofRole } from './asked.ts';
import { chanceIn, dollarsIn, isReturned, oddsIn, unitsIn } from './figures.ts';

interface Figures {
  readonly prompt: string;
  readonly odds: readonly WrittenOdds[];
  /** Of them, those without the margin of a book: "fair is +175". */
  readonly fair: WrittenOdds | undefined;
  /** Of the other side of an open bet. */
  readonly counters: readonly WrittenOdds[];
  /** Dollars. */
  readonly stakes: readonly number[];
  readonly payout: { readonly value: number; readonly isReturned: boolean } | undefined;
  /** Odds of the whole. */
  readonly offered: WrittenOdds | undefined;
  readonly bankroll: number | undefined;
  readonly units: number | undefined;
  /** Shares of 1. */
  readonly chances: readonly number[];
  readonly counts: readonly number[];
  readonly lines: readonly number[];
  /** In percent. */
  readonly boost: number | undefined;
  /** Legs that are a push, or lost. */
  readonly pushes: number;
  readonly losses: number;
}

type Fill = (figures: Figures) => object | false | undefined;

/** "100 on each" may say it twice. */
const stakeOf = ({ stakes: [stake, ...others] }: Figures): number | null | undefined =>
  others.some((each) => each !== stake) ? undefined : (stake ?? null);

/** Of each sum what its figures are; nothing where they are others, or more. */
const fills: Readonly<Partial<Record<string, Fill>>> = {
  payout: (given) => payoutOf(given),
  parlay: (given) => payoutOf(given),
  needed_odds: ({ prompt, stakes: [stake], payout }) =>
    stake !== undefined &&
    payout && {
      sum: 'needed_odds',
      stake,
      returns: /\b(?:win|profit|make|net|clear)\b/i.test(prompt) ? payout.value + stake : payout.value,
    },
  stake_to_win: ({ odds: [odds, ...more], payout, stakes: [stake] }) =>
    odds && more.length === 0 && { sum: 'stake_to_win', win: payout?.value ?? stake, odds },
  convert: ({ odds: [odds, , ...more], chances: [chance], boost, stakes: [staked] }) => {
    const of = odds ?? (chance === undefined ? undefined : { format: 'percent', value: 100 * chance });
    return (
      of &&
      more.length === 0 && {
        sum: 'convert',
        odds: of,
        to: null,
        ...(boost !== undefined && { boost }),
        ...(staked !== undefined && { staked }),
      }
    );
  },
  fair_price: ({ odds, chances: [chance] }) =>
    odds.length > 1
      ? { sum: 'fair_price', sides: odds }
      : chance !== undefined &&
        odds.length === 0 && {
          sum: 'convert',
          odds: { format: 'percent', value: 100 * chance },
          to: null,
        },
  break_even: ({ odds: [odds, ...more], counts: [ofLegs] }) =>
    odds &&
    more.length === 0 && { sum: 'break_even', odds, ...(ofLegs !== undefined && ofLegs > 1 && { ofLegs }) },
  hedge: (given) => hedgeOf(given),
  round_robin: ({ odds: [odds = null, ...more], counts, stakes, prompt }) => {
    const [picks, ...others] = [...counts].sort((a, b) => b - a);
    const sizes = others.length > 0 ? others : sizesIn(prompt);
    const [by, alsoBy] = [...sizes].sort((a, b) => a - b);
    const also = alsoBy !== undefined && { alsoBy };
    return (
      more.length === 0 &&
      sizes.length < 3 && { sum: 'round_robin', picks, by, ...also, stake: stakes[0] ?? null, odds }
    );
  },
  units: ({ bankroll = null, units = null, stakes: [unit = null], chances: [chance], prompt }) => {
    const percent = chance ?? unitShareIn(prompt);
    if (percent === undefined) return { sum: 'units', bankroll, unit, units };
    // "1% of 1500": what a share is of is no unit.
    const whole = bankroll ?? unit;
    return { sum: 'units', bankroll: whole, unit: whole === null ? null : percent * whole, units };
  },
  kelly: ({ odds: [odds = null, ...more], chances: [chance = null], bankroll, stakes: [stake], prompt }) =>
    more.length === 0 && {
      sum: 'kelly',
      odds,
      chance,
      bankroll: bankroll ?? stake ?? null,
      ...(/\bhalf[- ]kelly\b/i.test(prompt) && { fraction: 0.5 }),
      ...(/\b(?:quarter|1\/4)[- ]kelly\b/i.test(prompt) && { fraction: 0.25 }),
    },
  expected_value: (given) => {
    const { odds, chances, fair } = given;
    const [offered, ...more] = odds.filter((each) => each !== fair);
    const [chance = fair ? chanceOf(fair) : null] = chances;
    return (
      offered && more.length === 0 && { sum: 'expected_value', odds: offered, chance, stake: stakeOf(given) }
    );
  },
  share: ({ chances: [chance], bankroll, stakes: [stake] }) =>
    chance !== undefined && { sum: 'share', chance, bankroll: bankroll ?? stake },
  record: ({
    prompt,
    odds: [odds = null, ...more],
    counts: [wins, second, ...others],
    stakes: [stake = null],
  }) => {
    // "4 of 7" names all of the bets, and "4-3" those that lost.
    const isOfAll =
      wins !== undefined &&
      second !== undefined &&
      new RegExp(`\\b${wins} (?:of|out of|for) (?:my |the |the last )?${second}\\b`, 'i').test(prompt);
    const losses = isOfAll ? second - wins : second;
    return more.length + others.length === 0 && { sum: 'record', wins, losses, odds, stake };
  },
  roi: ({ stakes: [stake], payout }) => payout && { sum: 'roi', stake, returns: payout.value },
  free_bet: ({ odds: [odds = null, ...more], counters: [counter], stakes: [stake], boost, prompt }) => {
    const [other = counter ?? null] = more;
    const shared = { sum: 'free_bet', stake: stake ?? boost, odds };
    // "On a -200 favorite or a +400 dog": two uses of it, and no hedge.
    if (other && !counter && isChoice.test(prompt) && !isHedged.test(prompt))
      return more.length < 2 && { ...shared, other: null, instead: other };
    // "A 50 bonus bet".
    return more.length < 2 && { ...shared, other };
  },
  arbitrage: ({ odds, counters, stakes: [total = null], bankroll }) =>
    odds.length + counters.length > 1 && {
      sum: 'arbitrage',
      sides: [...odds, ...counters],
      total: total ?? bankroll ?? null,
    },
  middle: (given) => {
    const lines = gapOf(given);
    const [first = standard, second = first] = given.odds;
    return lines && { sum: 'middle', lines, odds: [first, second], stake: stakeOf(given) };
  },
  offer: ({ odds, counts: [count], offered }) => {
    const legs = repeated(odds, count);
    return offered && legs && { sum: 'offer', legs, offered };
  },
  chances: ({ odds, chances, counts: [count], prompt }) => {
    const each = [...odds, ...chances.map((chance) => ({ format: 'percent' as const, value: 100 * chance }))];
    const of = repeated(each, count);
    const outcome = /\b(?:none|all (?:lose|miss)|no(?:ne)? of)\b/i.test(prompt)
      ? 'none'
      : /\b(?:at least one|any of)\b/i.test(prompt)
        ? 'any'
        : 'all';
    return of && { sum: 'chances', of, outcome };
  },
};

const isChoice = /[+-]\d{3,5}[^+-]{0,40}\bor\b[^+-]{0,30}[+-]\d{3,5}/i;
const isHedged = /\b(?:hedg\w*|other side|opposite|either way|whoever wins|lock|guarantee\w*|cover)\b/i;

/** The usual price of one of two even sides. */
const standard: WrittenOdds = { format: 'american', value: -110 };

/** The numbers between which both bets win: an over below an under, or a favorite that gives less than the underdog gets. */
function gapOf({ lines: [one, other, ...more], prompt }: Figures): number[] | undefined {
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  if (low < 0) return high > -low ? [-low, high] : undefined;
  // "Under 221 and over 226" lose together.
  const [first] = /\b(?:over|under|[ou](?=\d))/i.exec(prompt) ?? [];
  const isOverFirst = first === undefined || /^o/i.test(first);
  return low < high && isOverFirst === one < other ? [low, high] : undefined;
}

/** "By 2s and 3s", "doubles": how many legs each parlay of a round robin has. */
function sizesIn(prompt: string): number[] {
  const said = inFigures(prompt.toLowerCase())
    .replace(/\btwos\b/g, '2s')
    .replace(/\bthrees\b/g, '3s');
  if (/\b(?:doubles|pairs|pair)\b/.test(said)) return [2];
  if (/\b(?:trebles|trios)\b/.test(said)) return [3];
  return [
    ...new Set(
      [...said.matchAll(/\bby[- ](\d)\b|\b(\d)'?s\b|\b(\d)[- ]legs?\b/g)].map((each) =>
        Number(each[1] ?? each[2] ?? each[3]),
      ),
    ),
  ];
}

/** One price for all legs as often as they are. @returns undefined where the two do not agree */
function repeated(odds: readonly WrittenOdds[], count: number | undefined): WrittenOdds[] | undefined {
  const [one, ...others] = odds;
  if (!one) return undefined;
  if (count === undefined || odds.length === count) return [...odds];
  return others.length === 0 && count <= 20 ? Array.from({ length: count }, () => one) : undefined;
}

/** What a bet or a parlay pays, without the legs that are a push. */
function payoutOf(given: Figures): object | false | undefined {
  const { odds, pushes, losses } = given;
  const stake = stakeOf(given);
  // A lost leg loses the parlay.
  if (losses > 0 || stake === undefined) return undefined;
  const [count] = given.counts.filter((each) => each > 1);
  // Of the legs that are left, each has its price.
  if (pushes > 0 && count === odds.length + pushes && odds.length > 1)
    return { sum: 'parlay', legs: odds, pushes: 0, stake };
  const legs = repeated(odds, count);
  if (!legs) return undefined;
  const [only, ...others] = legs;
  // A boost raises what is won: without it the answer would be another.
  if (given.boost !== undefined)
    return (
      others.length + pushes === 0 && {
        sum: 'convert',
        odds: only,
        to: null,
        boost: given.boost,
        ...(stake !== null && { staked: stake }),
      }
    );
  if (others.length > 0) return pushes < legs.length ? { sum: 'parlay', legs, pushes, stake } : undefined;
  return stake === null || pushes > 0 ? undefined : { sum: 'payout', stake, odds: only };
}

/** An open bet, by its odds or by what it wins or returns, and the price of the other side. */
function hedgeOf(given: Figures): object | undefined {
  const { payout, stakes } = given;
  const [stake] = stakes;
  // Of two prices of "the other side", the first is of the open bet: "a three-teamer at +1400".
  const isCounted = given.odds.length === 0 && given.counters.length === 2;
  const [odds = null, second = null, ...more] = isCounted ? given.counters.slice(0, 1) : given.odds;
  const [counter = null] = isCounted ? given.counters.slice(1) : given.counters;
  const other = counter ?? second;
  // Two numbers are two bets, and no bet with its other side.
  if (given.lines.length > 1) return undefined;
  if (stake === undefined && payout && !second && !(counter && odds))
    return { sum: 'hedge', stake: null, odds: null, win: null, other: counter ?? odds, pays: payout.value };
  if (stake === undefined || (odds === null && !payout) || more.length > 0 || (counter && second))
    return undefined;
  const win = payout ? (payout.isReturned ? payout.value - stake : payout.value) : null;
  return {
    sum: 'hedge',
    stake,
    odds: win === null ? odds : null,
    win,
    other: other ?? (win === null ? null : odds),
  };
}

/**
 * @param topic the sum that the question looks like
 * @returns undefined for another one, or where a figure has no place in it
 */
export function sumOfParts(topic: string | undefined, asked: Asked): SumQuery | undefined {
  const figures = figuresIn(asked);
  const made = figures && fills[topic ?? '']?.(figures);
  const read = made ? sum.safeParse({ ask: 'sum', ...made }) : undefined;
  return read?.success ? read.data : undefined;
}

/** A unit as a share of 1: "1 unit = 1.5%", "units of 2 percent". */
function unitShareIn(prompt: string): number | undefined {
  const [, percent] =
    /\b(?:units?|1u)(?: size)?(?: is| are| at| of| as|:| ?=)* ?(\d+(?:\.\d+)?) ?(?:%|percent|pct)/i.exec(
      prompt,
    ) ?? [];
  return percent === undefined ? undefined : Number(percent) / 100;
}

/** @returns undefined where a figure has no role, or is none that its role can have */
function figuresIn(asked: Asked): Figures | undefined {
  const all = <T>(role: string, read: (words: string) => T | undefined) =>
    ofRole(asked, role).map(({ words }) => read(words));
  const odds = all('price', oddsIn);
  const counters = all('counter', oddsIn);
  const staked = ofRole(asked, 'stake').filter(({ words }) => unitsIn(words) === undefined);
  const stakes = staked.map(({ words }) => dollarsIn(words));
  const [units] = ofRole(asked, 'stake').flatMap(({ words }) => unitsIn(words) ?? []);
  const [won, ...more] = ofRole(asked, 'payout');
  const offered = won && /^[+-]\d{3}/.test(won.words) ? oddsIn(won.words) : undefined;
  const value = won && !offered ? dollarsIn(won.words) : undefined;
  const [bankroll] = all('bankroll', dollarsIn);
  const chances = all('chance', chanceIn);
  const counts = all('n', countsIn).flat();
  const lines = all('line', (words) => amountIn(words)).map((each, at) =>
    /^-/.test(ofRole(asked, 'line')[at]?.words ?? '') && each !== undefined ? -each : each,
  );
  const fairAt = ofRole(asked, 'price').findIndex(({ before }) => ofNoMargin.test(before));
  const boosts = all('boost', (words) => Number(/(\d+)/.exec(words)?.[1] ?? Number.NaN));
  const lists = [odds, counters, stakes, chances, counts, lines];
  if (
    more.some(({ words }) => words !== won?.words) ||
    (won && !offered && value === undefined) ||
    lists.some((list) => list.includes(undefined)) ||
    !asked.areFiguresTalk
  )
    return undefined;
  const [boost] = boosts.filter((each) => each !== undefined && !Number.isNaN(each));
  const results = ofRole(asked, 'result').map((span) => ({ span, said: meantBy(asked, span) }));
  const numberOf = (which: string) =>
    results
      .filter(({ said }) => said === which)
      .reduce((sum, { span }) => sum + (countBefore(span.before) ?? 1), 0);
  const pushes = numberOf('push');
  const known = <T>(list: readonly (T | undefined)[]): T[] => list.flatMap((each) => each ?? []);
  return {
    prompt: asked.prompt,
    odds: known(odds),
    fair: odds[fairAt],
    counters: known(counters),
    stakes: known(stakes),
    payout:
      won && value !== undefined ? { value, isReturned: isReturned(asked.prompt, won.words) } : undefined,
    offered,
    bankroll,
    units,
    chances: known(chances),
    counts: pushes > 0 ? known(counts).filter((each) => each !== pushes || each > 2) : known(counts),
    lines: known(lines),
    boost,
    pushes,
    losses: numberOf('miss'),
  };
}

/** Said before odds without the margin of a book. */
const ofNoMargin =
  /\b(?:fair|true|no[- ]?vig|real|sharp|should be|i make (?:it|this)(?: line)?)\b[^,;]{0,16}$/i;

/** A share of 1. */
const chanceOf = (odds: WrittenOdds): number => 1 / decimalOf(odds);

/** "Both", "3-teamer", "by 2s", "7-3"; none for words that are no number: "all". */
function countsIn(words: string): number[] {
  const counts = inFigures(words).match(/\d+/g)?.map(Number);
  if (counts) return counts;
  if (/\btriple/i.test(words)) return [3];
  return /\b(?:both|double)/i.test(words) ? [2] : [];
}

/** "One of them pushed", "2 pushed". */
function countBefore(before: string): number | undefined {
  const count = /(\d+)\D{0,20}$/.exec(inFigures(before))?.[1];
  return count === undefined ? undefined : Number(count);
}
