/**
 * From a question to an answer: read it, list the selections that fit with their evidence, let the model choose, and compose
 * the text. Games come from `load`, so that requests, evaluations and tests share this code.
 */
import { inform } from './inform.ts';
import type { Dependencies, Outcome } from './outcome.ts';
import { type Question, understand, understandNext, wantsPlay } from './question.ts';
import { suggest } from './suggest.ts';

export async function answer(question: Question, dependencies: Dependencies): Promise<Outcome> {
  const { next } = question;
  const understood = next ? understandNext({ ...question, next }) : understand(question);
  return wantsPlay(understood) ? suggest(understood, dependencies) : inform(understood, dependencies);
}
