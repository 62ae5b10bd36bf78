/** Limits the mails that visitors can cause, so that no mailbox can be flooded through us. */
import type * as rates from '../data/rates.ts';
import { canonicalEmail } from '../data/users.ts';
import { mailboxOf } from '../domain/mailbox.ts';
import { limits } from './limits.ts';
import { consumeOf, type Visitor } from './visitor.ts';

const purposes = ['sign-up', 'verify', 'reset'] as const;
export type MailPurpose = (typeof purposes)[number];

/** Whom a mail's count is kept for: the mailbox, however its address is labeled. */
const mailbox = (purpose: MailPurpose, email: string) => `${purpose}|${mailboxOf(canonicalEmail(email))}`;

/** The count of a mail for its mailbox, for a transaction that must not be done without the mail. */
export function countOfMail(purpose: MailPurpose, email: string, now: Date): rates.Use {
  return { limit: limits.mailToMailbox, who: mailbox(purpose, email), now };
}

/** The counts that are kept for a mailbox, for whoever removes them. */
export function usesOfMailbox(email: string, now: Date): rates.Use[] {
  return purposes.map((purpose) => countOfMail(purpose, email, now));
}

/**
 * Counts a mail for the visitor, then for the mailbox, so that whoever may send none keeps none from its owner.
 * @returns whether it may be sent
 */
export async function mayMail(
  purpose: MailPurpose,
  email: string,
  visitor: Visitor,
  now: Date,
  given: Pick<typeof rates, 'consume' | 'refund'>,
): Promise<boolean> {
  const { allowed } = await consumeOf(visitor, limits.mailsOfVisitor, now, given);
  return allowed && (await given.consume(limits.mailToMailbox, mailbox(purpose, email), now)).allowed;
}
