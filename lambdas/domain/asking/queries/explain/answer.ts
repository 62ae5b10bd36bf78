/** Answers what terms mean. */
import type { ExplainQuery } from '../../../../contracts/asking/queries/words.ts';
import type { QueryAnswer } from '../answered.ts';
import type { Term } from './glossary/term.ts';
import { termOf } from './glossary.ts';

/** @throws RangeError for a term that the glossary does not have */
export function answerExplain({ terms }: ExplainQuery): QueryAnswer {
  const entries = terms.map((id) => {
    const entry = termOf(id);
    if (!entry) throw new RangeError(`Not a term: ${id}`);
    return entry;
  });
  return {
    response: entries.flatMap(sentences).join('\n'),
    cards: entries.map(({ term, meaning, example }) => ({
      type: 'term',
      term,
      meaning,
      example: example ?? null,
    })),
    alternatives: [],
  };
}

function sentences({ term, meaning, example }: Term): string[] {
  return [`${term}: ${meaning}`, ...(example ? [`For example: ${example}`] : [])];
}
