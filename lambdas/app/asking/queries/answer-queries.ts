/** Answers a question that was read as queries: in order, as one uncharged answer. */
import { emptyAnalysis } from '../../../domain/asking/answer/compose.ts';
import { labelOf, type RuledQuery } from '../../../domain/asking/queries/reading/kinds.ts';
import type { NoPlay } from '../outcome.ts';
import { answerQuery, type QueryMeans } from './answer-query.ts';

/** The most alternatives under an answer. */
const mostAlternatives = 4;

/**
 * @param queries one to three
 * @throws if what a kind reads cannot be read
 */
export async function answerQueries(queries: readonly RuledQuery[], means: QueryMeans): Promise<NoPlay> {
  const { result, sport } = means.understood;
  const answers = await Promise.all(queries.map((query) => answerQuery(query, means)));
  const verdict = answers.find((answer) => answer.verdict)?.verdict;
  const summary = queries.map(labelOf).join(' · ');
  return {
    kind: 'info',
    charged: false,
    response: answers.map(({ response }) => response).join('\n'),
    analysis: emptyAnalysis(sport, []),
    reading: { sports: [], summary, parts: [] },
    notes: [],
    alternatives: answers.flatMap(({ alternatives }) => alternatives).slice(0, mostAlternatives),
    read: result.reading,
    asks: queries.map(({ ask }) => ask),
    cards: answers.flatMap(({ cards }) => cards),
    ...(verdict && { verdict }),
  };
}
