/** Mails that notify an account's owner of a change, so that a change made by somebody else is noticed. */
import type { User } from '../../data/users.ts';
import { type Notice, noticeMail } from '../../services/mails.ts';
import { log } from '../../telemetry/log.ts';
import { handOver } from './hand-over.ts';
import { mayBeMailed } from './links.ts';

/** An account, as far as a mail to its owner needs it; an administrator has one too. */
type Addressee = Pick<User, 'email' | 'verifiedAt' | 'deactivatedAt' | 'mailProblem'>;

/**
 * Sent to the address as it was before the change. What was done stands, whether or not the mail can be handed over;
 * an address that nobody verified is not written to.
 */
export async function tell(user: Addressee, notice: Notice): Promise<void> {
  if (user.verifiedAt === null || !mayBeMailed(user)) return;
  await handOver(noticeMail(user.email, notice), (error) => log.error('notice not sent', error));
}
