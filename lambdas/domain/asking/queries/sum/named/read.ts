/** Sums that a word of their own names, of which every figure has its place: they are read before any other kind. */
import type { SumKind, SumQuery } from '../../../../../contracts/asking/queries/sum.ts';
import { sum } from '../../../../../contracts/asking/queries/sum.ts';
import type { Sentence } from '../../reading/sentence.ts';
import { wishesForBet } from '../../reading/wished.ts';
import { deadHeatIn } from './dead-heat.ts';
import { numbersIn } from './numbers.ts';
import { resultsIn } from './results.ts';
import { singlesIn } from './singles.ts';
import { teaserLegsIn } from './teaser-legs.ts';

/** Nothing else looks like these: no likelier sum speaks against them. */
export const namedSums: ReadonlySet<SumKind> = new Set<SumKind>([
  'settled',
  'singles',
  'results',
  'numbers',
  'dead_heat',
]);

/** @returns undefined where a word of a wish, or a figure without a place, stands in it */
export function namedSumIn(sentence: Sentence): SumQuery | undefined {
  if (wishesForBet(sentence.text)) return undefined;
  const found =
    deadHeatIn(sentence) ??
    singlesIn(sentence) ??
    resultsIn(sentence) ??
    numbersIn(sentence) ??
    teaserLegsIn(sentence);
  const read = found && sum.safeParse(found);
  return read?.success ? read.data : undefined;
}
