/** What a signed-in person has subscribed to, and how many prompts are left today. */
import { getUserStatus } from '../contracts/status.ts';
import { pricedNow } from '../data/priced.ts';
import * as usage from '../data/usage.ts';
import { isActive } from '../domain/access.ts';
import { promptsPerDay } from '../domain/plans.ts';
import { torontoDay } from '../domain/toronto-day.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(
  getUserStatus,
  { usage, pricedNow },
  async ({ user, now, usage, pricedNow }) => {
    const limit = isActive(user.subscriptionStatus) ? promptsPerDay(user.plan) : 0;
    const [used, priced] =
      limit === 0
        ? [0]
        : await Promise.all([usage.usedPrompts(user.id, torontoDay(now), now), pricedNow(now)]);
    return {
      status: user.subscriptionStatus,
      subscription_plan: user.plan,
      ...(priced && { priced }),
      remainingPrompts: Math.max(0, limit - used),
      breakUntil: user.breakUntil && user.breakUntil > now.toISOString() ? user.breakUntil : null,
    };
  },
);
