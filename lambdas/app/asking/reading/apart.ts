/**
 * Two questions in one, of which the rules do not read every word: each is read by itself, and what one does not name is as in the other.
 */
import type { Likely } from '../../../domain/asking/likely/likely.ts';
import type { RuledQuery } from '../../../domain/asking/queries/reading/kinds.ts';
import { type Of, ofTables, pairOf, partsOf } from '../../../domain/asking/queries/reading/several/pair.ts';
import { wordCount } from '../../../domain/asking/reading/words/text.ts';
import type { Understood } from '../question.ts';

/** How a question begins: "Jets last three and the over in their game" is one. */
const asks =
  /^(?:so |then )?(?:what(?:['’]?s)?|wh?ats|who(?:['’]?s)?|whos|how(?:['’]?s)?|hows|when|where|which|why|is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|any|best|odds|price|prices|line)\b/i;
/** Fewer words are one question. */
const fewest = 9;
/** A longer text is a story. */
const longest = 200;

/**
 * @param read a part, by the rules or by what is told of its words
 * @param likelyOf which kind a part is
 * @returns undefined unless both parts are read, and ask for two things
 */
export function readApart(
  prompt: string,
  read: (part: string) => Understood,
  likelyOf: (part: string) => Likely,
): readonly RuledQuery[] | undefined {
  if (prompt.length > longest || wordCount(prompt) < fewest) return undefined;
  for (const [one, other] of partsOf(prompt)) {
    if (!asks.test(other.trim()) || ![one, other].every((part) => isQuestion(likelyOf(part)))) continue;
    const pair = pairOf(one, other, (part) => asOne(read(part)));
    if (pair && pair.length > 1) return pair;
  }
  return undefined;
}

/** The one question that a part asks in full. */
function asOne({ queries, asides = [] }: Understood): Of | undefined {
  const [query, ...others] = queries ?? [];
  return others.length === 0 && asides.length === 0 ? ofTables(query) : undefined;
}

/** From this chance of its kind on, a part is a question as it was typed: "and where is it now" is none. */
const likely = 0.5;
const ofQuestions: ReadonlySet<string> = new Set(['find', 'market', 'check']);

const isQuestion = ({ kinds: [first] }: Likely): boolean =>
  first !== undefined && ofQuestions.has(first.kind) && first.chance >= likely;
