/** Security notices: mails that inform an account's owner of a change, in case someone else made it. */
import type { User } from '../../data/accounts/users.ts';
import { type Notice, noticeMail } from '../../services/notifications/mails.ts';
import { log } from '../../telemetry/log.ts';
import { canReceiveMail } from './links.ts';
import { trySendMail } from './try-send-mail.ts';

/** The part of an account that is needed to mail its owner; also for administrators. */
type Addressee = Pick<User, 'email' | 'verifiedAt' | 'deactivatedAt' | 'mailProblem'>;

/**
 * Mails the address the account had before the change. Never fails: the change is kept even if the mail cannot be sent.
 * Unverified addresses get no mail.
 */
export async function notifyOwner(user: Addressee, notice: Notice): Promise<void> {
  if (user.verifiedAt === null || !canReceiveMail(user)) return;
  await trySendMail(noticeMail(user.email, notice), (error) => log.error('notice not sent', error));
}
