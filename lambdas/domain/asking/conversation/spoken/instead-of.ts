/** "Instead of touchdowns do receiving yards": what leaves is said first. */
import type { ShownLeg } from '../../../../contracts/asking/turn.ts';
import { type QuestionContext, sentenceOf } from '../../queries/reading/sentence.ts';
import { meantLegs } from '../operations/meant-legs.ts';

const first =
  /^(?:(?:ok|nah|no|hm+|eh|actually|so|well|but|and)[ ,.]+)*(?:instead of|rather than|in place of|in lieu of) (?:the )?(.{2,40}?)[, ]+(?:(?:can|could) (?:you|u|we|i) )?(?:just )?(?:do|use|give me|gimme|get me|find me|show me|i want|i'?d (?:like|rather have|prefer)|lets do|let'?s do|make (?:it|them)|go with|take|try|put in|put|have|add)(?: (?:the|some))? (.{2,60}?)(?: instead)?[ .!?]*$/i;

/** @returns the text in the form in which a swap is read; as it is where it says something else */
export function insteadFirst(text: string, legs: readonly ShownLeg[], context: QuestionContext): string {
  const [said, out, into] = first.exec(text) ?? [];
  if (said === undefined || out === undefined || into === undefined) return text;
  const named = meantLegs(sentenceOf(out, context).tokens, legs);
  if (named.left.length > 0 || named.isMissing) return text;
  const meant = named.unclear ?? named.legs;
  if (meant.length === 0) return text;
  // Where all of it is of that kind, another kind of bet is wanted, on whomever.
  return meant.length === legs.length ? `${into} instead` : `swap the ${out} for ${into}`;
}
