/** Creates the links that mails contain: one verifies an address, one resets a password. */
import { environment } from '../../contracts/environment.ts';
import { type LinkToken, newLinkToken } from '../../data/tokens.ts';
import type { User } from '../../data/users.ts';
import type { Mail } from '../../services/mail.ts';
import { resetMail, verificationMail } from '../../services/mails.ts';
import { setting } from '../../services/settings.ts';
import { log } from '../../telemetry/log.ts';
import { handOver } from './hand-over.ts';

interface Recipient {
  readonly id: string;
  readonly email: string;
}

export interface MailedLink {
  /** For the table: it has the token's hash only. */
  readonly record: LinkToken;
  /** For the person: it has the token itself. */
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

/** No closed account, and no address that bounces: those would harm the reputation of all other mail we send. */
export function mayBeMailed({
  deactivatedAt,
  mailProblem,
}: Pick<User, 'deactivatedAt' | 'mailProblem'>): boolean {
  return deactivatedAt === null && mailProblem === undefined;
}

/** @returns false, with a line in the log, when the mail could not be handed over */
export function send({ mail, record }: MailedLink): Promise<boolean> {
  return handOver(mail, (error) => log.error(`${record.purpose} mail not sent`, error));
}

function newLink(purpose: LinkToken['purpose'], lifeSeconds: number, { id: userId }: Recipient, now: Date) {
  const { token, hash } = newLinkToken(userId);
  const expiresAt = Math.floor(now.getTime() / 1000) + lifeSeconds;
  return { token, record: { hash, purpose, userId, expiresAt } };
}

/** The origin is the configured one: a request's own headers could point a mail's reader elsewhere. */
function urlOf(path: string, token: string): string {
  return `${setting(environment.siteOrigin)}${path}?token=${token}`;
}
