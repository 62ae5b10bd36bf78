/** Deletes an account: subscription, sessions, and all personal data. */

import { removeCustomers } from '../app/billing/remove-customers.ts';
import { deactivateAccount } from '../contracts/accounts/account.ts';
import { accountMailWrites } from '../data/accounts/account-mails.ts';
import { canonicalEmail, type User } from '../data/accounts/users.ts';
import * as rates from '../data/platform/rates.ts';
import * as removal from '../data/removal.ts';
import { requireFreshProof } from '../http/accounts/fresh-proof.ts';
import { mailUses } from '../http/accounts/mail-limits.ts';
import { usesOfAttempt } from '../http/accounts/sign-in-attempts.ts';
import { askProvider } from '../http/asking/ask-provider.ts';
import { endpoint } from '../http/endpoint.ts';
import { limits } from '../http/limits.ts';
import type { Visitor } from '../http/visitor.ts';
import * as payments from '../services/billing/payments.ts';

export const handler = endpoint(
  deactivateAccount,
  { payments, removal, rates },
  async ({ body: { password }, user, session, visitor, now, payments, removal, rates }) => {
    await requireFreshProof({ user, session, now, password }, rates);
    // First, so that a deleted account is never billed again.
    await askProvider(
      () => removeCustomers(user, payments),
      'Failed to cancel subscription. Please try again.',
    );
    await removal.beginRemoval(user.id, now.toISOString(), {
      also: accountMailWrites(user, { kind: 'account deleted' }, now),
    });
    await Promise.all([removal.finishRemoval(user.id, now), rates.forget(usesOf({ user, visitor, now }))]);
    return { success: true as const, message: 'Your account and all its data were deleted.' };
  },
);

/** Rate-limit counters of the account and its mailbox. Those of the visitor's IP address stay: deletion must not reset them. */
function usesOf({ user, visitor, now }: { user: User; visitor: Visitor; now: Date }): rates.Use[] {
  return [
    ...Object.values(limits).map((limit) => ({ limit, who: user.id, now })),
    ...usesOfAttempt({ account: canonicalEmail(user.email), visitor, now }),
    ...mailUses(user.email, now),
  ];
}
