/** Every hour: finishes the removal of accounts where the call that began it was cut off. */
import * as removal from '../data/removal.ts';
import { job } from '../http/job.ts';
import { log } from '../http/log.ts';

export const handler = job('finish-removals', { removal }, async ({ removal }) => {
  for (const userId of await removal.leavingUsers()) {
    await removal.finishRemoval(userId);
    log.info('removed', { userId });
  }
});
