/** Products and prices of the provider's API. */

import { findIn, noParams, pageOf, pageParams } from './lists.ts';
import { intervals, type Price, type Product } from './objects.ts';
import type { Routes } from './operation.ts';
import { fields, flag, integer, list, metadata, oneOf, readParams, text } from './params.ts';
import { invalid } from './refusal.ts';
import { newId, type Store, seconds } from './store.ts';

const productFields = {
  active: flag,
  description: text,
  marketing_features: list(fields({}, { name: text })),
  metadata,
};

const priceFields = {
  active: flag,
  lookup_key: text,
  metadata,
  nickname: text,
  transfer_lookup_key: flag,
};

export const catalogueRoutes: Routes = {
  'POST /v1/products': ({ store }, form) => {
    const given = readParams(fields({ ...productFields, id: text }, { name: text }), form);
    const id = given.id ?? newId('prod');
    if (Object.hasOwn(store.products, id)) {
      throw invalid('id', `Product already exists: ${id}`, 'resource_already_exists');
    }
    const product: Product = {
      id,
      object: 'product',
      created: seconds(),
      livemode: false,
      active: given.active ?? true,
      name: given.name,
      description: given.description ?? null,
      marketing_features: given.marketing_features ?? [],
      metadata: given.metadata ?? {},
    };
    store.products[id] = product;
    return product;
  },

  'GET /v1/products/:id': ({ store }, form, id) => {
    noParams(form);
    return findIn(store.products, 'product', id);
  },

  'POST /v1/products/:id': ({ store }, form, id) => {
    const before = findIn(store.products, 'product', id);
    const { metadata: changed, ...given } = readParams(fields({ ...productFields, name: text }), form);
    const product: Product = { ...before, ...given, metadata: { ...before.metadata, ...changed } };
    store.products[id] = product;
    return product;
  },

  'POST /v1/prices': ({ store }, form) => {
    const given = readParams(
      fields(
        { ...priceFields, recurring: fields({ interval_count: integer }, { interval: oneOf(...intervals) }) },
        { currency: text, product: text, unit_amount: integer },
      ),
      form,
    );
    findIn(store.products, 'product', given.product, 'product');
    if (!/^[a-z]{3}$/.test(given.currency)) throw invalid('currency', `Invalid currency: ${given.currency}`);
    if (given.unit_amount < 0) throw invalid('unit_amount', 'This value must be greater than or equal to 0.');
    const price: Price = {
      id: newId('price'),
      object: 'price',
      created: seconds(),
      livemode: false,
      active: given.active ?? true,
      currency: given.currency,
      lookup_key: takeLookupKey(store, given),
      metadata: given.metadata ?? {},
      product: given.product,
      recurring: given.recurring ? { interval_count: 1, ...given.recurring, usage_type: 'licensed' } : null,
      type: given.recurring ? 'recurring' : 'one_time',
      unit_amount: given.unit_amount,
    };
    store.prices[price.id] = price;
    return price;
  },

  'POST /v1/prices/:id': ({ store }, form, id) => {
    const before = findIn(store.prices, 'price', id);
    const given = readParams(fields(priceFields), form);
    const price: Price = {
      ...before,
      active: given.active ?? before.active,
      lookup_key: takeLookupKey(store, given) ?? before.lookup_key,
      metadata: { ...before.metadata, ...given.metadata },
    };
    store.prices[id] = price;
    return price;
  },

  'GET /v1/prices': ({ store }, form) => {
    const { lookup_keys, active, product, ...page } = readParams(
      fields({ ...pageParams, lookup_keys: list(text), active: flag, product: text }),
      form,
    );
    if (lookup_keys && lookup_keys.length > 10)
      throw invalid('lookup_keys', 'You can specify up to 10 lookup_keys.');
    const found = Object.values(store.prices).filter(
      (price) =>
        (!lookup_keys || lookup_keys.includes(price.lookup_key ?? '')) &&
        price.active === (active ?? price.active) &&
        price.product === (product ?? price.product),
    );
    return pageOf('/v1/prices', found, page);
  },
};

/** A lookup key belongs to one active price, and moves to another only if requested. */
function takeLookupKey(
  store: Store,
  {
    lookup_key: key,
    transfer_lookup_key,
  }: { readonly lookup_key?: string; readonly transfer_lookup_key?: boolean },
): string | null {
  if (key === undefined) return null;
  const holder = Object.values(store.prices).find(({ lookup_key }) => lookup_key === key);
  if (holder && !transfer_lookup_key) {
    throw invalid(
      'lookup_key',
      `A price (\`${holder.id}\`) already uses that lookup key.`,
      'resource_already_exists',
    );
  }
  if (holder) store.prices[holder.id] = { ...holder, lookup_key: null };
  return key;
}
