/** Handles bounces and complaints: no more mail is sent to the address. */
import * as addresses from '../data/accounts/addresses.ts';
import { topic } from '../http/topic.ts';
import { readMailNotice } from '../services/notifications/mail-notice.ts';
import { log } from '../telemetry/log.ts';
import { metric } from '../telemetry/metrics.ts';

export const handler = topic(
  'mail-feedback',
  { addresses, metric },
  async ({ message, addresses, metric }) => {
    const notice = readMailNotice(message);
    if (!notice) return;
    const { problem, at } = notice;
    for (const address of notice.addresses) {
      const userId = await addresses.recordMailProblem(address, { problem, at });
      metric('MailProblems', 1, { Problem: problem });
      log.warn('mail problem', { problem, ...(userId && { userId }) });
    }
  },
);
