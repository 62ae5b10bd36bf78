/** Checkout sessions: created, listed, and expired. */

import { findIn, noParams, pageOf, pageParams } from './lists.ts';
import type { CheckoutSession } from './objects.ts';
import type { Routes } from './operation.ts';
import { fields, integer, list, metadata, oneOf, readParams, text, url } from './params.ts';
import { invalid, missing } from './refusal.ts';
import { newId, seconds } from './store.ts';

const sessionLifeSeconds = 24 * 3600;

export const checkoutRoutes: Routes = {
  'GET /v1/checkout/sessions': ({ store }, form) => {
    const { customer, status, ...page } = readParams(
      fields({ ...pageParams, customer: text, status: oneOf('open', 'complete', 'expired') }),
      form,
    );
    const found = Object.values(store.orders)
      .map(({ session }) => session)
      .filter(
        (each) => each.customer === (customer ?? each.customer) && each.status === (status ?? each.status),
      );
    return pageOf('/v1/checkout/sessions', found, page);
  },

  'POST /v1/checkout/sessions/:id/expire': ({ store }, form, id) => {
    noParams(form);
    const order = findIn(store.orders, 'checkout.session', id, 'session');
    if (order.session.status !== 'open') {
      throw invalid('session', 'Only Checkout Sessions with a status in ["open"] can be expired.');
    }
    const session: CheckoutSession = { ...order.session, status: 'expired', url: null };
    store.orders[id] = { ...order, session };
    return session;
  },

  'POST /v1/checkout/sessions': ({ store, pagesUrl }, form) => {
    const given = readParams(
      fields(
        {
          client_reference_id: text,
          cancel_url: url,
          metadata,
          subscription_data: fields({ metadata }),
          ui_mode: oneOf('hosted_page'),
        },
        {
          mode: oneOf('subscription', 'payment', 'setup'),
          customer: text,
          line_items: list(fields({}, { price: text, quantity: integer })),
          success_url: url,
        },
      ),
      form,
    );
    if (given.mode !== 'subscription') throw invalid('mode', 'This stand-in supports subscriptions only');
    const customer = findIn(store.customers, 'customer', given.customer, 'customer');
    const [line, second] = given.line_items;
    if (!line) throw missing('line_items');
    if (second) throw invalid('line_items', 'This stand-in supports one line item');
    const price = findIn(store.prices, 'price', line.price, 'line_items[0][price]');
    if (!price.active) {
      throw invalid('line_items[0][price]', `The price specified is inactive: ${price.id}`, 'price_inactive');
    }
    if (price.type !== 'recurring') {
      throw invalid(
        'line_items[0][price]',
        'You must provide at least one recurring price in `subscription` mode',
      );
    }
    if (line.quantity < 1)
      throw invalid('line_items[0][quantity]', 'This value must be greater than or equal to 1.');
    const id = newId('cs_test');
    const session: CheckoutSession = {
      id,
      object: 'checkout.session',
      created: seconds(),
      livemode: false,
      mode: 'subscription',
      status: 'open',
      payment_status: 'unpaid',
      customer: customer.id,
      customer_details: { email: customer.email },
      client_reference_id: given.client_reference_id ?? null,
      amount_total: price.unit_amount * line.quantity,
      currency: price.currency,
      success_url: given.success_url,
      cancel_url: given.cancel_url ?? null,
      expires_at: seconds() + sessionLifeSeconds,
      metadata: given.metadata ?? {},
      subscription: null,
      invoice: null,
      ui_mode: 'hosted_page',
      url: `${pagesUrl}/checkout/${id}`,
    };
    store.orders[id] = {
      session,
      price: price.id,
      quantity: line.quantity,
      subscriptionMetadata: given.subscription_data?.metadata ?? {},
    };
    return session;
  },

  'GET /v1/checkout/sessions/:id': ({ store }, form, id) => {
    noParams(form);
    return findIn(store.orders, 'checkout.session', id, 'session').session;
  },
};
