/** A new subscription at the payment provider, and its periods. */
import type { Interval, Order, Price, Subscription } from './objects.ts';
import { newId, seconds } from './store.ts';

/** A month always has 30 days, so that tests do not depend on the calendar. */
const periodSeconds: Readonly<Record<Interval, number>> = {
  day: 86_400,
  week: 7 * 86_400,
  month: 30 * 86_400,
  year: 365 * 86_400,
};

export function newSubscription(
  { session, quantity, subscriptionMetadata }: Order,
  price: Price,
): Subscription {
  const id = newId('sub');
  const now = seconds();
  return {
    id,
    object: 'subscription',
    created: now,
    livemode: false,
    status: 'incomplete',
    customer: session.customer,
    currency: price.currency,
    start_date: now,
    billing_mode: { type: 'flexible', flexible: null },
    collection_method: 'charge_automatically',
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    latest_invoice: null,
    metadata: subscriptionMetadata,
    items: itemsOf(id, {
      id: newId('si'),
      object: 'subscription_item',
      created: now,
      current_period_start: now,
      current_period_end: now + periodSeconds[price.recurring?.interval ?? 'month'],
      metadata: {},
      price,
      quantity,
      subscription: id,
    }),
  };
}

export function itemsOf(id: string, item: Subscription['items']['data'][0]): Subscription['items'] {
  return { object: 'list', data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` };
}

export function nextPeriod({ items }: Subscription): Subscription['items']['data'][0] {
  const [item] = items.data;
  const start = item.current_period_end;
  const length = periodSeconds[item.price.recurring?.interval ?? 'month'];
  return { ...item, current_period_start: start, current_period_end: start + length };
}
