/** Ends an account for good: the subscription, every session, and all that is kept of the person. */
import { deactivateAccount } from '../contracts/account.ts';
import * as removal from '../data/removal.ts';
import { endpoint } from '../http/endpoint.ts';
import { HttpError } from '../http/errors.ts';
import { log } from '../http/log.ts';
import * as payments from '../services/payments.ts';

export const handler = endpoint(
  deactivateAccount,
  { payments, removal },
  async ({ user, now, payments, removal }) => {
    // First of all, so that nobody goes on paying for an account that is gone.
    if (user.customerId) await endSubscriptions(user.customerId, payments.endAll);
    await removal.beginRemoval(user.id, now.toISOString());
    await removal.finishRemoval(user.id);
    return { success: true as const, message: 'Your account and all its data were deleted.' };
  },
);

async function endSubscriptions(customerId: string, endAll: (id: string) => Promise<void>): Promise<void> {
  try {
    await endAll(customerId);
  } catch (error) {
    if (!(error instanceof payments.PaymentsFailed)) throw error;
    log.error('payment provider failed', error);
    throw new HttpError(502, 'Failed to cancel subscription. Please try again.');
  }
}
