/** Sends a mail, and counts whether the mail service accepted it. */
import { type Mail, MailNotSent, sendMail } from '../../services/notifications/mail.ts';
import { metric } from '../../telemetry/metrics.ts';

/**
 * @param failed called with the error if the mail could not be sent
 * @returns whether it was sent
 */
export async function trySendMail(
  mail: Mail,
  failed: (error: MailNotSent) => void,
  send: typeof sendMail = sendMail,
): Promise<boolean> {
  try {
    await send(mail);
    metric('MailsSent', 1);
    return true;
  } catch (error) {
    if (!(error instanceof MailNotSent)) throw error;
    failed(error);
    metric('MailsFailed', 1);
    return false;
  }
}
