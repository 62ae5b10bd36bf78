/**
 * Reads a question as one about the last answer: a change of it, or a question that refers to it. What is complete by itself is a
 * new question.
 */

import type { Turn } from '../../../contracts/asking/turn.ts';
import { readQueries } from '../queries/reading/read-queries.ts';
import type { QuestionContext } from '../queries/reading/sentence.ts';
import { readQuestion } from '../reading/read.ts';
import { isUnderAge } from '../reading/terms/age.ts';
import { needsCare } from '../reading/terms/care.ts';
import { changedQueries } from './changed-queries.ts';
import { changedTerms } from './changed-terms.ts';
import type { Heard } from './heard.ts';
import { referring } from './referring.ts';
import { wishFor } from './wish.ts';

/** Characters. A longer text says what it is about. */
const longest = 120;

/** @returns undefined for a new question */
export function hear(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  if (prompt.length > longest || needsCare(prompt) || isUnderAge(prompt)) return undefined;
  return (
    wishFor(prompt, turn, context) ??
    changedQueries(prompt, turn, context) ??
    changedTerms(prompt, turn, context) ??
    referring(prompt, turn, context) ??
    notUnderstood(prompt, turn, context)
  );
}

const ofLast = /\b(?:it|that one|this one|them|those|leg #?\d+|(?:first|second|third|last) (?:one|leg))\b/i;

/** Refers to the play shown, in words that are no question without it. */
function notUnderstood(prompt: string, { play }: Turn, context: QuestionContext): Heard | undefined {
  if (!play || !ofLast.test(prompt) || readQueries(prompt, context)) return undefined;
  const { reading, unread } = readQuestion(prompt, context);
  const isComplete = unread.length === 0 && reading.intent !== 'off_topic';
  return isComplete
    ? undefined
    : { kind: 'unclear', why: 'We couldn’t tell what to change in the last answer.' };
}
