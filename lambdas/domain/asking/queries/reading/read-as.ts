/** Reads a question as one of a kind that it looks like; what its words say besides is left out, and the answer says so. */
import { leagueDay } from '../../../platform/calendar.ts';
import { isFiller } from '../../reading/words/fillers.ts';
import { readWordedSum } from '../sum/worded/read.ts';
import type { Meant } from '../table/terms.ts';
import { type KindName, kinds, type RuledQuery } from './kinds.ts';
import type { TableKindName } from './kinds-shown.ts';
import { isTableKind, type Near, readers } from './near.ts';
import { isPlain } from './plain-words.ts';
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
  { selectedSport, teams, players, roster, now }: QuestionContext,
): Near | undefined {
  const asides = new Set<string>();
  const names = { selectedSport, teams, players, roster, today: leagueDay(now) };
  const query = readers[kind](prompt, { ...names, asides, allAsides: true, meant });
  return query && { query, asides: [...asides].filter((word) => !isPlain(word) && !isFiller(word)) };
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
