/** Verifies and parses the payment provider's events. */
import Stripe from 'stripe';
import { environment } from '../../contracts/platform/environment.ts';
import type { PaidState } from '../../domain/billing/subscription.ts';
import { readSecret } from '../platform/secrets.ts';
import { setting } from '../platform/settings.ts';
import { idOf, readState } from './payment-state.ts';

/** The signature is invalid or too old. */
export class BadSignature extends Error {
  constructor(cause?: unknown) {
    super('Invalid signature', { cause });
    this.name = 'BadSignature';
  }
}

export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** Epoch seconds. */
  readonly created: number;
  /** Undefined if the event is not about a subscription. */
  readonly about?: About;
  /** A successful payment for a plan. */
  readonly payment?: Payment;
  /** A full refund or a dispute. */
  readonly reversal?: Reversal;
}

export interface Payment {
  readonly customerId: string;
  /** The account from the checkout's metadata. */
  readonly userId: string | undefined;
  readonly subscriptionId: string;
  /** First payment, renewal, or another payment of the subscription. */
  readonly pays: 'start' | 'renewal' | 'other';
  /** Cents of `currency`. */
  readonly amount: number;
  /** Three letters, lower case. */
  readonly currency: string;
}

export interface Reversal {
  readonly chargeId: string;
}

export interface About {
  readonly subscriptionId: string;
  readonly customerId: string;
  /** The account from the checkout's metadata. */
  readonly userId: string | undefined;
  /**
   * The subscription at the time of the event; undefined if the event does not contain it, null if it is not for one of our
   * plans.
   */
  readonly state: PaidState | null | undefined;
}

/** The webhook signing secret. */
export function signingSecret(): Promise<string> {
  return readSecret(setting(environment.paymentsSigningSecret));
}

/**
 * @param payload the exact bytes that were signed
 * @throws BadSignature; another Error if the secret is empty, which is a configuration error
 */
export function readSigned(
  payload: Uint8Array,
  signature: string | undefined,
  secret: string,
  now: Date,
): PaymentEvent {
  if (secret.trim() === '') throw new Error('The webhook signing secret is empty');
  if (!signature || payload.length === 0) throw new BadSignature();
  let event: Stripe.Event;
  try {
    event = Stripe.webhooks.constructEvent(payload, signature, secret, undefined, undefined, now.getTime());
  } catch (error) {
    throw new BadSignature(error);
  }
  return readEvent(event);
}

/** @param event the provider's event, with its signature already verified */
export function readEvent(event: Stripe.Event): PaymentEvent {
  const { id, type, created } = event;
  const about = aboutOf(event);
  const payment = paymentOf(event);
  const reversal = reversalOf(event);
  return {
    id,
    type,
    created,
    ...(about && { about }),
    ...(payment && { payment }),
    ...(reversal && { reversal }),
  };
}

/** By the provider's `billing_reason`. */
const paysFor: Readonly<Record<string, Payment['pays']>> = {
  subscription_create: 'start',
  subscription_cycle: 'renewal',
};

function paymentOf(event: Stripe.Event): Payment | undefined {
  switch (event.type) {
    case 'invoice.paid': {
      const { customer, parent, amount_paid: amount, currency, billing_reason } = event.data.object;
      const details = parent?.subscription_details;
      if (!customer || !details || amount === 0) return undefined;
      return {
        customerId: idOf(customer),
        userId: details.metadata?.userId,
        subscriptionId: idOf(details.subscription),
        pays: paysFor[billing_reason ?? ''] ?? 'other',
        amount,
        currency,
      };
    }
    default:
      return undefined;
  }
}

function reversalOf(event: Stripe.Event): Reversal | undefined {
  switch (event.type) {
    case 'charge.refunded':
      return event.data.object.refunded ? { chargeId: event.data.object.id } : undefined;
    case 'charge.dispute.created':
      return { chargeId: idOf(event.data.object.charge) };
    default:
      return undefined;
  }
}

function aboutOf(event: Stripe.Event): About | undefined {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed': {
      const subscription = event.data.object;
      return {
        subscriptionId: subscription.id,
        customerId: idOf(subscription.customer),
        userId: subscription.metadata.userId,
        state: readState(subscription) ?? null,
      };
    }
    case 'checkout.session.completed': {
      const { subscription, customer, client_reference_id, metadata } = event.data.object;
      if (!subscription || !customer) return undefined;
      return {
        subscriptionId: idOf(subscription),
        customerId: idOf(customer),
        userId: client_reference_id ?? metadata?.userId,
        state: undefined,
      };
    }
    case 'invoice.payment_failed': {
      const { parent, customer } = event.data.object;
      const details = parent?.subscription_details;
      if (!details || !customer) return undefined;
      return {
        subscriptionId: idOf(details.subscription),
        customerId: idOf(customer),
        userId: details.metadata?.userId,
        state: undefined,
      };
    }
    default:
      return undefined;
  }
}
