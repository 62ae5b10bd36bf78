/**
 * From a question to an answer: read it, lay out what fits with its evidence, let the model point, and compose. The table
 * and the feed are reached through `load`, so that a request, the slate and a test come along the same path.
 */
import { inform } from './inform.ts';
import type { Means, Outcome } from './outcome.ts';
import { type Asked, understand, understandNext, wantsPlay } from './question.ts';
import { suggest } from './suggest.ts';

export async function answer(asked: Asked, means: Means): Promise<Outcome> {
  const { next } = asked;
  const understood = next ? understandNext({ ...asked, next }) : understand(asked);
  return wantsPlay(understood) ? suggest(understood, means) : inform(understood, means);
}
