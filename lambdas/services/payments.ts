/** The client of the payment provider. Its SDK and errors end here. */
import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { environment } from '../contracts/environment.ts';
import type { PlanName } from '../contracts/plans.ts';
import { timeouts } from '../contracts/timeouts.ts';
import { isBilled, lookupKey, type PaidState } from '../domain/subscription.ts';
import { readState } from './payment-state.ts';
import { readSecret } from './secrets.ts';
import { setting } from './settings.ts';

/** The version whose shapes we read; the webhook's endpoint is set to the same. */
export const apiVersion = '2026-10-28.endive';

const { requestMs, maxAttempts, totalMs } = timeouts.payments;

/** The provider could not be reached, or would not. */
export class PaymentsFailed extends Error {
  constructor(cause: unknown) {
    super('The payment provider did not do what was asked', { cause });
    this.name = 'PaymentsFailed';
  }
}

const stripeUrl = 'https://api.stripe.com';

/** @param baseUrl takes the place of Stripe's own; empty for Stripe itself */
export function connect(key: string, baseUrl: string): Stripe {
  return new Stripe(key, {
    apiVersion,
    timeout: requestMs,
    maxNetworkRetries: maxAttempts - 1,
    telemetry: false,
    // The SDK takes another host, but no path before `/v1`.
    httpClient: Stripe.createFetchHttpClient((url: string | URL | Request, init?: RequestInit) =>
      fetch(baseUrl ? String(url).replace(stripeUrl, baseUrl) : url, init),
    ),
  });
}

let kept: { key: string; baseUrl: string; client: Stripe } | undefined;

async function provider(): Promise<Stripe> {
  const key = await readSecret(setting(environment.paymentsKeySecret));
  const baseUrl = setting(environment.paymentsBaseUrl);
  if (kept?.key !== key || kept.baseUrl !== baseUrl) kept = { key, baseUrl, client: connect(key, baseUrl) };
  return kept.client;
}

/**
 * @returns the id of a new customer; the same one when it is asked again, also after a call whose answer never arrived
 * @throws PaymentsFailed
 */
export function createCustomer(userId: string, email: string): Promise<string> {
  return withStripe(async (stripe) => {
    // The provider forgets an idempotency key after a day, and a customer never.
    const [made] = await customersOf(stripe, userId, email);
    if (made) return made;
    const params = { email, metadata: { userId } };
    const { id } = await stripe.customers.create(params, onceFor('customer', params));
    return id;
  });
}

/** The ids of the customers made for an account with an address; more than one is an accident. */
async function customersOf(stripe: Stripe, userId: string, email: string): Promise<string[]> {
  const found = await stripe.customers.list({ email, limit: 100 }).autoPagingToArray({ limit: mostListed });
  return found.filter(({ metadata }) => metadata.userId === userId).map(({ id }) => id);
}

/**
 * @returns whether a customer is billed for a plan of ours, also where we have not heard of it yet or gave another plan
 * @throws PaymentsFailed
 */
export function isSubscribed(customerId: string): Promise<boolean> {
  return withStripe(async (stripe) => {
    for await (const each of stripe.subscriptions.list({ customer: customerId, limit: 100 })) {
      const state = readState(each);
      if (state && isBilled(state.status)) return true;
    }
    return false;
  });
}

export interface CheckoutOrder {
  readonly userId: string;
  readonly customerId: string;
  readonly plan: PlanName;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** One order per text: the same order with the same text is one session. */
  readonly once: string;
}

/**
 * Begins a checkout, and closes any other that the customer has open, so that two windows do not buy two plans.
 * @throws PaymentsFailed
 */
export function createCheckout(order: CheckoutOrder): Promise<{ sessionId: string; url: string }> {
  return withStripe(async (stripe) => {
    const metadata = { userId: order.userId, plan: order.plan };
    const open = await openCheckouts(stripe, order.customerId);
    const same = open.find(
      (each) =>
        each.metadata?.plan === order.plan &&
        each.success_url === order.successUrl &&
        each.cancel_url === order.cancelUrl,
    );
    if (same?.url) return { sessionId: same.id, url: same.url };
    for (const { id } of open) await closeCheckout(stripe, id);
    // The provider repeats its answer to a key, also where that session was closed since.
    const once = [order.once, ...open.slice(0, 1).map(({ id }) => id)].join(':');
    const params = {
      mode: 'subscription',
      customer: order.customerId,
      client_reference_id: order.userId,
      line_items: [{ price: await priceOf(stripe, order.plan), quantity: 1 }],
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
      metadata,
      subscription_data: { metadata: { userId: order.userId } },
    } as const satisfies Stripe.Checkout.SessionCreateParams;
    const { id: sessionId, url } = await stripe.checkout.sessions.create(
      { ...params, line_items: [...params.line_items] },
      onceFor(once, params),
    );
    if (!url) throw new Error('The checkout session has no address');
    return { sessionId, url };
  });
}

/** Lets a subscription end with the period that is paid. @throws PaymentsFailed */
export function cancelAtPeriodEnd(subscriptionId: string): Promise<PaidState> {
  return withStripe(async (stripe) =>
    ours(await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })),
  );
}

