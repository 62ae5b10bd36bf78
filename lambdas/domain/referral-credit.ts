/** The referral credit: a share of the referrer's monthly price for each friend who subscribes, up to the full price. */
import { mailboxOf } from './mailbox.ts';
import { torontoDay } from './toronto-day.ts';

/** Percent of the referrer's monthly price for each friend whose first payment succeeded. */
export const percentPerFriend = 5;

/** A friend's payment that is refunded in full or disputed within it takes the credit back. */
export const takenBackWithinMs = 60 * 24 * 3600_000;

/** The month in which a credit counts, `YYYY-MM` in Toronto. */
export const creditMonth = (now: Date) => torontoDay(now).slice(0, 'YYYY-MM'.length);

/**
 * @param price the referrer's monthly price, cents
 * @param credited what was credited in the month before this, cents
 * @returns cents; 0 where the month's price is reached
 */
export function creditCents(price: number, credited: number): number {
  return Math.max(0, Math.min(Math.round((price * percentPerFriend) / 100), price - credited));
}

/** Whether two addresses, each in its one spelling, deliver to one mailbox. */
export const sameMailbox = (one: string, other: string) => mailboxOf(one) === mailboxOf(other);
