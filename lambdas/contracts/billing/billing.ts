/**
 * Plans and subscriptions: what can be bought, the current subscription, and how to buy, cancel, resume and manage it.
 */
import * as z from 'zod/mini';
import { contract } from '../platform/contract.ts';
import { requiredText, word } from '../platform/inputs.ts';

/** Stripe accepts 5,000 characters; browsers support fewer. */
const urlMax = 2048;

/** An absolute URL. The function checks that it belongs to the site, whose origin is not known here. */
const url = (name: string) => requiredText(name, urlMax);

const subscriptionPlan = z.object({
  id: z.string(),
  name: z.string(),
  /** Dollars per month. */
  price: z.number(),
  features: z.array(z.string()),
  is_active: z.boolean(),
});
export type SubscriptionPlan = z.infer<typeof subscriptionPlan>;

export const userSubscription = z.object({
  plan: z.string(),
  /** The payment provider's status: active, trialing, past_due and rarer ones. */
  status: z.string(),
  /** `month` or `year`; null without a payment. */
  interval: z.nullable(z.string()),
  /** Epoch seconds, or a date in words; null without a payment. */
  next_billing_date: z.nullable(z.union([z.number(), z.string()])),
  /** Dollars; null without a payment. */
  amount: z.nullable(z.number()),
  cancel_at_period_end: z.boolean(),
});
export type UserSubscription = z.infer<typeof userSubscription>;

export const listPlans = contract({
  route: 'subscription-plans',
  method: 'GET',
  output: z.object({ plans: z.array(subscriptionPlan) }),
});

export const getUserSubscription = contract({
  route: 'user-subscription',
  method: 'GET',
  output: z.object({ subscription: z.nullable(userSubscription) }),
});

export const startCheckout = contract({
  route: 'create-checkout-session',
  method: 'POST',
  body: z.object({
    planName: word('planName', ['core', 'pro']),
    /** Can contain `{CHECKOUT_SESSION_ID}`, which the provider fills in. */
    successUrl: url('successUrl'),
    cancelUrl: url('cancelUrl'),
  }),
  output: z.object({
    sessionId: z.string(),
    /** The checkout page. */
    url: z.string(),
  }),
});

const changed = z.object({ subscription: z.nullable(userSubscription) });

export const cancelSubscription = contract({
  route: 'manage-subscription',
  method: 'POST',
  action: 'cancel',
  output: changed,
});

export const reactivateSubscription = contract({
  route: 'manage-subscription',
  method: 'POST',
  action: 'reactivate',
  output: changed,
});

export const openPortal = contract({
  route: 'manage-subscription',
  method: 'POST',
  action: 'portal',
  body: z.object({ returnUrl: url('returnUrl') }),
  output: z.object({ url: z.string() }),
});

/** Called by the payment provider; the body is read as raw bytes to verify its signature. */
export const takePaymentEvent = contract({
  route: 'stripe-webhook',
  method: 'POST',
  output: z.object({ received: z.literal(true) }),
});
