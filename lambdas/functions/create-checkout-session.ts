/** Starts a checkout at the payment provider. Repeated clicks get the same session. */
import { startCheckout } from '../contracts/billing/billing.ts';
import type { User } from '../data/accounts/users.ts';
import * as subscriptions from '../data/billing/subscriptions.ts';
import { isActive } from '../domain/billing/access.ts';
import { isRunning } from '../domain/billing/subscription.ts';
import { refuseExcluded } from '../http/accounts/exclusion.ts';
import { endpoint } from '../http/endpoint.ts';
import { HttpError, notSignedIn } from '../http/errors.ts';
import { limits } from '../http/limits.ts';
import { requireOwnUrl } from '../http/own-url.ts';
import * as payments from '../services/billing/payments.ts';
import { log } from '../telemetry/log.ts';
import { metric } from '../telemetry/metrics.ts';

/** Length of the window in which the same order reuses its idempotency key. */
const sameOrderSeconds = 10 * 60;

/** Either the provider's event has not arrived yet, or an administrator removed the plan but not the subscription. */
const alreadySubscribed =
  'You already have a subscription with our payment provider. If it does not appear here within a few minutes, please contact support.';

export const handler = endpoint(
  startCheckout,
  { payments, subscriptions },
  async ({ body: { planName: plan, ...urls }, user, now, payments, subscriptions }) => {
    const successUrl = requireOwnUrl('successUrl', urls.successUrl);
    const cancelUrl = requireOwnUrl('cancelUrl', urls.cancelUrl);
    refuseExcluded(user, now);
    refuseSecondSubscription(user);
    const window = Math.floor(now.getTime() / 1000 / sameOrderSeconds);
    // A new order after an ended subscription gets its own key, even within the window.
    const after = user.subscription?.provider === 'stripe' ? `:${user.subscription.id}` : '';
    try {
      if (user.customerId && (await payments.isSubscribed(user.customerId)))
        throw new HttpError(409, alreadySubscribed);
      const customerId = user.customerId ?? (await newCustomer(user, { payments, subscriptions }));
      const once = `checkout:${user.id}:${plan}:${window}${after}`;
      const session = await payments.createCheckout({
        userId: user.id,
        customerId,
        plan,
        successUrl,
        cancelUrl,
        once,
      });
      metric('Checkouts', 1, { Plan: plan });
      return session;
    } catch (error) {
      if (!(error instanceof payments.PaymentsFailed)) throw error;
      log.error('checkout not started', error);
      metric('CheckoutsFailed', 1);
      throw new HttpError(502, 'Failed to start checkout process. Please try again.');
    }
  },
  { limits: [limits.checkouts] },
);

/** @throws HttpError 409 */
function refuseSecondSubscription({ subscriptionStatus, subscription }: User): void {
  if (isActive(subscriptionStatus)) throw new HttpError(409, 'You already have an active subscription');
  if (isRunning(subscription)) {
    throw new HttpError(
      409,
      'You already have a subscription with an unpaid invoice. Please pay it in the billing portal.',
    );
  }
}

/** @throws HttpError 401 if the account was deleted during the call; its customer is then removed from the provider */
async function newCustomer(
  user: User,
  services: { payments: typeof payments; subscriptions: typeof subscriptions },
): Promise<string> {
  const begun = await services.subscriptions.beginCustomer(user);
  if (!begun) throw notSignedIn();
  if (begun.customerId) return begun.customerId;
  const { id, customerEmail = user.email } = begun;
  const customerId = await services.payments.createCustomer(id, customerEmail);
  const storedId = await services.subscriptions.storeCustomer(id, customerId);
  if (storedId !== undefined) return storedId;
  await services.payments.removeCustomer(customerId);
  throw notSignedIn();
}
