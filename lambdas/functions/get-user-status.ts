/** What a signed-in person has subscribed to, and how many prompts are left today. */
import { getUserStatus } from '../contracts/status.ts';
import * as usage from '../data/usage.ts';
import { isActive } from '../domain/access.ts';
import { promptsPerDay } from '../domain/plans.ts';
import { torontoDay } from '../domain/toronto-day.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(getUserStatus, { usage }, async ({ user, now, usage }) => {
  const limit = isActive(user.subscriptionStatus) ? promptsPerDay(user.plan) : 0;
  const used = limit === 0 ? 0 : await usage.usedPrompts(user.id, torontoDay(now), now);
  return {
    status: user.subscriptionStatus,
    subscription_plan: user.plan,
    remainingPrompts: Math.max(0, limit - used),
    breakUntil: user.breakUntil && user.breakUntil > now.toISOString() ? user.breakUntil : null,
  };
});
