/** Makes every call that the product and its commands make to Stripe, each at least once. */
import type Stripe from 'stripe';
import { lookupKey } from '../../lambdas/domain/billing/subscription.ts';
import * as payments from '../../lambdas/services/billing/payments.ts';
import { type Credits, credits } from '../../lambdas/services/billing/referral-credits.ts';
import type { Payments } from '../local/payments.ts';
import { paymentsFor } from '../local/process/environment.ts';
import { reconcile } from '../ops/commands/reconcile-payments.ts';
import { syncPlans } from '../sync-plans.ts';

const silently = () => {};

/** Exports that are not calls to Stripe, or that the other calls use. */
type NoCall =
  | 'PaymentsFailed'
  | 'apiVersion'
  | 'connect'
  | 'withStripe'
  | 'withSharedDeadline'
  | 'subscriptionFrom';
/** A function that is added there but not called here fails the type check. */
type Calls<Of> = Readonly<Record<keyof Of, () => Promise<unknown>>>;

/**
 * @param baseUrl of a stand-in without any data; `environment` names it too
 * @param control changes a customer’s subscription as time or a bank would
 */
export async function callStripe(baseUrl: string, control: Payments['control']): Promise<void> {
  const stripe = payments.connect(paymentsFor('', {}).key, baseUrl);
  await sellPlans(stripe);
  const urls = { successUrl: 'https://play.example.org/thanks', cancelUrl: 'https://play.example.org/plans' };
  const email = 'buyer@example.org';
  const customerId = await payments.createCustomer('user-1', email);
  const order = { userId: 'user-1', customerId, plan: 'core', ...urls } as const;
  const { url } = await payments.createCheckout({ ...order, once: 'first' });
  await fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'pay' }), redirect: 'manual' });
  const [subscription] = (await stripe.subscriptions.list({ customer: customerId })).data;
  if (!subscription) throw new Error('The checkout made no subscription');
  const { id } = subscription;
  const credit = { id: 'credit-1', amount: 125, currency: 'usd' };

  const ofReferrals: Calls<Credits> = {
    cardsOf: () => credits.cardsOf(customerId),
    monthOf: () => credits.monthOf(customerId),
    give: () => credits.give(customerId, credit),
    balanceOf: () => credits.balanceOf(customerId),
    withdraw: () => credits.withdraw(customerId, credit),
    chargeOf: async () =>
      credits.chargeOf(await refundedCharge(stripe, () => control({ do: 'refund', of: email }))),
  };
  const ofPayments: Calls<Omit<typeof payments, NoCall>> = {
    createCustomer: () => payments.createCustomer('user-2', 'other@example.org'),
    isSubscribed: () => payments.isSubscribed(customerId),
    createCheckout: () => payments.createCheckout({ ...order, plan: 'pro', once: 'second' }),
    findSubscription: () => payments.findSubscription(id),
    cancelAtPeriodEnd: () => payments.cancelAtPeriodEnd(id),
    reactivate: async () => {
      await payments.reactivate(id);
      // As the portal cancels: by a date.
      await stripe.subscriptions.update(id, { cancel_at: Math.floor(Date.now() / 1000) + 86_400 });
      await payments.reactivate(id);
    },
    openPortal: () => payments.openPortal(customerId, urls.cancelUrl),
    cancelAllSubscriptions: () => payments.cancelAllSubscriptions(customerId),
    removeCustomer: () => payments.removeCustomer(customerId),
    removeCustomersOf: () => payments.removeCustomersOf('user-2', 'other@example.org'),
  };
  for (const call of [...Object.values(ofReferrals), ...Object.values(ofPayments)]) await call();
  await reconcile(
    stripe,
    { dryRun: false, now: new Date(), say: silently },
    async () => 'not-about-a-subscription',
  );
}

/** Plans that are missing, and then one with another name and price. */
async function sellPlans(stripe: Stripe): Promise<void> {
  await syncPlans(stripe, silently);
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey('core')] });
  const product = String(data[0]?.product);
  await stripe.products.update(product, { name: 'Another name' });
  await stripe.prices.create({
    product,
    unit_amount: 1,
    currency: 'usd',
    recurring: { interval: 'month' },
    lookup_key: lookupKey('core'),
    transfer_lookup_key: true,
  });
  await syncPlans(stripe, silently);
}

/** @returns ID of the charge that was refunded */
async function refundedCharge(stripe: Stripe, refund: () => Promise<unknown>): Promise<string> {
  await refund();
  const { data } = await stripe.events.list({ type: 'charge.refunded', delivery_success: false });
  const [event] = data;
  if (event?.type !== 'charge.refunded') throw new Error('The refund made no event');
  return event.data.object.id;
}
