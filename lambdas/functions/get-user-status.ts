/** The user's subscription status, and the prompts left today. */
import { getUserStatus } from '../contracts/accounts/status.ts';
import * as usage from '../data/asking/usage.ts';
import { pricedNow } from '../data/feed/priced.ts';
import * as records from '../data/picks/pick-records.ts';
import { dailyPrompts, inForce, lasts, ownDailyLimit } from '../domain/accounts/play-limits.ts';
import { isActive } from '../domain/billing/access.ts';
import { singlesUntil } from '../domain/picks/after-loss.ts';
import { torontoDay } from '../domain/platform/toronto-day.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(
  getUserStatus,
  { usage, pricedNow, records },
  async ({ user, now, usage, pricedNow, records }) => {
    const limit = isActive(user.subscriptionStatus) ? dailyPrompts(user, now) : 0;
    const own = ownDailyLimit(user, now);
    const minutes = inForce(user.playLimits?.reminderMinutes, now);
    const prompts = inForce(user.playLimits?.reminderPrompts, now);
    const [used, priced, tracked] =
      limit === 0
        ? [0]
        : await Promise.all([
            usage.usedPrompts(user.id, torontoDay(now), now),
            pricedNow(now),
            records.picksAndLastLoss(user.id),
          ]);
    const singles = singlesUntil(tracked?.lostAt, now);
    return {
      status: user.subscriptionStatus,
      subscription_plan: user.plan,
      ...(priced && { priced }),
      ...(tracked && { picks: tracked.picks }),
      ...(singles !== undefined && { singlesUntil: singles }),
      remainingPrompts: Math.max(0, limit - used),
      breakUntil: lasts(user.breakUntil, now) ? user.breakUntil : null,
      ...(lasts(user.excludedUntil, now) && { excludedUntil: user.excludedUntil }),
      ...(own !== null && { ownDailyLimit: own }),
      reminder: { ...(minutes !== null && { minutes }), ...(prompts !== null && { prompts }) },
    };
  },
);
