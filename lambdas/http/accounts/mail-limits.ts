/** Limits the mails that visitors can trigger, so that nobody can use us to flood a mailbox. */

import { canonicalEmail } from '../../data/accounts/users.ts';
import type * as rates from '../../data/platform/rates.ts';
import { mailboxOf } from '../../domain/platform/mailbox.ts';
import { limits } from '../limits.ts';
import { consumeOf, type Visitor } from '../visitor.ts';

const purposes = ['sign-up', 'verify', 'reset'] as const;
export type MailPurpose = (typeof purposes)[number];

/** The subject of the count: the mailbox, so that labels such as `+x` in the address make no difference. */
const mailbox = (purpose: MailPurpose, email: string) => `${purpose}|${mailboxOf(canonicalEmail(email))}`;

/** The mailbox's count as part of a transaction that must not happen without the mail. */
export function mailUse(purpose: MailPurpose, email: string, now: Date): rates.Use {
  return { limit: limits.mailToMailbox, who: mailbox(purpose, email), now };
}

/** All counts of a mailbox, for deletion. */
export function mailUses(email: string, now: Date): rates.Use[] {
  return purposes.map((purpose) => mailUse(purpose, email, now));
}

/**
 * Counts a mail for the visitor, then for the mailbox, so that a blocked visitor does not use up the mailbox's limit.
 * @returns whether the mail may be sent
 */
export async function consumeMailLimits(
  purpose: MailPurpose,
  email: string,
  visitor: Visitor,
  now: Date,
  given: Pick<typeof rates, 'consume' | 'refund'>,
): Promise<boolean> {
  const { allowed } = await consumeOf(visitor, limits.mailsOfVisitor, now, given);
  return allowed && (await given.consume(limits.mailToMailbox, mailbox(purpose, email), now)).allowed;
}
