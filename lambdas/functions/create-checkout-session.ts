/** Starts a checkout at the payment provider, once however often the button is pressed. */
import { startCheckout } from '../contracts/billing.ts';
import * as subscriptions from '../data/subscriptions.ts';
import type { User } from '../data/users.ts';
import { isActive } from '../domain/access.ts';
import { isRunning } from '../domain/subscription.ts';
import { endpoint } from '../http/endpoint.ts';
import { HttpError, notSignedIn } from '../http/errors.ts';
import { refuseExcluded } from '../http/exclusion.ts';
import { limits } from '../http/limits.ts';
import { requireOwnUrl } from '../http/own-url.ts';
import * as payments from '../services/payments.ts';
import { log } from '../telemetry/log.ts';
import { metric } from '../telemetry/metrics.ts';

/** Two clicks within it begin one session. */
const sameOrderSeconds = 10 * 60;

/** The provider's event is on its way, or an administrator took the plan away and not the subscription. */
const unheardOf =
  'You already have a subscription with our payment provider. If it does not appear here within a few minutes, please contact support.';

export const handler = endpoint(
  startCheckout,
  { payments, subscriptions },
  async ({ body: { planName: plan, ...urls }, user, now, payments, subscriptions }) => {
    const successUrl = requireOwnUrl('successUrl', urls.successUrl);
    const cancelUrl = requireOwnUrl('cancelUrl', urls.cancelUrl);
    refuseExcluded(user, now);
    refuseSecond(user);
    const window = Math.floor(now.getTime() / 1000 / sameOrderSeconds);
    // Who comes back after a subscription that is over orders anew, even within the window.
    const after = user.subscription?.provider === 'stripe' ? `:${user.subscription.id}` : '';
    try {
      if (user.customerId && (await payments.isSubscribed(user.customerId)))
        throw new HttpError(409, unheardOf);
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
function refuseSecond({ subscriptionStatus, subscription }: User): void {
  if (isActive(subscriptionStatus)) throw new HttpError(409, 'You already have an active subscription');
  if (isRunning(subscription)) {
    throw new HttpError(
      409,
      'You already have a subscription with an unpaid invoice. Please pay it in the billing portal.',
    );
  }
}

/** @throws HttpError 401 where the account was deleted in the meantime: nothing of it stays at the provider */
async function newCustomer(
  user: User,
  services: { payments: typeof payments; subscriptions: typeof subscriptions },
): Promise<string> {
  const begun = await services.subscriptions.beginCustomer(user);
  if (!begun) throw notSignedIn();
  if (begun.customerId) return begun.customerId;
  const { id, customerEmail = user.email } = begun;
  const made = await services.payments.createCustomer(id, customerEmail);
  const kept = await services.subscriptions.keepCustomer(id, made);
  if (kept !== undefined) return kept;
  await services.payments.removeCustomer(made);
  throw notSignedIn();
}
