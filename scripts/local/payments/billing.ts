/** The lifecycle of a subscription: created, renewed, failed, canceled, ended; each with its events. */

import { attachCard, charge, moveBalance } from './balance.ts';
import type { Customer, Event, Invoice, Order, Price, Subscription } from './objects.ts';
import { apiVersion } from './objects.ts';
import { invalid } from './refusal.ts';
import { newId, type Store, seconds } from './store.ts';
import { itemsOf, newSubscription, nextPeriod } from './subscription.ts';

export interface Billing {
  /** Completes a paid checkout. @param card number; by default one that only this customer has */
  pay(order: Order, card?: string): Order;
  /** Refunds a customer's first payment in full, or disputes it. */
  reverse(customer: string, how: 'refund' | 'dispute'): void;
  /** Changes a subscription, and emits an event. */
  change(before: Subscription, changes: Partial<Subscription>): Subscription;
  /** Sets the API's flag that cancels at the end of the period. */
  setCancelFlag(subscription: Subscription, flag: boolean): Subscription;
  /** Cancels at a date, as the portal does; null removes the date. */
  setCancelDate(subscription: Subscription, at: number | null): Subscription;
  switchPrice(subscription: Subscription, price: Price): Subscription;
  /** Ends the current period: renews with a payment that succeeds or fails, or ends a canceled subscription. */
  renew(subscription: Subscription): Subscription;
  /** Pays the open invoice. */
  recover(subscription: Subscription): Subscription;
  end(subscription: Subscription): Subscription;
}

