/** "Which books do you compare, and how often are the odds refreshed": two questions about the service, each of which is answered. */
import type { QueryOfKind } from '../../../../../contracts/asking/query.ts';
import { plainly } from '../cues.ts';
import { type QuestionContext, type Sentence, sentenceOf } from '../sentence.ts';
import { partsOf } from './pair.ts';

type ServiceQuery = QueryOfKind<'service'>;

/** "Cancel and get my money back" is one matter. */
const asks =
  /^ (?:(?:so|and|but|also|ok|hey|yo|just) )*(?:what|which|how|when|where|who|is|are|do|does|can|could) /;

/**
 * @param read a part in full, as a question about the service
 * @returns undefined unless both parts are questions, about two topics
 */
export function servicesAsked(
  prompt: string,
  context: QuestionContext,
  read: (sentence: Sentence) => ServiceQuery | undefined,
): readonly ServiceQuery[] | undefined {
  for (const parts of partsOf(prompt)) {
    if (!parts.every((part) => asks.test(plainly(part)))) continue;
    const [one, other] = parts.map((part) => read(sentenceOf(part, context)));
    if (one && other && one.topic !== other.topic) return [one, other];
  }
  return undefined;
}
