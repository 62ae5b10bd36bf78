/** Which legs of the last answer the words point at that are told to do so: "the second one", "montgomery", "all three". */
import type { ShownLeg } from '../../../../contracts/asking/turn.ts';
import { type Asked, meantBy, ofRole } from '../../queries/parts/asked.ts';
import { type QuestionContext, sentenceOf } from '../../queries/reading/sentence.ts';
import type { Span } from '../../roles/spans.ts';
import { meantLegs } from '../operations/meant-legs.ts';

/** "For the second guy": the words before a name may say its place. */
const wordsBefore = 2;

/** @returns their indexes; undefined where one cannot be told */
export function oldLegs(
  asked: Asked,
  legs: readonly ShownLeg[],
  context: QuestionContext,
): readonly number[] | undefined {
  const found = ofRole(asked, 'old').map((span) => legsMeant(span, asked, legs, context));
  return found.every((each) => each !== undefined && each.length > 0)
    ? [...new Set(found.flatMap((each) => each ?? []))].sort((a, b) => a - b)
    : undefined;
}

function legsMeant(
  span: Span,
  asked: Asked,
  legs: readonly ShownLeg[],
  context: QuestionContext,
): readonly number[] | undefined {
  const all = [...legs.keys()];
  // What names them says more than what the words look like.
  const place = span.before.split(/\s+/).slice(-wordsBefore).join(' ');
  const named = namedBy(span.words, legs, context) ?? namedBy(`${place} ${span.words}`, legs, context);
  if (named) return named;
  const meaning = meantBy(asked, span);
  if (meaning === 'last') return all.slice(-1);
  if (meaning === 'all') return all;
  if (meaning === 'it')
    return legs.length === 1 || /^(?:them|these|those|they|all|both)\b/i.test(span.words) ? all : undefined;
  const at = Number(meaning) - 1;
  return legs[at] ? [at] : undefined;
}

/** Every word has to name one. */
export function namedBy(
  words: string,
  legs: readonly ShownLeg[],
  context: QuestionContext,
): readonly number[] | undefined {
  const { legs: meant, left, unclear, isMissing } = meantLegs(sentenceOf(words, context).tokens, legs);
  return meant.length > 0 && left.length === 0 && !unclear && !isMissing ? meant : undefined;
}
