/** Which change of a plan leads to which mail. */
import { expect, test } from 'vitest';
import {
  grantedStanding,
  type PaidState,
  paidStanding,
} from '../../../lambdas/domain/billing/subscription.ts';
import { mailOfStanding } from '../../../lambdas/domain/notifications/account-mail.ts';

const state: PaidState = {
  provider: 'stripe',
  id: 'sub_1',
  customerId: 'cus_1',
  plan: 'pro',
  status: 'active',
  interval: 'month',
  amount: 2499,
  currency: 'usd',
  currentPeriodEnd: 1_798_000_000,
  cancelAtPeriodEnd: false,
  startedAt: 1_795_000_000,
};
const standing = (more: Partial<PaidState> = {}) => paidStanding({ ...state, ...more }, 0);
const until = state.currentPeriodEnd;

test.each([
  [
    'a first payment',
    {},
    standing(),
    { kind: 'plan paid', plan: 'pro', amount: 2499, interval: 'month', until },
  ],
  ['a payment after a failed one', standing({ status: 'past_due' }), standing(), { kind: 'plan paid' }],
  [
    'a new plan after an ended one',
    standing({ id: 'sub_0', status: 'canceled' }),
    standing(),
    { kind: 'plan paid' },
  ],
  ['a plan bought after a grant', grantedStanding('pro', new Date()), standing(), { kind: 'plan paid' }],
  [
    'a cancellation',
    standing(),
    standing({ cancelAtPeriodEnd: true }),
    { kind: 'plan canceled', plan: 'pro', until },
  ],
  ['its end', standing({ cancelAtPeriodEnd: true }), standing(), { kind: 'plan kept', plan: 'pro', until }],
])('%s is mailed', (_what, before, after, mail) => {
  expect(mailOfStanding(before, after)).toMatchObject(mail);
});

test.each([
  ['a renewal', standing(), standing({ currentPeriodEnd: 1_800_000_000 })],
  ['another plan of the same subscription', standing({ plan: 'core', amount: 999 }), standing()],
  ['the same report again', standing({ cancelAtPeriodEnd: true }), standing({ cancelAtPeriodEnd: true })],
  ['a failed payment', standing(), standing({ status: 'past_due' })],
  ['the end of a canceled period', standing({ cancelAtPeriodEnd: true }), standing({ status: 'canceled' })],
  ['a grant', {}, grantedStanding('pro', new Date())],
])('%s is not', (_what, before, after) => {
  expect(mailOfStanding(before, after)).toBeUndefined();
});
