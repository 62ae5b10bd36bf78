/** Referral credits at the payment provider: transactions on a customer's balance, which reduce the next invoices. */
import Stripe from 'stripe';
import { readState } from './payment-state.ts';
import { withStripe } from './payments.ts';

export interface Credit {
  /** Idempotency key: the same ID is credited once. */
  readonly id: string;
  /** Cents. */
  readonly amount: number;
  readonly currency: string;
}

/** A customer's referral credits according to the provider. */
export interface CreditBalance {
  /** Cents left for future invoices. */
  readonly left: number;
  /** Three letters, lower case; null if the customer never had a currency. */
  readonly currency: string | null;
  /** Newest first; a negative amount was withdrawn. `at` in epoch seconds. */
  readonly entries: readonly { readonly at: number; readonly amount: number }[];
}

/** Calls the provider: `withStripe`, or a command's own client. */
export type StripeCaller = <T>(call: (stripe: Stripe) => Promise<T>) => Promise<T>;

export type Credits = ReturnType<typeof creditsBy>;

/** With `withStripe`, each function throws PaymentsFailed. */
export function creditsBy(call: StripeCaller) {
  return {
    /** Fingerprints of a customer's cards; a card has the same one for all customers. */
    cardsOf: (customerId: string) => call((stripe) => cardsOf(stripe, customerId)),
    /** Monthly price of a customer's plan; undefined without an active plan. */
    monthOf: (customerId: string) => call((stripe) => monthOf(stripe, customerId)),
    give: (customerId: string, credit: Credit) =>
      call((stripe) =>
        enter(stripe, customerId, 'referral', credit.id, credit.currency, () => -credit.amount),
      ),
    /** Withdraws the unused part of a credit. */
    withdraw: (customerId: string, credit: Credit) =>
      call(async (stripe) => {
        const { left } = await balanceOf(stripe, customerId);
        const unused = Math.min(credit.amount, left);
        await enter(stripe, customerId, 'referralWithdrawn', credit.id, credit.currency, () => unused);
      }),
    balanceOf: (customerId: string) => call((stripe) => balanceOf(stripe, customerId)),
    /** A charge's customer, and its time in epoch seconds. */
    chargeOf: (chargeId: string) =>
      call(async (stripe) => {
        const { customer, created } = await stripe.charges.retrieve(chargeId);
        return { customerId: typeof customer === 'string' ? customer : customer?.id, created };
      }),
  };
}

export const credits = creditsBy(withStripe);

const kinds = ['referral', 'referralWithdrawn'] as const;

/**
 * Idempotency keys expire after a day, but events can be redelivered for thirty days, so an existing entry is looked up first.
 */
async function enter(
  stripe: Stripe,
  customerId: string,
  kind: (typeof kinds)[number],
  id: string,
  currency: string,
  amount: () => number,
): Promise<void> {
  for await (const { metadata } of entriesOf(stripe, customerId)) if (metadata?.[kind] === id) return;
  const cents = amount();
  // The provider rejects an entry of 0.
  if (cents === 0) return;
  const description = kind === 'referral' ? 'Referral credit' : 'Referral credit withdrawn';
  const params = { amount: cents, currency, description, metadata: { [kind]: id } };
  await stripe.customers.createBalanceTransaction(customerId, params, { idempotencyKey: `${kind}:${id}` });
}

const entriesOf = (stripe: Stripe, customerId: string) =>
  stripe.customers.listBalanceTransactions(customerId, { limit: 100 });

async function cardsOf(stripe: Stripe, customerId: string): Promise<string[]> {
  try {
    const { data } = await stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: 100 });
    return data.flatMap(({ card }) => (card?.fingerprint ? [card.fingerprint] : []));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function monthOf(stripe: Stripe, customerId: string) {
  const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'active', limit: 10 });
  const [state] = data.flatMap((each) => readState(each) ?? []);
  return state && { price: state.amount, currency: state.currency };
}

async function balanceOf(stripe: Stripe, customerId: string): Promise<CreditBalance> {
  const entries: { at: number; amount: number }[] = [];
  for await (const { metadata, created, amount } of entriesOf(stripe, customerId)) {
    if (kinds.some((kind) => metadata?.[kind])) entries.push({ at: created, amount: -amount });
  }
  const customer = await stripe.customers.retrieve(customerId);
  if (customer.deleted) return { left: 0, currency: null, entries };
  return { left: Math.max(0, -customer.balance), currency: customer.currency ?? null, entries };
}

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
