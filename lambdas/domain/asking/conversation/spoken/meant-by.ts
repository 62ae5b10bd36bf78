/** "What do you mean by value exactly": a word of the last answer, which is explained and changes nothing of it. */
import { readQueries } from '../../queries/reading/read-queries.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { bareOf } from '../asked/around.ts';
import type { Heard } from '../heard.ts';

const you = '(?:you|u|ya|yall|we|it|that|they|this)';
const term = `(?:the |an? |your |ur |this |that )?(?:word |term |phrase )?["“”']?([a-z0-9+][a-z0-9+%' -]{1,30}?)["“”']?`;
const tail =
  '(?: (?:exactly|here|there|in (?:this|that) (?:case|context|bet|pick)|by that|really|actually))*';
const patterns = [
  `(?:what|wat)(?:'?s)? (?:exactly |actually |even )?(?:do|does|did|are|r|is)? ?${you} (?:exactly |actually |really |even )?(?:mean|meant|meaning|saying|call|calling)(?: by| with| when (?:you|u|it) sa(?:y|id|ys))? ${term}`,
  `(?:wdym|wym)(?: by| with| when (?:you|u) say)? ${term}`,
  `what (?:exactly |actually )?(?:does|do|did) ${term} mean`,
  `(?:can|could|would) (?:you|u) (?:explain|define|clarify)(?: what)? ${term}(?: (?:is|means?))?`,
  `(?:how|and how) (?:exactly )?(?:do|would|are) (?:you|u) (?:define|defining|measure|measuring) ${term}`,
].map((each) => new RegExp(`^(?:(?:and|so|but|by the way) )*${each}${tail}$`));

/** @returns undefined where it is no term that is explained here */
export function meantBy(prompt: string, context: QuestionContext): Heard | undefined {
  const text = bareOf(prompt);
  for (const pattern of patterns) {
    const words = pattern.exec(text)?.[1]?.trim();
    if (words === undefined) continue;
    const [query, ...others] = readQueries(`explain ${words}`, context) ?? [];
    if (query?.ask === 'explain' && others.length === 0)
      return { kind: 'queries', queries: [query], isAside: true, isWhole: true };
  }
  return undefined;
}
