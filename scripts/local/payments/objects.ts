/** The payment provider's objects in API version 2026-10-28.endive, as far as the stand-in supports them. */

export const apiVersion = '2026-10-28.endive';

type Metadata = Readonly<Record<string, string>>;

interface Stored<Kind extends string> {
  readonly id: string;
  readonly object: Kind;
  /** Epoch seconds, like all times here. */
  readonly created: number;
  readonly livemode: false;
}

export interface Product extends Stored<'product'> {
  readonly active: boolean;
  readonly name: string;
  readonly description: string | null;
  readonly marketing_features: readonly { readonly name: string }[];
  readonly metadata: Metadata;
}

export interface Price extends Stored<'price'> {
  readonly active: boolean;
  readonly currency: string;
  readonly lookup_key: string | null;
  readonly metadata: Metadata;
  readonly product: string;
  readonly recurring: {
    readonly interval: Interval;
    readonly interval_count: number;
    readonly usage_type: 'licensed';
  } | null;
  readonly type: 'recurring' | 'one_time';
  /** Cents. */
  readonly unit_amount: number;
}

export const intervals = ['day', 'week', 'month', 'year'] as const;
export type Interval = (typeof intervals)[number];

export interface Customer extends Stored<'customer'> {
  readonly email: string | null;
  readonly name: string | null;
  readonly metadata: Metadata;
  /** Cents; negative is a credit toward future invoices. Missing in older stored data. */
  readonly balance?: number;
  readonly currency?: string | null;
}

/** A change of a customer's credit balance. */
export interface BalanceTransaction extends Stored<'customer_balance_transaction'> {
  /** Cents; negative is a credit. */
  readonly amount: number;
  readonly ending_balance: number;
  readonly currency: string;
  readonly customer: string;
  readonly description: string | null;
  readonly invoice: string | null;
  readonly metadata: Metadata;
  readonly type: 'adjustment' | 'applied_to_invoice';
}

export interface PaymentMethod extends Stored<'payment_method'> {
  readonly type: 'card';
  readonly customer: string;
  readonly card: { readonly brand: 'visa'; readonly fingerprint: string; readonly last4: string };
}

export interface Charge extends Stored<'charge'> {
  readonly amount: number;
  readonly amount_refunded: number;
  readonly currency: string;
  readonly customer: string;
  readonly disputed: boolean;
  readonly paid: true;
  readonly refunded: boolean;
  readonly status: 'succeeded';
}

export interface CheckoutSession extends Stored<'checkout.session'> {
  readonly mode: 'subscription';
  readonly status: 'open' | 'complete' | 'expired';
  readonly payment_status: 'unpaid' | 'paid';
  readonly customer: string;
  readonly customer_details: { readonly email: string | null };
  readonly client_reference_id: string | null;
  readonly amount_total: number;
  readonly currency: string;
  readonly success_url: string;
  readonly cancel_url: string | null;
  readonly expires_at: number;
  readonly metadata: Metadata;
  readonly subscription: string | null;
  readonly invoice: string | null;
  readonly ui_mode: 'hosted_page';
  readonly url: string | null;
}

/** Stored with a session, but not part of the API. */
export interface Order {
  readonly session: CheckoutSession;
  readonly price: string;
  readonly quantity: number;
  readonly subscriptionMetadata: Metadata;
}

export interface Subscription extends Stored<'subscription'> {
  readonly status: 'incomplete' | 'active' | 'past_due' | 'canceled';
  readonly customer: string;
  readonly currency: string;
  readonly start_date: number;
  readonly billing_mode: { readonly type: 'flexible'; readonly flexible: null };
  readonly collection_method: 'charge_automatically';
  readonly cancel_at: number | null;
  readonly cancel_at_period_end: boolean;
  readonly canceled_at: number | null;
  readonly ended_at: number | null;
  readonly latest_invoice: string | null;
  readonly metadata: Metadata;
  readonly items: {
    readonly object: 'list';
    readonly data: readonly [SubscriptionItem];
    readonly has_more: false;
    readonly url: string;
  };
}

export interface SubscriptionItem {
  readonly id: string;
  readonly object: 'subscription_item';
  readonly created: number;
  readonly current_period_start: number;
  readonly current_period_end: number;
  readonly metadata: Metadata;
  readonly price: Price;
  readonly quantity: number;
  readonly subscription: string;
}

export interface Invoice extends Stored<'invoice'> {
  readonly status: 'open' | 'paid';
  readonly customer: string;
  readonly customer_email: string | null;
  readonly currency: string;
  readonly total: number;
  readonly starting_balance: number;
  /** `total` minus the credit applied. */
  readonly amount_due: number;
  readonly amount_paid: number;
  readonly attempt_count: number;
  readonly billing_reason: 'subscription_create' | 'subscription_cycle';
  readonly parent: {
    readonly type: 'subscription_details';
    readonly quote_details: null;
    readonly subscription_details: { readonly subscription: string; readonly metadata: Metadata };
  };
}

export interface PortalSession extends Stored<'billing_portal.session'> {
  readonly customer: string;
  readonly return_url: string | null;
  readonly url: string;
}

export interface Event extends Stored<'event'> {
  readonly api_version: string;
  readonly type: string;
  readonly data: { readonly object: object; readonly previous_attributes?: object };
  /** Number of endpoints that have not accepted it yet. */
  readonly pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
}
