/**
 * The referral credit: a share of the referrer's monthly price for each friend who subscribes, up to the full price.
 */
import { mailboxOf } from '../platform/mailbox.ts';
import { torontoDay } from '../platform/toronto-day.ts';

/** Percent of the referrer's monthly price for each friend whose first payment succeeded. */
export const percentPerFriend = 5;

/** A full refund or a dispute of the friend's payment within this time revokes the credit. */
export const takenBackWithinMs = 60 * 24 * 3600_000;

/** The month that a credit counts toward, `YYYY-MM` in Toronto. */
export const creditMonth = (now: Date) => torontoDay(now).slice(0, 'YYYY-MM'.length);

/**
 * @param price the referrer's monthly price, cents
 * @param credited amount already credited in the month, cents
 * @returns cents; 0 if the credits already cover the month's price
 */
export function creditCents(price: number, credited: number): number {
  return Math.max(0, Math.min(Math.round((price * percentPerFriend) / 100), price - credited));
}

/** Whether two normalized addresses deliver to the same mailbox. */
export const sameMailbox = (one: string, other: string) => mailboxOf(one) === mailboxOf(other);
