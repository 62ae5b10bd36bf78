/**
 * Every hour: starts the removal of accounts that were not verified in time, finishes interrupted removals, and deletes what
 * calls in flight wrote for a removed account, here and at the payment provider.
 */
import { removeCustomers } from '../app/billing/remove-customers.ts';
import * as unverified from '../data/accounts/unverified.ts';
import * as removal from '../data/removal.ts';
import { job, oneByOne } from '../http/job.ts';
import * as payments from '../services/billing/payments.ts';
import { log } from '../telemetry/log.ts';

const dayMs = 24 * 3600_000;
/** Days until an unverified account is removed, as stated in the verification mail. */
const graceDays = 7;
/** Expired accounts stay in the query for one more day, so that missed runs leave none behind. */
const lookbackDays = 1;
/** How long a removal is repeated. A call admitted before it started may write for up to 30 seconds; this is far longer. */
const repeatMs = 3600_000;

export const handler = job(
  'finish-removals',
  { removal, unverified, payments },
  async ({ now, removal, unverified, payments }) => {
    const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
    const late = await unverified.unverifiedOf(daysAgo(graceDays + lookbackDays), daysAgo(graceDays));
    await oneByOne(late, async (userId) => {
      await removal.beginRemoval(userId, now.toISOString(), { unlessVerified: true });
    });
    await oneByOne(await removal.leavingUsers(), async (leaving) => {
      const { userId, at } = leaving;
      await removal.finishRemoval(userId, now);
      await removeCustomers({ ...leaving, id: userId }, payments);
      if (now.getTime() - Date.parse(at) < repeatMs) return;
      await removal.forgetRemoval(leaving);
      log.info('removed', { userId });
    });
  },
);
