/** Every ten minutes: sends the notifications that are due, and the mails about plans and accounts. */
import { sendAccountMails } from '../app/accounts/account-mails.ts';
import { sendDigests } from '../app/notifications/digest.ts';
import { sendGradeNotices } from '../app/notifications/graded.ts';
import { sendPriceNotices } from '../app/notifications/prices.ts';
import { sendSlateNotices } from '../app/notifications/slate.ts';
import { job, oneByOne } from '../http/job.ts';
import { log } from '../telemetry/log.ts';

/** Time limit of a run, below the Lambda timeout; the next run continues where it stopped. */
const runMs = 240_000;

export const handler = job(
  'send-notices',
  { sendAccountMails, sendGradeNotices, sendSlateNotices, sendPriceNotices, sendDigests },
  async ({ now, ...senders }) => {
    const end = performance.now() + runMs;
    const isTimeUp = () => performance.now() > end;
    await oneByOne(Object.entries(senders), async ([sender, send]) => {
      const sent = await send(now, isTimeUp);
      if (sent > 0) log.info('notices sent', { sender, sent });
    });
  },
);
