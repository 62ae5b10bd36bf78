/** Ends an account for good: the subscription, every session, and all that is kept of the person. */
import { deactivateAccount } from '../contracts/account.ts';
import * as removal from '../data/removal.ts';
import { askProvider } from '../http/ask-provider.ts';
import { endpoint } from '../http/endpoint.ts';
import * as payments from '../services/payments.ts';

export const handler = endpoint(
  deactivateAccount,
  { payments, removal },
  async ({ user, now, payments, removal }) => {
    // First of all, so that nobody goes on paying for an account that is gone.
    const { customerId } = user;
    if (customerId) {
      await askProvider(
        () => payments.endAll(customerId),
        'Failed to cancel subscription. Please try again.',
      );
    }
    await removal.beginRemoval(user.id, now.toISOString());
    await removal.finishRemoval(user.id);
    return { success: true as const, message: 'Your account and all its data were deleted.' };
  },
);
