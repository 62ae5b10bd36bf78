/** Effects of a payment: credit balance, card, and charge. */
import { createHash } from 'node:crypto';
import type { BalanceTransaction, Charge, Customer, PaymentMethod } from './objects.ts';
import { newId, type Store, seconds } from './store.ts';

type Movement = Pick<
  BalanceTransaction,
  'amount' | 'currency' | 'description' | 'invoice' | 'metadata' | 'type'
>;

export function moveBalance(store: Store, customer: Customer, movement: Movement): BalanceTransaction {
  const balance = (customer.balance ?? 0) + movement.amount;
  const transaction: BalanceTransaction = {
    id: newId('cbtxn'),
    object: 'customer_balance_transaction',
    created: seconds(),
    livemode: false,
    customer: customer.id,
    ending_balance: balance,
    ...movement,
  };
  store.balanceTransactions[transaction.id] = transaction;
  store.customers[customer.id] = { ...customer, balance, currency: customer.currency ?? movement.currency };
  return transaction;
}

/** Stores the card that paid a checkout; the same number has the same fingerprint for all customers. */
export function attachCard(store: Store, customer: string, number: string): void {
  const fingerprint = createHash('sha256').update(number).digest('hex').slice(0, 16);
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    created: seconds(),
    livemode: false,
    type: 'card',
    customer,
    card: { brand: 'visa', fingerprint, last4: '4242' },
  };
  store.paymentMethods[method.id] = method;
}

/** Charges a customer's card for an invoice. */
export function charge(store: Store, customer: string, amount: number, currency: string): Charge {
  const made: Charge = {
    id: newId('ch'),
    object: 'charge',
    created: seconds(),
    livemode: false,
    amount,
    amount_refunded: 0,
    currency,
    customer,
    disputed: false,
    paid: true,
    refunded: false,
    status: 'succeeded',
  };
  store.charges[made.id] = made;
  return made;
}
