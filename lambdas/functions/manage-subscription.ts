/** Cancels or resumes a subscription, or opens the provider's portal. */
import { cancelSubscription, openPortal, reactivateSubscription } from '../contracts/billing/billing.ts';
import * as users from '../data/accounts/users.ts';
import * as subscriptions from '../data/billing/subscriptions.ts';
import { conflict, KeptChanging, retryOnConflict } from '../data/platform/retry-on-conflict.ts';
import {
  isRunning,
  type PaidState,
  type PaidSubscription,
  paidStanding,
  shownSubscription,
} from '../domain/billing/subscription.ts';
import { refuseExcluded } from '../http/accounts/exclusion.ts';
import { askProvider } from '../http/asking/ask-provider.ts';
import { endpoint, oneOf } from '../http/endpoint.ts';
import { HttpError } from '../http/errors.ts';
import { limits } from '../http/limits.ts';
import { requireOwnUrl } from '../http/own-url.ts';
import * as payments from '../services/billing/payments.ts';
import { log } from '../telemetry/log.ts';

/** Shared by all three calls: each calls the provider, whose own rate limit is shared by all users. */
const rateLimited = { limits: [limits.billing] };

const cancel = endpoint(
  cancelSubscription,
  { payments, subscriptions, users },
  async ({ user, now, payments, ...data }) => {
    const { id } = paidSubscriptionOf(user);
    const state = await askProvider(
      () => payments.cancelAtPeriodEnd(id),
      'Failed to cancel subscription. Please try again.',
    );
    return {
      subscription: await storeState(user, state, { by: 'user', what: 'subscription cancelled', now }, data),
    };
  },
  rateLimited,
);

const reactivate = endpoint(
  reactivateSubscription,
  { payments, subscriptions, users },
  async ({ user, now, payments, ...data }) => {
    refuseExcluded(user, now);
    const { id } = paidSubscriptionOf(user);
    const state = await askProvider(
      () => payments.reactivate(id),
      'Failed to reactivate subscription. Please try again.',
    );
    return {
      subscription: await storeState(user, state, { by: 'user', what: 'subscription kept', now }, data),
    };
  },
  rateLimited,
);

const portal = endpoint(
  openPortal,
  { payments },
  async ({ body, user, payments }) => {
    const returnUrl = requireOwnUrl('returnUrl', body.returnUrl);
    const { customerId } = paidSubscriptionOf(user);
    const url = await askProvider(
      () => payments.openPortal(customerId, returnUrl),
      'Failed to open billing portal. Please try again.',
    );
    return { url };
  },
  rateLimited,
);

export const handler = oneOf(cancel, reactivate, portal);

/** @throws HttpError 409 */
function paidSubscriptionOf({ subscription }: users.User): PaidSubscription {
  if (!isRunning(subscription)) throw new HttpError(409, 'No paid subscription');
  return subscription;
}

/**
 * Stores the provider's new state, unless the account has another subscription by now. A webhook event may change the account at
 * the same time; the write is then repeated on the new state. @returns the current subscription
 */
async function storeState(
  reader: users.User,
  state: PaidState,
  change: subscriptions.Change,
  {
    subscriptions: { setStanding },
    users: { findUser },
  }: { subscriptions: typeof subscriptions; users: typeof users },
) {
  let user: users.User | undefined = reader;
  const storing = retryOnConflict('a subscription', async () => {
    const subscription = user?.subscription;
    if (!user || subscription?.provider !== 'stripe' || subscription.id !== state.id) return undefined;
    // Keeps the time of the last event: only the provider's clock may advance it, because ours may be ahead.
    const standing = paidStanding(state, subscription.lastEventAt);
    if (await setStanding(user, standing, change)) return standing;
    user = await findUser(reader.id);
    return conflict;
  });
  // The provider has made the change. If it could not be stored here, its webhook event will store it.
  const stored = await storing.catch((error: unknown) => {
    if (!(error instanceof KeptChanging)) throw error;
    log.warn(error.message);
  });
  return shownSubscription(stored ?? paidStanding(state, 0));
}
