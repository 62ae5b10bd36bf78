/** Every hour: finishes the removal of accounts where the call that began it was cut off. */
import * as removal from '../data/removal.ts';
import { job, oneByOne } from '../http/job.ts';
import { log } from '../telemetry/log.ts';

export const handler = job('finish-removals', { removal }, async ({ removal }) => {
  await oneByOne(await removal.leavingUsers(), async (userId) => {
    await removal.finishRemoval(userId);
    log.info('removed', { userId });
  });
});
