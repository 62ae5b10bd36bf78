/** Sends the mails about plans and accounts that wait. */
import { environment } from '../../contracts/platform/environment.ts';
import * as accountMails from '../../data/accounts/account-mails.ts';
import { sendMail } from '../../services/notifications/mail.ts';
import { accountMail } from '../../services/notifications/mails.ts';
import { setting } from '../../services/platform/settings.ts';
import { log } from '../../telemetry/log.ts';
import { trySendMail } from './try-send-mail.ts';

/** Mails per run; the rest waits for the next run. */
const mailsPerRun = 500;

interface Means {
  readonly mails: Pick<typeof accountMails, 'waitingMails' | 'forgetMail'>;
  readonly send: typeof sendMail;
}

/**
 * At least once: a mail is forgotten after it was sent, so one that fails is sent by the next run. A run that is interrupted
 * in between sends one mail twice.
 * @returns number of mails sent
 */
export async function sendAccountMails(
  now: Date,
  isTimeUp: () => boolean,
  { mails, send }: Means = { mails: accountMails, send: sendMail },
): Promise<number> {
  let sent = 0;
  for (const waiting of await mails.waitingMails(mailsPerRun)) {
    if (isTimeUp()) break;
    // The table deletes what has expired late.
    if (waiting.expiresAt <= now.getTime() / 1000) continue;
    const mail = accountMail(waiting.to, waiting.mail, setting(environment.siteOrigin));
    const isSent = await trySendMail(mail, (error) => log.warn('account mail not sent', error), send);
    if (!isSent) continue;
    await mails.forgetMail(waiting);
    sent += 1;
  }
  return sent;
}
