/** Hears of mails that came back or were called spam, so that the address is written to no more. */
import * as users from '../data/users.ts';
import { log } from '../http/log.ts';
import { metric } from '../http/metrics.ts';
import { topic } from '../http/topic.ts';
import { readMailNotice } from '../services/mail-notice.ts';

export const handler = topic('mail-feedback', { users, metric }, async ({ message, users, metric }) => {
  const notice = readMailNotice(message);
  if (!notice) return;
  const { problem, addresses, at } = notice;
  for (const address of addresses) {
    const userId = await users.noteMailProblem(address, { problem, at });
    metric('MailProblems', 1, 'Count', { Problem: problem });
    log.warn('mail not wanted', { problem, ...(userId && { userId }) });
  }
});
