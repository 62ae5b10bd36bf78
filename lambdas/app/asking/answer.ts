/**
 * From a question to an answer: read it, list the selections that fit with their evidence, let the model choose, and compose
 * the text. Games come from `load`, so that requests, evaluations and tests share this code.
 */
import { inform } from './inform.ts';
import type { Dependencies, Outcome } from './outcome.ts';
import { type Asked, understand, understandNext, wantsPlay } from './question.ts';
import { suggest } from './suggest.ts';

export async function answer(asked: Asked, dependencies: Dependencies): Promise<Outcome> {
  const { next } = asked;
  const understood = next ? understandNext({ ...asked, next }) : understand(asked);
  return wantsPlay(understood) ? suggest(understood, dependencies) : inform(understood, dependencies);
}
