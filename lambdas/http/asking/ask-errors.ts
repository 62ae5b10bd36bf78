/** The errors of a question that gets no answer. */
import { plural } from '../../domain/platform/format.ts';
import { secondsToTorontoMidnight } from '../../domain/platform/toronto-day.ts';
import { HttpError } from '../errors.ts';

/** @param own the user's own daily limit, if that is the limit reached */
export function promptsUsedUp(own: number | null, now: Date): HttpError {
  const sentence =
    own === null
      ? 'You have used all your prompts for today'
      : `You have reached your own limit of ${plural(own, 'prompt')} a day`;
  return untilMidnight(sentence, 0, now);
}

export const freeAnswersUsedUp = (remainingPrompts: number, now: Date): HttpError =>
  untilMidnight('You have used all your free questions for today', remainingPrompts, now);

function untilMidnight(message: string, remainingPrompts: number, now: Date): HttpError {
  return new HttpError(429, message, {
    headers: { 'retry-after': String(secondsToTorontoMidnight(now)) },
    fields: { remainingPrompts },
  });
}

/** @param remainingPrompts after the refund; absent if the prompt could not be refunded */
export function notAnswered(kind: 'no-text' | 'failed' | 'timed-out', remainingPrompts?: number): HttpError {
  const fields = remainingPrompts === undefined ? {} : { remainingPrompts };
  switch (kind) {
    case 'no-text':
      return new HttpError(502, 'The AI did not provide a response. Please try again.', { fields });
    case 'failed':
      return new HttpError(502, 'Failed to process prompt', { fields });
    case 'timed-out':
      return new HttpError(504, 'Failed to process prompt', { fields });
  }
}
