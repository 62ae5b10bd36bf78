/** The client of the payment provider. Its errors are converted to `PaymentsFailed` here. */
import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import type { PlanName } from '../../contracts/billing/plans.ts';
import { environment } from '../../contracts/platform/environment.ts';
import { timeouts } from '../../contracts/platform/timeouts.ts';
import { isBilled, lookupKey, type PaidState } from '../../domain/billing/subscription.ts';
import { readSecret } from '../platform/secrets.ts';
import { setting } from '../platform/settings.ts';
import { readState } from './payment-state.ts';

/** The API version that this code expects; the webhook endpoint uses the same one. */
export const apiVersion = '2026-10-28.endive';

const { requestMs, maxAttempts, totalMs } = timeouts.payments;

/** The provider could not be reached or refused the request. */
export class PaymentsFailed extends Error {
  constructor(cause: unknown) {
    super('The request to the payment provider failed', { cause });
    this.name = 'PaymentsFailed';
  }
}

const stripeUrl = 'https://api.stripe.com';

/** @param baseUrl replaces Stripe's URL; empty for Stripe itself */
export function connect(key: string, baseUrl: string): Stripe {
  return new Stripe(key, {
    apiVersion,
    timeout: requestMs,
    maxNetworkRetries: maxAttempts - 1,
    telemetry: false,
    // The SDK supports another host, but not a path before `/v1`.
    httpClient: Stripe.createFetchHttpClient((url: string | URL | Request, init?: RequestInit) =>
      fetch(baseUrl ? String(url).replace(stripeUrl, baseUrl) : url, init),
    ),
  });
}

let cached: { key: string; baseUrl: string; client: Stripe } | undefined;

async function provider(): Promise<Stripe> {
  const key = await readSecret(setting(environment.paymentsKeySecret));
  const baseUrl = setting(environment.paymentsBaseUrl);
  if (cached?.key !== key || cached.baseUrl !== baseUrl)
    cached = { key, baseUrl, client: connect(key, baseUrl) };
  return cached.client;
}

/**
 * Creates a customer. Safe to repeat, also if the response of an earlier call was lost.
 * @returns the customer ID
 * @throws PaymentsFailed
 */
export function createCustomer(userId: string, email: string): Promise<string> {
  return withStripe(async (stripe) => {
    // Idempotency keys expire after a day, so an existing customer is looked up first.
    const [made] = await customersOf(stripe, userId, email);
    if (made) return made;
    const params = { email, metadata: { userId } };
    const { id } = await stripe.customers.create(params, onceFor('customer', params));
    return id;
  });
}

/** IDs of the customers created for an account with this address, normally at most one. */
async function customersOf(stripe: Stripe, userId: string, email: string): Promise<string[]> {
  const found = await stripe.customers.list({ email, limit: 100 }).autoPagingToArray({ limit: mostListed });
  return found.filter(({ metadata }) => metadata.userId === userId).map(({ id }) => id);
}

/**
 * @returns whether a customer is billed for one of our plans according to the provider, even if the account differs
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
  /** Idempotency key: the same order with the same key gets the same session. */
  readonly once: string;
}

/**
 * Starts a checkout and expires the customer's other open ones, so that two windows cannot buy two plans.
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
    // The provider would return the same session for the same key, even if it has been expired since.
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
    if (!url) throw new Error('The checkout session has no URL');
    return { sessionId, url };
  });
}

/** Cancels a subscription at the end of the paid period. @throws PaymentsFailed */
export function cancelAtPeriodEnd(subscriptionId: string): Promise<PaidState> {
  return withStripe(async (stripe) =>
    stateOf(await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })),
  );
}

/** Undoes a scheduled cancellation, including one made in the provider's portal. @throws PaymentsFailed */
export function reactivate(subscriptionId: string): Promise<PaidState> {
  return withStripe(async (stripe) => {
    const { cancel_at, cancel_at_period_end } = await stripe.subscriptions.retrieve(subscriptionId);
    // The provider's portal sets a cancellation date; we and the provider's dashboard set the flag.
    const changes =
      cancel_at_period_end || !cancel_at ? { cancel_at_period_end: false } : { cancel_at: '' as const };
    return stateOf(await stripe.subscriptions.update(subscriptionId, changes));
  });
}

/**
 * Ends billing without deleting the customer: expires all open checkouts and cancels all subscriptions immediately, including
 * those that are not in our table. Safe to repeat.
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
 * Deletes a customer: expires all open checkouts; the provider cancels all subscriptions with the customer. Safe to repeat: a
 * missing customer is not an error, also because the SDK repeats a DELETE whose response was lost.
 * @throws PaymentsFailed
 */
export function removeCustomer(customerId: string): Promise<void> {
  return withStripe((stripe) => deleteCustomer(stripe, customerId));
}

/**
 * Deletes the customers of an account whose IDs were never stored. Safe to repeat.
 * @param email the address they were created with
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

/** More than a customer can have: checkouts expire after a day. */
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
    // It was paid or has expired meanwhile.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

/** @returns undefined if the provider has no such object, or has deleted it */
async function unlessMissing<T>(request: Promise<T>): Promise<T | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') {
      return undefined;
    }
    throw error;
  }
}

/** @returns a short-lived URL of the provider's portal for this customer. @throws PaymentsFailed */
export function openPortal(customerId: string, returnUrl: string): Promise<string> {
  return withStripe(async (stripe) => {
    const params = { customer: customerId, return_url: returnUrl };
    return (await stripe.billingPortal.sessions.create(params)).url;
  });
}

/**
 * Reads the current state of a subscription.
 * @returns undefined if it does not exist or is not for one of our plans
 * @throws PaymentsFailed
 */
export function findSubscription(id: string): Promise<PaidState | undefined> {
  return withStripe((stripe) => subscriptionFrom(stripe, id));
}

/** The same for a caller with its own client. @throws the provider's errors */
export async function subscriptionFrom(stripe: Stripe, id: string): Promise<PaidState | undefined> {
  const found = await unlessMissing(stripe.subscriptions.retrieve(id));
  return found && readState(found);
}

function stateOf(subscription: Stripe.Subscription): PaidState {
  const state = readState(subscription);
  if (!state) throw new Error(`${subscription.id} is not a subscription for one of our plans`);
  return state;
}

async function priceOf(stripe: Stripe, plan: PlanName): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey(plan)], active: true, limit: 1 });
  if (!data[0]) throw new Error(`The provider has no price ${lookupKey(plan)}: run sync-plans`);
  return data[0].id;
}

/** An idempotency key derived from the parameters, so that different parameters get a different key. */
function onceFor(purpose: string, params: object): { idempotencyKey: string } {
  const hash = createHash('sha256').update(JSON.stringify(params)).digest('hex');
  return { idempotencyKey: `${purpose}:${hash.slice(0, 32)}` };
}

/**
 * Calls the provider with the stage's key, within a deadline.
 * @param withinMs time for all requests of the call
 * @throws PaymentsFailed
 */
export async function withStripe<T>(
  call: (stripe: Stripe) => Promise<T>,
  withinMs: number = totalMs,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`No response within ${Math.round(withinMs)} ms`)), withinMs);
  });
  try {
    return await Promise.race([provider().then(call), deadline]);
  } catch (error) {
    throw new PaymentsFailed(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Like `withStripe`, with one deadline for all calls made through it. */
export function withSharedDeadline(): <T>(call: (stripe: Stripe) => Promise<T>) => Promise<T> {
  const end = performance.now() + totalMs;
  return (call) => withStripe(call, Math.max(0, end - performance.now()));
}
