/**
 * Reads a question as one about the last answer: a change of it, or a question that refers to it. What is complete by itself is a
 * new question.
 */

import type { Turn } from '../../../contracts/asking/turn.ts';
import type { QuestionContext } from '../queries/reading/sentence.ts';
import { isUnderAge } from '../reading/terms/age.ts';
import { needsCare } from '../reading/terms/care.ts';
import { changedQueries } from './changed-queries.ts';
import { changedTerms } from './changed-terms.ts';
import { countFor } from './counts.ts';
import type { Heard } from './heard.ts';
import { payoutFor } from './payouts.ts';
import { referring } from './referring.ts';
import { saidIn } from './said.ts';
import { unplaced } from './unplaced.ts';
import { wishFor } from './wish.ts';

/** Characters. A longer text says what it is about. */
const longest = 120;

/** @returns undefined for a new question */
export function hear(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  if (prompt.length > longest || needsCare(prompt) || isUnderAge(prompt)) return undefined;
  return (
    ofWhole(prompt, turn, context) ??
    wishFor(prompt, turn, context) ??
    changedQueries(prompt, turn, context) ??
    changedTerms(prompt, turn, context) ??
    referring(prompt, turn, context) ??
    thanked(prompt, context) ??
    unplaced(prompt, turn, context)
  );
}

/** How many legs the whole has, or what it pays. */
function ofWhole(prompt: string, { play, queries }: Turn, context: QuestionContext): Heard | undefined {
  const [before] = queries;
  if (!play || before?.intent !== 'play' || before.wishes.length > 0) return undefined;
  return countFor(prompt, before, play) ?? payoutFor(prompt, before, play, context);
}

/** Words of thanks and nothing else. */
function thanked(prompt: string, context: QuestionContext): Heard | undefined {
  const { has, left, figures } = saidIn(prompt, context, 0);
  return left.length === 0 && figures.length === 0 && has('thanks') ? { kind: 'thanks' } : undefined;
}
