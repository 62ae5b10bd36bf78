/** Answers a question that asks for no play: by its queries, or as information. */
import type { MineQuery } from '../../contracts/asking/queries/own.ts';
import type { Asking, Means } from './asking.ts';
import { inform } from './inform.ts';
import type { NoPlay } from './outcome.ts';
import { answerQueries } from './queries/answer-queries.ts';
import type { Understood } from './question.ts';

/** @throws if what it needs cannot be read */
export function answerInWords(understood: Understood, { user, now }: Asking, means: Means): Promise<NoPlay> {
  const { load } = means;
  if (!understood.queries) return inform(understood, load);
  const figures = ({ topic, days }: MineQuery) => means.figures(topic, user, now, days);
  return answerQueries(understood.queries, { understood, load, figures });
}