/** Takes a cancellation back, however it was made. @throws PaymentsFailed */
export function reactivate(subscriptionId: string): Promise<PaidState> {
  return withStripe(async (stripe) => {
    const { cancel_at, cancel_at_period_end } = await stripe.subscriptions.retrieve(subscriptionId);
    // The provider's portal cancels by a date; we, and the provider's own staff, by the period's end.
    const undone =
      cancel_at_period_end || !cancel_at ? { cancel_at_period_end: false } : { cancel_at: '' as const };
    return ours(await stripe.subscriptions.update(subscriptionId, undone));
  });
}

/**
 * Ends billing for a customer who stays one: closes every open checkout and ends every subscription at once, those we do
 * not know of included. Safe to repeat.
 * @throws PaymentsFailed
 */
export function cancelAllSubscriptions(customerId: string): Promise<void> {
  return withStripe(async (stripe) => {
    await closeCheckouts(stripe, customerId);
    const running = stripe.subscriptions.list({ customer: customerId, limit: 100 });
    for (const { id, status } of await running.autoPagingToArray({ limit: mostListed })) {
      if (status !== 'incomplete_expired') await unlessMissing(stripe.subscriptions.cancel(id));
    }
  });
}

/**
 * Deletes a customer: closes every open checkout, and the provider ends every subscription with it. Safe to repeat: a
 * customer who is gone is what was wanted, and the SDK itself repeats a DELETE whose answer was lost.
 * @throws PaymentsFailed
 */
export function removeCustomer(customerId: string): Promise<void> {
  return withStripe((stripe) => deleteCustomer(stripe, customerId));
}

/**
 * Deletes the customers made for an account whose ids were never kept. Safe to repeat.
 * @param email the address they were made with
 * @throws PaymentsFailed
 */
export function removeCustomersOf(userId: string, email: string): Promise<void> {
  return withStripe(async (stripe) => {
    for (const id of await customersOf(stripe, userId, email)) await deleteCustomer(stripe, id);
  });
}

async function deleteCustomer(stripe: Stripe, customerId: string): Promise<void> {
  await unlessMissing(closeCheckouts(stripe, customerId));
  await unlessMissing(stripe.customers.del(customerId));
}

/** More than anybody can begin or buy in the day that an open checkout lives. */
const mostListed = 1000;

/** Newest first. */
function openCheckouts(stripe: Stripe, customer: string): Promise<Stripe.Checkout.Session[]> {
  const open = stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  return open.autoPagingToArray({ limit: mostListed });
}

async function closeCheckouts(stripe: Stripe, customerId: string): Promise<void> {
  for (const { id } of await openCheckouts(stripe, customerId)) await closeCheckout(stripe, id);
}

async function closeCheckout(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    // Paid or expired in the meantime: there is nothing left to close.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

/** @returns undefined where the provider has no such thing, or has it no more */
async function unlessMissing<T>(asking: Promise<T>): Promise<T | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') {
      return undefined;
    }
    throw error;
  }
}

/** @returns the address of the provider's portal, for this customer, for a few minutes. @throws PaymentsFailed */
export function openPortal(customerId: string, returnUrl: string): Promise<string> {
  return withStripe(async (stripe) => {
    const params = { customer: customerId, return_url: returnUrl };
    return (await stripe.billingPortal.sessions.create(params)).url;
  });
}

/**
 * How a subscription stands now.
 * @returns undefined where there is none, or it is to nothing we sell
 * @throws PaymentsFailed
 */
export function findSubscription(id: string): Promise<PaidState | undefined> {
  return withStripe((stripe) => subscriptionFrom(stripe, id));
}

/** The same for a caller with a connection of its own. @throws the provider's errors */
export async function subscriptionFrom(stripe: Stripe, id: string): Promise<PaidState | undefined> {
  const found = await unlessMissing(stripe.subscriptions.retrieve(id));
  return found && readState(found);
}

function ours(subscription: Stripe.Subscription): PaidState {
  const state = readState(subscription);
  if (!state) throw new Error(`${subscription.id} is a subscription to nothing we sell`);
  return state;
}

async function priceOf(stripe: Stripe, plan: PlanName): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey(plan)], active: true, limit: 1 });
  if (!data[0]) throw new Error(`The provider has no price ${lookupKey(plan)}: run sync-plans`);
  return data[0].id;
}

/** A key under which the provider does a thing once; other words for it are another thing. */
function onceFor(purpose: string, params: object): { idempotencyKey: string } {
  const hash = createHash('sha256').update(JSON.stringify(params)).digest('hex');
  return { idempotencyKey: `${purpose}:${hash.slice(0, 32)}` };
}

/**
 * Asks the provider with the stage's key, within the time there is for it.
 * @param withinMs until the last of it is answered
 * @throws PaymentsFailed
 */
export async function withStripe<T>(
  ask: (stripe: Stripe) => Promise<T>,
  withinMs: number = totalMs,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`No answer within ${Math.round(withinMs)} ms`)), withinMs);
  });
  try {
    return await Promise.race([provider().then(ask), tooLate]);
  } catch (error) {
    throw new PaymentsFailed(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Like `withStripe`, with one time limit for all calls that are made through it. */
export function askedTogether(): <T>(ask: (stripe: Stripe) => Promise<T>) => Promise<T> {
  const end = performance.now() + totalMs;
  return (ask) => withStripe(ask, Math.max(0, end - performance.now()));
}
