/** Creates the links in mails that verify an address or reset a password. */
import { environment } from '../../contracts/platform/environment.ts';
import { type LinkToken, newLinkToken } from '../../data/accounts/tokens.ts';
import type { User } from '../../data/accounts/users.ts';
import type { Mail } from '../../services/notifications/mail.ts';
import { resetMail, verificationMail } from '../../services/notifications/mails.ts';
import { setting } from '../../services/platform/settings.ts';
import { log } from '../../telemetry/log.ts';
import { trySendMail } from './try-send-mail.ts';

interface Recipient {
  readonly id: string;
  readonly email: string;
}

export interface MailedLink {
  /** Stored in the table, with the token's hash only. */
  readonly record: LinkToken;
  /** Sent to the user, with the token itself. */
  readonly mail: Mail;
}

export function verificationLink(to: Recipient, now: Date): MailedLink {
  const { token, record } = newLink('verify', 24 * 3600, to, now);
  return { record, mail: verificationMail(to.email, urlOf('/verify-email', token)) };
}

export function resetLink(to: Recipient, now: Date): MailedLink {
  const { token, record } = newLink('reset', 30 * 60, to, now);
  return { record, mail: resetMail(to.email, urlOf('/reset-password', token)) };
}

/** False for closed accounts and addresses that bounced or complained, which would harm our sender reputation. */
export function canReceiveMail({
  deactivatedAt,
  mailProblem,
}: Pick<User, 'deactivatedAt' | 'mailProblem'>): boolean {
  return deactivatedAt === null && mailProblem === undefined;
}

/** @returns whether the mail was sent; a failure is logged */
export function send({ mail, record }: MailedLink): Promise<boolean> {
  return trySendMail(mail, (error) => log.error(`${record.purpose} mail not sent`, error));
}

function newLink(purpose: LinkToken['purpose'], lifeSeconds: number, { id: userId }: Recipient, now: Date) {
  const { token, hash } = newLinkToken(userId);
  const expiresAt = Math.floor(now.getTime() / 1000) + lifeSeconds;
  return { token, record: { hash, purpose, userId, expiresAt } };
}

/** Uses the configured origin, because a forged Host header could make the link point to another site. */
function urlOf(path: string, token: string): string {
  return `${setting(environment.siteOrigin)}${path}?token=${token}`;
}
