/** Customers, checkout, subscriptions, the portal and events of the provider's API. */

import { findIn, noParams, pageOf, pageParams } from './lists.ts';
import type { CheckoutSession, Customer, PortalSession } from './objects.ts';
import type { Routes } from './operation.ts';
import {
  email,
  emptyOr,
  flag,
  integer,
  list,
  metadata,
  object,
  oneOf,
  readParams,
  required,
  text,
  url,
} from './params.ts';
import { invalid, missing } from './refusal.ts';
import { newId, seconds } from './store.ts';

const sessionLifeSeconds = 24 * 3600;

export const salesRoutes: Routes = {
  'POST /v1/customers': ({ store }, form) => {
    const given = readParams({ email, name: text, description: text, metadata }, form);
    const customer: Customer = {
      id: newId('cus'),
      object: 'customer',
      created: seconds(),
      livemode: false,
      email: given.email ?? null,
      name: given.name ?? null,
      metadata: given.metadata ?? {},
    };
    store.customers[customer.id] = customer;
    return customer;
  },

  'GET /v1/customers/:id': ({ store }, form, id) => {
    noParams(form);
    return findIn(store.customers, 'customer', id);
  },

  'POST /v1/checkout/sessions': ({ store, pagesUrl }, form) => {
    const given = readParams(
      {
        mode: required(oneOf('subscription', 'payment', 'setup')),
        customer: required(text),
        client_reference_id: text,
        line_items: required(list(object({ price: required(text), quantity: required(integer) }))),
        success_url: required(url),
        cancel_url: url,
        metadata,
        subscription_data: object({ metadata }),
        ui_mode: oneOf('hosted_page'),
      },
      form,
    );
    if (given.mode !== 'subscription') throw invalid('mode', 'This stand-in sells subscriptions only');
    const customer = findIn(store.customers, 'customer', given.customer, 'customer');
    const [line, second] = given.line_items;
    if (!line) throw missing('line_items');
    if (second) throw invalid('line_items', 'This stand-in sells one thing at a time');
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

  'GET /v1/subscriptions/:id': ({ store }, form, id) => {
    noParams(form);
    return findIn(store.subscriptions, 'subscription', id);
  },

  'GET /v1/subscriptions': ({ store }, form) => {
    const { customer, status, ...page } = readParams(
      { ...pageParams, customer: text, status: oneOf('active', 'past_due', 'canceled', 'all') },
      form,
    );
    const found = Object.values(store.subscriptions).filter(
      (each) =>
        each.customer === (customer ?? each.customer) &&
        // Without a status, all that are not over.
        (status === 'all' || (status ? each.status === status : each.status !== 'canceled')),
    );
    return pageOf('/v1/subscriptions', found, page);
  },

  'POST /v1/subscriptions/:id': ({ store, billing }, form, id) => {
    const before = findIn(store.subscriptions, 'subscription', id);
    const {
      cancel_at_period_end,
      cancel_at,
      metadata: changed,
    } = readParams({ cancel_at_period_end: flag, cancel_at: emptyOr(integer), metadata }, form);
    if (cancel_at_period_end !== undefined && cancel_at !== undefined) {
      throw invalid('cancel_at', 'You cannot set both `cancel_at` and `cancel_at_period_end`.');
    }
    const named = changed ? billing.change(before, { metadata: { ...before.metadata, ...changed } }) : before;
    if (cancel_at_period_end !== undefined) return billing.setCancelFlag(named, cancel_at_period_end);
    if (cancel_at !== undefined) return billing.setCancelDate(named, cancel_at === '' ? null : cancel_at);
    return named;
  },

  'DELETE /v1/subscriptions/:id': ({ store, billing }, form, id) => {
    noParams(form);
    return billing.end(findIn(store.subscriptions, 'subscription', id));
  },

  'POST /v1/billing_portal/sessions': ({ store, pagesUrl }, form) => {
    const given = readParams({ customer: required(text), return_url: url }, form);
    const customer = findIn(store.customers, 'customer', given.customer, 'customer');
    const id = newId('bps');
    const session: PortalSession = {
      id,
      object: 'billing_portal.session',
      created: seconds(),
      livemode: false,
      customer: customer.id,
      return_url: given.return_url ?? null,
      url: `${pagesUrl}/portal/${id}`,
    };
    store.portals[id] = session;
    return session;
  },

  'GET /v1/events': ({ store }, form) => {
    const { delivery_success, type, types, ...page } = readParams(
      { ...pageParams, delivery_success: flag, type: text, types: list(text) },
      form,
    );
    if (types && types.length > 20) throw invalid('types', 'You can specify up to 20 types.');
    const found = Object.values(store.events).filter(
      (event) =>
        (event.pending_webhooks === 0) === (delivery_success ?? event.pending_webhooks === 0) &&
        event.type === (type ?? event.type) &&
        (!types || types.includes(event.type)),
    );
    return pageOf('/v1/events', found, page);
  },

  'GET /v1/events/:id': ({ store }, form, id) => {
    noParams(form);
    return findIn(store.events, 'event', id);
  },
};
