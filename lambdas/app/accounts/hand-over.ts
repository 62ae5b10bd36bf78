/** Hands a mail over to the mail service, and counts whether that worked. */
import { type Mail, MailNotSent, sendMail } from '../../services/mail.ts';
import { metric } from '../../telemetry/metrics.ts';

/**
 * @param failed logs a mail that could not be handed over
 * @returns false for such a mail
 */
export async function handOver(
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
