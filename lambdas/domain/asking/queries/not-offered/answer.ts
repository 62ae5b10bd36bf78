/** Answers a question about what we do not have: one line, and what there is instead. */
import type { NotOfferedQuery } from '../../../../contracts/asking/queries/words.ts';
import type { QueryAnswer } from '../answered.ts';
import { thingOf } from './things.ts';

/** @throws RangeError for a thing that is not in the list */
export function answerNotOffered({ thing: id }: NotOfferedQuery): QueryAnswer {
  const thing = thingOf(id);
  if (!thing) throw new RangeError(`Not in the list: ${id}`);
  return { response: thing.answer, cards: [], alternatives: thing.instead ? [thing.instead] : [] };
}
