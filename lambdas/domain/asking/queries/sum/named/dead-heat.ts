/** Reads what a tie across the last paid place leaves: "tied for 5th, 3 ways, $20 at +400 top 5". */
import type { SumQuery } from '../../../../../contracts/asking/queries/sum.ts';
import { figureOf, oddsOf } from '../../reading/figures.ts';
import type { Sentence } from '../../reading/sentence.ts';
import { plainTextOf } from './text.ts';

const shared = /\b(?:tied?|ties|tying|dead[- ]?heat\w*|deadlocked|t-?\d{1,2}|\d{1,2}[- ]?ways?)\b/;
const top = /\btop[- ]?(\d{1,2})\b/;
/** The winner alone is paid: "outright", "first round leader". */
const first = /\b(?:outright|to win|winner|win bet|frl|(?:1st|2nd|3rd)[- ]round leader|round leader)\b/;
const finish = /\bt-?(\d{1,2})(?:st|nd|rd|th)?\b|\b(\d{1,2})(?:st|nd|rd|th)\b(?! round)/;
const left = /\b(\d{1,2}) (?:paid |remaining |open )?(?:place|spot)s?\b/;
const ofThem = '(?:players?|golfers?|guys?|people|men|others?|ppl|dudes?|more)';
/** How many are tied: all of them. */
const all: readonly RegExp[] = [
  /\b(\d{1,2})[- ]?ways?\b/,
  new RegExp(
    `\\b(\\d{1,2})(?: of them| (?!other)${ofThem})? (?:(?:are|were|all|who|that|finish(?:ed)?|in an?) )*(?:tied?|ties|tying|dead[- ]?heat\\w*)\\b`,
  ),
  /\b(?:tied?|ties|dead[- ]?heat) (?:of|between|among|amongst) (\d{1,2})\b/,
  new RegExp(`\\b(\\d{1,2}) (?!other)${ofThem}\\b`),
];
/** How many are tied with the one that is bet on. */
const others: readonly RegExp[] = [
  /\b(\d{1,2}) (?:other(?:s| \w+)|more|guys?|players?|golfers?)? ?(?:(?:are|were|who|also|all) )*(?:tied|tie) with (?:him|my|mine|us)\b/,
  /\b(?:tied?|ties|finish\w*|heat|t-?\d{1,2})(?: (?:for|at|in)? ?(?:the )?\w+){0,3} (?:with|alongside) (\d{1,2})\b/,
  /\bwith (\d{1,2}) (?:others?|other \w+|more|guys|players|golfers|ppl|people)\b/,
  /\b(\d{1,2}) (?:others|other (?:guys?|players?|golfers?|people|men|dudes?))\b/,
];
const another = /\bwith (?:an?other|another|some) (?:guy|player|golfer|one|person|dude)\b/;

/** @returns undefined where it lacks a part, or where a figure has no place in it */
export function deadHeatIn(sentence: Sentence): SumQuery | undefined {
  const text = plainTextOf(sentence);
  if (!shared.test(text)) return undefined;
  const paid = top.exec(text);
  const spots = left.exec(paid ? text.replace(paid[0], ' ') : text);
  const rank = spots ? null : finish.exec(paid ? text.replace(paid[0], ' ') : text);
  const lastPaid = paid ? Number(paid[1]) : first.test(text) ? 1 : undefined;
  const place = rank ? Number(rank[1] ?? rank[2]) : lastPaid === 1 ? 1 : undefined;
  const places = spots
    ? Number(spots[1])
    : lastPaid === undefined || place === undefined
      ? undefined
      : lastPaid - place + 1;
  const rest = without(text, [paid?.[0], spots?.[0], rank?.[0]]);
  const counted = countIn(rest);
  if (places === undefined || places < 1 || !counted) return undefined;
  const { odds, stake } = moneyIn(counted.rest);
  if (!odds) return undefined;
  return { ask: 'sum', sum: 'dead_heat', stake: stake ?? null, odds, tied: counted.tied, places };
}

const without = (text: string, found: readonly (string | undefined)[]): string =>
  found
    .reduce<string>((rest, each) => (each === undefined ? rest : rest.replace(each, ' tied ')), text)
    .replace(/ +/g, ' ');

function countIn(text: string): { readonly tied: number; readonly rest: string } | undefined {
  if (another.test(text)) return { tied: 2, rest: text };
  for (const [patterns, more] of [
    [others, 1],
    [all, 0],
  ] as const)
    for (const pattern of patterns) {
      const found = pattern.exec(text);
      const tied = Number(found?.[1]) + more;
      if (found && tied >= 2 && tied <= 100)
        return { tied, rest: text.replace(found[0], found[0].replace(found[1] ?? '', ' ')) };
    }
  return undefined;
}

/** The one price and at most one amount. @returns no odds where another figure stands in it */
function moneyIn(text: string): { readonly odds?: ReturnType<typeof oddsOf>; readonly stake?: number } {
  const figures = text.split(/[\s,]+/).flatMap((word) => {
    const figure = figureOf(word.replace(/^[^\d$+-]+/, ''));
    return figure ? [figure] : [];
  });
  const priced = figures.filter(({ form }) => ['american', 'fraction', 'decimal'].includes(form));
  const amounts = figures.filter(({ form }) => form === 'dollars' || form === 'number');
  const [price, ...morePrices] = priced;
  const [amount, ...moreAmounts] = amounts;
  const isAll = priced.length + amounts.length === figures.length;
  if (!price || morePrices.length + moreAmounts.length > 0 || !isAll) return {};
  return { odds: oddsOf(price), ...(amount && { stake: amount.value }) };
}
