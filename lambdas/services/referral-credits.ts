/** Referral credits at the payment provider, as transactions on a customer's balance, which reduce the next invoices. */
import Stripe from 'stripe';
import { readState } from './payment-state.ts';
import { withStripe } from './payments.ts';

export interface Credit {
  /** The same id is credited once, however often it is asked for. */
  readonly id: string;
  /** Cents. */
  readonly amount: number;
  readonly currency: string;
}

/** What the provider says of a customer's credits. */
export interface CreditBalance {
  /** What is left for coming invoices, cents. */
  readonly left: number;
  /** Three letters, lower case; null where the customer never had a currency. */
  readonly currency: string | null;
  /** Newest first; an amount below 0 was taken back. `at` in epoch seconds. */
  readonly entries: readonly { readonly at: number; readonly amount: number }[];
}

/** How the provider is asked: with the stage's key, or by a command with a connection of its own. */
export type Ask = <T>(ask: (stripe: Stripe) => Promise<T>) => Promise<T>;

export type Credits = ReturnType<typeof creditsBy>;

/** @throws PaymentsFailed from each, where `ask` is our own */
export function creditsBy(ask: Ask) {
  return {
    /** Fingerprints of a customer's cards; the same card has one for all customers. */
    cardsOf: (customerId: string) => ask((stripe) => cardsOf(stripe, customerId)),
    /** What a customer pays each month; undefined without an active plan of ours. */
    monthOf: (customerId: string) => ask((stripe) => monthOf(stripe, customerId)),
    give: (customerId: string, credit: Credit) =>
      ask((stripe) =>
        enter(stripe, customerId, 'referral', credit.id, credit.currency, () => -credit.amount),
      ),
    /** Takes back what of a credit has not been used. */
    takeBack: (customerId: string, credit: Credit) =>
      ask(async (stripe) => {
        const { left } = await balanceOf(stripe, customerId);
        const unused = Math.min(credit.amount, left);
        await enter(stripe, customerId, 'referralWithdrawn', credit.id, credit.currency, () => unused);
      }),
    balanceOf: (customerId: string) => ask((stripe) => balanceOf(stripe, customerId)),
    /** Whose payment a charge was, and when it was made, epoch seconds. */
    chargeOf: (chargeId: string) =>
      ask(async (stripe) => {
        const { customer, created } = await stripe.charges.retrieve(chargeId);
        return { customerId: typeof customer === 'string' ? customer : customer?.id, created };
      }),
  };
}

export const credits = creditsBy(withStripe);

const kinds = ['referral', 'referralWithdrawn'] as const;

/**
 * The provider forgets an idempotency key after a day, and an event may come again for thirty: so what is entered already
 * is looked for first.
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
  // The provider refuses an entry of nothing.
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