/** @param emit delivers events, in the order of creation */
export function makeBilling(store: Store, emit: (events: readonly Event[]) => void): Billing {
  function record(...changes: readonly [type: string, object: object, previous?: object][]): void {
    const events = changes.map(([type, object, previous]): Event => {
      const id = newId('evt');
      return {
        id,
        object: 'event',
        api_version: apiVersion,
        created: seconds(),
        livemode: false,
        type,
        // A copy, because the object can change later.
        data: structuredClone({ object, ...(previous && { previous_attributes: previous }) }),
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
      };
    });
    for (const event of events) store.events[event.id] = event;
    store.save();
    emit(events);
  }

  function put(before: Subscription, changes: Partial<Subscription>): Subscription {
    const after = { ...before, ...changes };
    store.subscriptions[after.id] = after;
    return after;
  }

  /** The previous values of the changed attributes. */
  function previous(before: Subscription, changes: Partial<Subscription>): object {
    return Object.fromEntries(Object.keys(changes).map((name) => [name, before[name as keyof Subscription]]));
  }

  function change(before: Subscription, changes: Partial<Subscription>): Subscription {
    const after = put(before, changes);
    record(['customer.subscription.updated', after, previous(before, changes)]);
    return after;
  }

  function bill(
    subscription: Subscription,
    billing_reason: Invoice['billing_reason'],
    paid: boolean,
  ): Invoice {
    const [{ price, quantity }] = subscription.items.data;
    const total = price.unit_amount * quantity;
    const customer = store.customers[subscription.customer];
    const balance = customer?.balance ?? 0;
    const amount = Math.max(0, total + balance);
    const invoice: Invoice = {
      id: newId('in'),
      object: 'invoice',
      created: seconds(),
      livemode: false,
      status: paid ? 'paid' : 'open',
      customer: subscription.customer,
      customer_email: store.customers[subscription.customer]?.email ?? null,
      currency: price.currency,
      total,
      starting_balance: balance,
      amount_due: amount,
      amount_paid: paid ? amount : 0,
      attempt_count: 1,
      billing_reason,
      parent: {
        type: 'subscription_details',
        quote_details: null,
        subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      },
    };
    store.invoices[invoice.id] = invoice;
    if (customer && amount !== total) {
      moveBalance(store, customer, {
        amount: total - amount,
        currency: price.currency,
        description: null,
        invoice: invoice.id,
        metadata: {},
        type: 'applied_to_invoice',
      });
    } else if (customer) {
      store.customers[customer.id] = { ...customer, currency: price.currency };
    }
    if (paid && amount > 0) charge(store, subscription.customer, amount, price.currency);
    return invoice;
  }

  function end(subscription: Subscription): Subscription {
    if (subscription.status === 'canceled') throw alreadyOver(subscription);
    const now = seconds();
    const over = put(subscription, {
      status: 'canceled',
      ended_at: now,
      canceled_at: subscription.canceled_at ?? now,
    });
    record(['customer.subscription.deleted', over]);
    return over;
  }

  return {
    change,
    end,
    reverse(customer, how) {
      const first = Object.values(store.charges).find((each) => each.customer === customer);
      if (!first) throw invalid('charge', 'This customer has no payments');
      if (how === 'dispute') {
        store.charges[first.id] = { ...first, disputed: true };
        const dispute = { id: newId('du'), object: 'dispute', charge: first.id, created: seconds() };
        record(['charge.dispute.created', dispute]);
        return;
      }
      const refunded = { ...first, amount_refunded: first.amount, refunded: true };
      store.charges[first.id] = refunded;
      record(['charge.refunded', refunded, { amount_refunded: 0, refunded: false }]);
    },
    pay(order, card = order.session.customer) {
      const price = store.prices[order.price];
      if (!price) throw new Error(`${order.price} no longer exists`);
      // As at the provider: the subscription is created first, and becomes active with its first payment.
      const bought = put(newSubscription(order, price), {});
      attachCard(store, bought.customer, card);
      const invoice = bill(bought, 'subscription_create', true);
      const paid = put(bought, { status: 'active', latest_invoice: invoice.id });
      const session = {
        ...order.session,
        status: 'complete',
        payment_status: 'paid',
        subscription: paid.id,
        invoice: invoice.id,
        url: null,
      } as const;
      const done = { ...order, session };
      store.orders[session.id] = done;
      record(
        ['customer.subscription.created', bought],
        ['customer.subscription.updated', paid, { status: 'incomplete', latest_invoice: null }],
        ['invoice.paid', invoice],
        ['checkout.session.completed', session],
      );
      return done;
    },
    setCancelFlag(subscription, flag) {
      if (subscription.status === 'canceled') throw alreadyOver(subscription);
      return change(subscription, {
        cancel_at_period_end: flag,
        cancel_at: flag ? subscription.items.data[0].current_period_end : null,
        canceled_at: flag ? seconds() : null,
      });
    },
    setCancelDate(subscription, at) {
      if (subscription.status === 'canceled') throw alreadyOver(subscription);
      return change(subscription, {
        cancel_at_period_end: false,
        cancel_at: at,
        canceled_at: at === null ? null : seconds(),
      });
    },
    switchPrice(subscription, price) {
      const [item] = subscription.items.data;
      return change(subscription, { items: itemsOf(subscription.id, { ...item, price }) });
    },
    renew(subscription) {
      if (subscription.cancel_at !== null) return end(subscription);
      if (subscription.status === 'canceled') throw alreadyOver(subscription);
      const fails = store.failing[subscription.customer] === true;
      delete store.failing[subscription.customer];
      const invoice = bill(subscription, 'subscription_cycle', !fails);
      const changes = {
        status: fails ? 'past_due' : 'active',
        latest_invoice: invoice.id,
        items: itemsOf(subscription.id, nextPeriod(subscription)),
      } as const;
      const after = put(subscription, changes);
      record(
        [fails ? 'invoice.payment_failed' : 'invoice.paid', invoice],
        ['customer.subscription.updated', after, previous(subscription, changes)],
      );
      return after;
    },
    recover(subscription) {
      const open = store.invoices[subscription.latest_invoice ?? ''];
      if (open?.status !== 'open') throw invalid('invoice', 'There is no open invoice to pay');
      const invoice: Invoice = { ...open, status: 'paid', amount_paid: open.amount_due, attempt_count: 2 };
      store.invoices[invoice.id] = invoice;
      const after = put(subscription, { status: 'active' });
      record(
        ['invoice.paid', invoice],
        ['customer.subscription.updated', after, { status: subscription.status }],
      );
      return after;
    },
  };
}

const alreadyOver = ({ id }: Subscription) =>
  invalid('id', `This subscription is canceled and cannot be changed: ${id}`);

/** The newest subscription of a customer. */
export function subscriptionOf(store: Store, customer: Customer): Subscription | undefined {
  return Object.values(store.subscriptions).findLast((each) => each.customer === customer.id);
}
