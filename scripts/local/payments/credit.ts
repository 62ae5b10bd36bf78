/** Credit balances, cards and charges of customers. */
import { moveBalance } from './balance.ts';
import { findIn, noParams, pageOf, pageParams } from './lists.ts';
import type { Routes } from './operation.ts';
import { fields, integer, metadata, oneOf, readParams, text } from './params.ts';
import { invalid } from './refusal.ts';

/** The provider's limit for an amount: eight digits. */
const mostCents = 99_999_999;

export const creditRoutes: Routes = {
  'POST /v1/customers/:id/balance_transactions': ({ store }, form, id) => {
    const customer = findIn(store.customers, 'customer', id);
    const given = readParams(
      fields({ description: text, metadata }, { amount: integer, currency: text }),
      form,
    );
    if (!/^[a-z]{3}$/.test(given.currency)) throw invalid('currency', `Invalid currency: ${given.currency}`);
    if (customer.currency && customer.currency !== given.currency) {
      throw invalid(
        'currency',
        `The currency of the balance must match the currency of the customer: ${customer.currency}`,
      );
    }
    if (given.amount === 0) throw invalid('amount', 'Invalid non-zero integer');
    if (Math.abs(given.amount) > mostCents) {
      throw invalid('amount', 'Amount must be no more than $999,999.99', 'amount_too_large');
    }
    return moveBalance(store, customer, {
      amount: given.amount,
      currency: given.currency,
      description: given.description ?? null,
      invoice: null,
      metadata: given.metadata ?? {},
      type: 'adjustment',
    });
  },

  'GET /v1/customers/:id/balance_transactions': ({ store }, form, id) => {
    const page = readParams(fields(pageParams), form);
    findIn(store.customers, 'customer', id);
    const own = Object.values(store.balanceTransactions).filter(({ customer }) => customer === id);
    return pageOf(`/v1/customers/${id}/balance_transactions`, own, page);
  },

  'GET /v1/customers/:id/payment_methods': ({ store }, form, id) => {
    const { type: _card, ...page } = readParams(fields({ ...pageParams, type: oneOf('card') }), form);
    findIn(store.customers, 'customer', id);
    const own = Object.values(store.paymentMethods).filter(({ customer }) => customer === id);
    return pageOf(`/v1/customers/${id}/payment_methods`, own, page);
  },

  'GET /v1/charges/:id': ({ store }, form, id) => {
    noParams(form);
    return findIn(store.charges, 'charge', id);
  },
};
