/**
 * Mails that wait to be sent. Each is written in the transaction of the change that it reports, so none is lost and a repeated
 * call adds none.
 */
import type { AccountMail } from '../../domain/notifications/account-mail.ts';
import { type Key, keys, lists } from '../platform/keys.ts';
import { partition } from '../platform/queries.ts';
import { queryAll, transact, type Write } from '../platform/table.ts';
import type { User } from './users.ts';

/** What could not be sent for three days is dropped, and the address with it. */
const keptSeconds = 3 * 24 * 3600;

export interface WaitingMail {
  /** The address at the time of the change; the account may be deleted by now. */
  readonly to: string;
  readonly mail: AccountMail;
  /** Epoch seconds. */
  readonly expiresAt: number;
}

/** The write that queues a mail; none for an address that was not verified, or that bounced or complained. */
export function accountMailWrites(
  { id, email, verifiedAt, mailProblem }: Pick<User, 'id' | 'email' | 'verifiedAt' | 'mailProblem'>,
  mail: AccountMail | undefined,
  now: Date,
): Write[] {
  if (!mail || verifiedAt === null || mailProblem !== undefined) return [];
  const expiresAt = Math.ceil(now.getTime() / 1000) + keptSeconds;
  const waiting: WaitingMail = { to: email, mail, expiresAt };
  return [{ Put: { Item: { ...keys.waitingMail(now.toISOString(), id), ...waiting } } }];
}

/** AP: Query MAILS#WAITING, with a limit, oldest first. */
export function waitingMails(atMost: number): Promise<(WaitingMail & Key)[]> {
  return queryAll<WaitingMail & Key>(partition(lists.waitingMails()), atMost);
}

export function forgetMail({ pk, sk }: Key): Promise<void> {
  return transact([{ Delete: { Key: { pk, sk } } }]);
}
