/** The errors of a question that gets no answer. */
import type { Asked } from '../../app/asking/asking.ts';
import type { User } from '../../data/accounts/users.ts';
import { ownDailyLimit } from '../../domain/accounts/play-limits.ts';
import { plural } from '../../domain/platform/format.ts';
import { secondsToTorontoMidnight } from '../../domain/platform/toronto-day.ts';
import { badRequest, HttpError } from '../errors.ts';

type Refused = Exclude<Asked, { kind: 'answered' | 'repeated' | 'on-break' }>;

export function refusalOf(asked: Refused, user: Pick<User, 'plan' | 'playLimits'>, now: Date): HttpError {
  switch (asked.kind) {
    case 'used-up':
      return promptsUsedUp(ownDailyLimit(user, now), now);
    case 'in-progress':
      return new HttpError(409, 'This question is still being answered. Please try again.');
    case 'nothing-to-change':
      return new HttpError(404, 'Prediction not found');
    case 'change-does-not-apply':
      return badRequest('That change does not apply to this answer');
    case 'not-answered':
      return new HttpError(504, 'Failed to process prompt');
  }
}

/** @param own the user's own daily limit, if that is the limit reached */
function promptsUsedUp(own: number | null, now: Date): HttpError {
  const sentence =
    own === null
      ? 'You have used all your prompts for today'
      : `You have reached your own limit of ${plural(own, 'prompt')} a day`;
  return untilMidnight(sentence, 0, now);
}

function untilMidnight(message: string, remainingPrompts: number, now: Date): HttpError {
  return new HttpError(429, message, {
    headers: { 'retry-after': String(secondsToTorontoMidnight(now)) },
    fields: { remainingPrompts },
  });
}
