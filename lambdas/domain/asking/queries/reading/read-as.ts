/** Reads a question as one of a kind that it looks like; what its words say besides is left out, and the answer says so. */
import { readWordedSum } from '../sum/worded/read.ts';
import type { Meant } from '../table/terms.ts';
import { type KindName, kinds, type RuledQuery } from './kinds.ts';
import type { TableKindName } from './kinds-shown.ts';
import { isTableKind, knownOf, type Near, readers, saidIn } from './near.ts';
import { type QuestionContext, sentenceOf } from './sentence.ts';

/**
 * @param topic what the question looks like, as the kind's query names it
 * @returns undefined where the question has nothing of what the kind needs
 */
export function readAs(
  kind: KindName,
  topic: string | undefined,
  prompt: string,
  context: QuestionContext,
): Near | undefined {
  return isTableKind(kind)
    ? readFromTable(kind, { topic }, prompt, context)
    : readInWords(kind, { topic }, prompt, context);
}

function readFromTable(
  kind: TableKindName,
  meant: Meant,
  prompt: string,
  context: QuestionContext,
): Near | undefined {
  const asides = new Set<string>();
  const query = readers[kind](prompt, { ...knownOf(context), asides, allAsides: true, meant });
  return query && { query, asides: saidIn(asides) };
}

function readInWords(
  kind: KindName,
  meant: Meant,
  prompt: string,
  context: QuestionContext,
): Near | undefined {
  const sentence = sentenceOf(prompt, context);
  const claim: { readonly query: RuledQuery } | undefined = kinds[kind].read(sentence, meant);
  const query = claim?.query ?? (kind === 'sum' ? readWordedSum(sentence) : undefined);
  return query && { query, asides: [] };
}
