/** The margin of a market whose sides have one price: "so on -110 both ways how much is that", after what the margin is was explained. */
import type { SumQuery } from '../../../../contracts/asking/queries/sum.ts';
import type { TermId } from '../../queries/explain/glossary.ts';
import { oddsOf } from '../../queries/reading/figures.ts';
import type { Masked } from './masked.ts';

const ofMargin: ReadonlySet<string> = new Set<TermId>(['vig', 'no_vig']);
const words =
  /^(?:(?:so|and|ok|then|on|at|if|its|it's|it|is|say|like|for|with|a|an|the|how|much|what|what's|whats|would|does|do|that|be|come|out|to|market|line|price|game|both|each|either|ways?|sides?|apiece|of|them|in|percent|cents|work|they|take|taking|keep|book|books|standard|normal|vig|juice|hold|are|priced|us|cost|me|i|paying|pay|this|case) )*A(?:(?: and| \/)? A)?(?: (?:so|and|on|at|both|each|either|ways?|sides?|apiece|of|them|how|much|what|what's|whats|is|that|the|it|vig|juice|hold|be|would|does|do|come|out|to|in|percent|cents|they|take|taking|keep|book|books|then|market|a|game|line|price|for|are|paying|pay|me|i|cost|this|case))*$/;
const both = /\b(?:both|each|either|apiece)\b|A (?:and )?A/;

/** @returns undefined for other terms, and for other words */
export function bothWays(term: string, { text, figures }: Masked): SumQuery | undefined {
  const [one, other = one, ...more] = figures.map(oddsOf);
  const isMeant = ofMargin.has(term) && words.test(text) && both.test(text);
  return isMeant && one && other && more.length === 0
    ? { ask: 'sum', sum: 'fair_price', sides: [one, other] }
    : undefined;
}
