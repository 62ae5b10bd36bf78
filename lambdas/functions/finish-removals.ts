/**
 * Every hour: begins the removal of accounts whose address nobody verified in time, finishes every removal that was cut
 * off, and removes what calls that were under way wrote of an account that is gone, here and at the payment provider.
 */
import { removeCustomers } from '../app/billing/remove-customers.ts';
import * as removal from '../data/removal.ts';
import * as unverified from '../data/unverified.ts';
import { job, oneByOne } from '../http/job.ts';
import * as payments from '../services/payments.ts';
import { log } from '../telemetry/log.ts';

const dayMs = 24 * 3600_000;
/** So long an account waits for its address to be verified: as the verification mail says. */
const keptDays = 7;
/** Looked at again and again for a day more, so that an hour in which nothing ran leaves none behind. */
const lookedDays = 1;
/** A call that was let in before an account began to leave may write for half a minute; this is far longer. */
const lookedAfterMs = 3600_000;

export const handler = job(
  'finish-removals',
  { removal, unverified, payments },
  async ({ now, removal, unverified, payments }) => {
    const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
    const late = await unverified.unverifiedOf(daysAgo(keptDays + lookedDays), daysAgo(keptDays));
    await oneByOne(late, async (userId) => {
      await removal.beginRemoval(userId, now.toISOString(), { unlessVerified: true });
    });
    await oneByOne(await removal.leavingUsers(), async (leaving) => {
      const { userId, at } = leaving;
      await removal.finishRemoval(userId);
      await removeCustomers({ ...leaving, id: userId }, payments);
      if (now.getTime() - Date.parse(at) < lookedAfterMs) return;
      await removal.forgetRemoval(leaving);
      log.info('removed', { userId });
    });
  },
);
