/** The daily allowance at midnight in Toronto, on days of 23, 24 and 25 hours: an ask counts once, on its own day. */
import { expect, test } from 'vitest';
import { usedPrompts } from '../../lambdas/data/asking/usage.ts';
import { handler } from '../../lambdas/functions/prompt-process.ts';
import { signSession } from '../../lambdas/http/accounts/sign-session.ts';
import { eventOf } from '../support/event.ts';
import { newSubscriber } from '../support/people.ts';

/** Asks at a fixed time. The model is not needed. */
async function askAt(at: Date) {
  const { user } = await newSubscriber('core');
  const token = await signSession(user, 'gameplan-users', { remember: false, now: at });
  const ask = async (now: Date) => {
    const event = eventOf('prompt-process', { token, body: { prompt: 'A pick', sport: 'GOLF' } });
    const reservations: string[] = [];
    const usage = await import('../../lambdas/data/asking/usage.ts');
    const recordingUsage = {
      ...usage,
      reserve: (...[slot, limit, when]: Parameters<typeof usage.reserve>) => {
        reservations.push(slot.day);
        return usage.reserve(slot, limit, when);
      },
    };
    const { statusCode } = await handler.with({ usage: recordingUsage }, () => now)(event);
    return { statusCode, day: reservations[0] };
  };
  return { user, ask };
}

test.each([
  ['winter', '2026-01-15T04:59:59.900Z', '2026-01-14', '2026-01-15'],
  ['summer', '2026-07-15T03:59:59.900Z', '2026-07-14', '2026-07-15'],
  ['the night the clocks go forward', '2026-03-08T04:59:59.900Z', '2026-03-07', '2026-03-08'],
  ['the night after', '2026-03-09T03:59:59.900Z', '2026-03-08', '2026-03-09'],
  ['the night the clocks go back', '2026-11-01T03:59:59.900Z', '2026-10-31', '2026-11-01'],
  ['the night after that', '2026-11-02T04:59:59.900Z', '2026-11-01', '2026-11-02'],
])('%s', async (_name, instant, day, next) => {
  const before = new Date(instant);
  const after = new Date(before.getTime() + 100);
  const { user, ask } = await askAt(before);
  expect(await ask(before)).toEqual({ statusCode: 200, day });
  expect(await ask(after)).toEqual({ statusCode: 200, day: next });
  // Nothing is scheduled, so both prompts were given back to their own day.
  expect(await usedPrompts(user.id, day, after)).toBe(0);
  expect(await usedPrompts(user.id, next, after)).toBe(0);
});
