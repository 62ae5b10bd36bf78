/** Maps the provider's subscriptions to ours. */
import type Stripe from 'stripe';
import { type PlanName, planNames } from '../../contracts/billing/plans.ts';
import { lookupKey, type PaidState } from '../../domain/billing/subscription.ts';

/** Before API version 2025-03-31 the period was a field of the subscription; older webhook endpoints still send it that way. */
type OlderSubscription = Stripe.Subscription & { readonly current_period_end?: number };

/**
 * @returns undefined if the subscription is not for one of our plans
 */
export function readState(subscription: Stripe.Subscription): PaidState | undefined {
  const item = subscription.items.data[0];
  const plan = item && planOf(item.price);
  if (!item || !plan) return undefined;
  const { id, status, customer, created } = subscription;
  return {
    provider: 'stripe',
    id,
    customerId: idOf(customer),
    plan,
    status,
    interval: item.price.recurring?.interval ?? 'month',
    amount: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    currency: item.price.currency,
    currentPeriodEnd:
      item.current_period_end ?? (subscription as OlderSubscription).current_period_end ?? null,
    // The provider's portal sets a date instead of the flag.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || Boolean(subscription.cancel_at),
    startedAt: created,
  };
}

/** A price's metadata contains its plan; the lookup key moves to the new price when a price changes. */
function planOf({ metadata, lookup_key }: Stripe.Price): PlanName | undefined {
  return planNames.find(
    (name) => name !== 'free' && (metadata.plan === name || lookup_key === lookupKey(name)),
  );
}

/** @param reference an ID, or the expanded object */
export function idOf(reference: string | { readonly id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}
