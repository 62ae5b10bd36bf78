/** Whether everything that a text names has a place in what is made of it: no name and no figure is left out. */
import type { Asked } from '../../queries/parts/asked.ts';
import { type QuestionContext, sentenceOf } from '../../queries/reading/sentence.ts';

/** Points at what was shown. */
const pointing = 'old';

/** @param roles those that the question has a place for */
export function arePlaced(asked: Asked, roles: ReadonlySet<string>, context: QuestionContext): boolean {
  if (asked.refused.length > 0) return false;
  if (!asked.spans.every(({ role }) => role === pointing || roles.has(role))) return false;
  const rest = asked.spans
    .filter(({ role }) => roles.has(role))
    .reduce((text, { words }) => text.replace(words, ' '), asked.prompt);
  return !/\d/.test(rest) && !sentenceOf(rest, context).tokens.some(({ team }) => team !== undefined);
}
