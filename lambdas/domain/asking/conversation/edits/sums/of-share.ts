/** A part of what was staked, and a price without the margin of its market: "if I only do half", "and if they hold 30 percent on it". */
import type { SumQuery } from '../../../../../contracts/asking/queries/sum.ts';
import { decimalOf } from '../../../../feed/odds/formats.ts';
import { percent } from '../../../../platform/format.ts';
import { isMadeOf, wordsOf } from '../../asked/around.ts';
import type { Heard } from '../../heard.ts';
import type { Masked } from '../masked.ts';

const shares = { half: 1 / 2, 'a third': 1 / 3, 'a quarter': 1 / 4 } as const;
const share =
  /^(?:(?:and|so|ok|but|what|whats|what's|how|much|do|does|would|will|did|i|we|get|win|make|is|it|that|back|then|if|only|just|put|puts|bet|do|go|stake|risk|with|for|on|at|in|about|the|of|my|pay|pays|return) )*(half|a third|a quarter)(?: (?:of|it|that|the|as|much|stake|bet|amount|on|in|instead|then|though|what|do|i|get|win|back|how|would))*$/;

/** @returns the payout of a part of the stake; undefined if it asks for something else */
export function ofShare(last: SumQuery, { text, figures }: Masked): SumQuery | undefined {
  const [, word] = figures.length === 0 ? (share.exec(text) ?? []) : [];
  const part = word === undefined ? undefined : shares[word as keyof typeof shares];
  if (part === undefined) return undefined;
  if (last.sum === 'stake_to_win')
    return {
      ask: 'sum',
      sum: 'payout',
      stake: rounded((part * last.win) / (decimalOf(last.odds) - 1)),
      odds: last.odds,
    };
  const isOfStake = last.sum === 'payout' || (last.sum === 'parlay' && last.stake !== null);
  return isOfStake && last.stake !== null ? { ...last, stake: rounded(part * last.stake) } : undefined;
}

const rounded = (dollars: number): number => Math.max(0.01, Math.round(dollars * 100) / 100);

const ofHold = wordsOf(
  "and so ok but what whats what's how about if the a an book books books' book's they their they're got get has have had take takes taking with at on in of it that this there is was are were hold holds margin vig juice rake overround cut percent P N to for then real true fair odds price chance chances now be would out without remove market",
);

/** A market adds up to more than 100% by its margin, here in proportion to each chance. */
export function withoutHold(last: SumQuery, { text, figures }: Masked): Heard | undefined {
  const [figure, ...more] = figures;
  const odds = last.sum === 'convert' || last.sum === 'break_even' ? last.odds : undefined;
  if (!odds || !figure || more.length > 0 || (figure.form !== 'percent' && figure.form !== 'number'))
    return undefined;
  if (!/\b(?:hold|holds|margin|vig|juice|rake|overround|cut)\b/.test(text) || !isMadeOf(text, ofHold))
    return undefined;
  const hold = figure.value / 100;
  if (hold <= 0 || hold >= 1) return undefined;
  const implied = 1 / decimalOf(odds);
  // What a book holds is a share of what is staked.
  const chance = implied * (1 - hold);
  return {
    kind: 'queries',
    queries: [{ ask: 'sum', sum: 'convert', odds: { format: 'percent', value: 100 * chance }, to: null }],
    isAside: true,
    says: `If the book keeps ${percent(100 * hold)} of all stakes, in proportion on every price, ${percent(100 * implied)} becomes ${percent(100 * chance)}. As odds that is:`,
  };
}
