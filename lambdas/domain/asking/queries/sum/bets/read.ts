/** Reads sums of bets: several results, two prices at one stake, an offer to cash out, and many bets on average. */
import { type QuestionContext, type Sentence, sentenceOf } from '../../reading/sentence.ts';
import { maskedOf } from '../worded/mask.ts';
import { cashOut } from './cash-out.ts';
import { type CountedRecord, countedRecord } from './counted.ts';
import { priceDifference } from './difference.ts';
import { isNeutral, manyBets } from './many.ts';
import type { SumOfBets } from './prompt.ts';
import { results } from './results.ts';

/** @returns undefined where a figure has no place in one of them */
export function sumOfBetsIn(sentence: Sentence): SumOfBets | CountedRecord | undefined {
  const masked = maskedOf(sentence);
  if (!masked || masked.figures.length < 2) return undefined;
  return (
    countedRecord(masked) ?? cashOut(masked) ?? manyBets(masked) ?? results(masked) ?? priceDifference(masked)
  );
}

const kinds: ReadonlySet<string> = new Set<SumOfBets['sum']>([
  'bet_results',
  'price_difference',
  'cash_out',
  'many_bets',
]);

/** Whether a sum was read with a place for each of its figures, so that nothing else can be meant. */
export const isSumOfBets = (sum: string): boolean => kinds.has(sum);

/** Whether a question asks what many bets make or lose on average, and tells of nothing else: its loss is of no one. */
export function asksForAverage(prompt: string, context: QuestionContext): boolean {
  const masked = maskedOf(sentenceOf(prompt, context));
  return masked !== undefined && manyBets(masked) !== undefined && isNeutral(masked);
}
