/** Which addresses deliver to one mailbox, so that it gets one exclusion and one referral. */
import { expect, test } from 'vitest';
import { mailboxOf } from '../../../lambdas/domain/platform/mailbox.ts';

test.each([
  ['jo@example.com', 'jo@example.com'],
  ['jo+bets@example.com', 'jo@example.com'],
  ['jo+a+b@example.com', 'jo@example.com'],
  ['+jo@example.com', '+jo@example.com'],
  ['j.o@example.com', 'j.o@example.com'],
  ['j.o.e@googlemail.com', 'joe@gmail.com'],
  ['j.o.e+bets@gmail.com', 'joe@gmail.com'],
  ['"a@b"@example.com', '"a@b"@example.com'],
  ['"a+b@c"@example.com', '"a@example.com'],
])('%s delivers to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
