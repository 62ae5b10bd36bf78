/** Referral credits: a share of the price for each friend, never more than the price. */
import { expect, test } from 'vitest';
import { creditCents, creditMonth, sameMailbox } from '../../../lambdas/domain/billing/referral-credit.ts';

test.each([
  [999, 0, 50],
  [2499, 0, 125],
  [999, 950, 49],
  [999, 999, 0],
  [999, 1200, 0],
  [0, 0, 0],
])('a price of %i cents with %i already credited: %i', (price, credited, cents) => {
  expect(creditCents(price, credited)).toBe(cents);
});

test('a credit counts toward the month in Toronto', () => {
  expect(creditMonth(new Date('2026-12-01T04:59:59Z'))).toBe('2026-11');
  expect(creditMonth(new Date('2026-12-01T05:00:00Z'))).toBe('2026-12');
});

test('nobody refers their own mailbox', () => {
  expect(sameMailbox('jo@example.com', 'jo+2@example.com')).toBe(true);
  expect(sameMailbox('jo@example.com', 'jo@example.org')).toBe(false);
});
