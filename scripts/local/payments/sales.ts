/** Customers, subscriptions, the portal and events of the provider's API. */

import { findIn, noParams, pageOf, pageParams } from './lists.ts';
import type { Customer, PortalSession } from './objects.ts';
import type { Routes } from './operation.ts';
import {
  email,
  emptyOr,
  fields,
  flag,
  integer,
  list,
  metadata,
  oneOf,
  readParams,
  text,
  url,
} from './params.ts';
import { invalid, nothingThere } from './refusal.ts';
import { newId, seconds } from './store.ts';

export const salesRoutes: Routes = {
  'POST /v1/customers': ({ store }, form) => {
    const given = readParams(fields({ email, name: text, description: text, metadata }), form);
    const customer: Customer = {
      id: newId('cus'),
      object: 'customer',
      created: seconds(),
      livemode: false,
      email: given.email ?? null,
      name: given.name ?? null,
      metadata: given.metadata ?? {},
      balance: 0,
      currency: null,
    };
    store.customers[customer.id] = customer;
    return customer;
  },

  'GET /v1/customers': ({ store }, form) => {
    const { email: wanted, ...page } = readParams(fields({ ...pageParams, email: text }), form);
    const found = Object.values(store.customers).filter((each) => each.email === (wanted ?? each.email));
    return pageOf('/v1/customers', found, page);
  },

  'GET /v1/customers/:id': ({ store }, form, id) => {
    noParams(form);
    return findIn(store.customers, 'customer', id);
  },

  'DELETE /v1/customers/:id': ({ store, billing }, form, id) => {
    noParams(form);
    const { object } = findIn(store.customers, 'customer', id);
    for (const each of Object.values(store.subscriptions)) {
      if (each.customer === id && each.status !== 'canceled') billing.end(each);
    }
    delete store.customers[id];
    return { id, object, deleted: true };
  },

  'GET /v1/subscriptions/:id': ({ store }, form, id) => {
    noParams(form);
    return findIn(store.subscriptions, 'subscription', id);
  },

  'GET /v1/subscriptions': ({ store }, form) => {
    const { customer, status, ...page } = readParams(
      fields({ ...pageParams, customer: text, status: oneOf('active', 'past_due', 'canceled', 'all') }),
      form,
    );
    const found = Object.values(store.subscriptions).filter(
      (each) =>
        each.customer === (customer ?? each.customer) &&
        // Without a status, all that are not canceled.
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
    } = readParams(fields({ cancel_at_period_end: flag, cancel_at: emptyOr(integer), metadata }), form);
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
    const subscription = findIn(store.subscriptions, 'subscription', id);
    // This call treats a canceled subscription as missing.
    if (subscription.status === 'canceled') throw nothingThere('subscription', id);
    return billing.end(subscription);
  },

  'POST /v1/billing_portal/sessions': ({ store, pagesUrl }, form) => {
    const given = readParams(fields({ return_url: url }, { customer: text }), form);
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
      fields({ ...pageParams, delivery_success: flag, type: text, types: list(text) }),
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
