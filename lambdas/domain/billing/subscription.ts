/** The rules of a subscription: the plan it grants, which of two reports is newer, and what the user sees. */
import type { UserSubscription } from '../../contracts/billing/billing.ts';
import { type PlanName, planNames } from '../../contracts/billing/plans.ts';

/** The state of a subscription at the payment provider at one time. */
export interface PaidState {
  readonly provider: 'stripe';
  readonly id: string;
  readonly customerId: string;
  readonly plan: PlanName;
  /** The provider's value: active, trialing, past_due, canceled, and rarer ones. */
  readonly status: string;
  /** The provider's value: `month` or `year`. */
  readonly interval: string;
  /** Cents of `currency`. */
  readonly amount: number;
  /** Three letters, lower case. */
  readonly currency: string;
  /** Epoch seconds; null if the provider does not send it. */
  readonly currentPeriodEnd: number | null;
  readonly cancelAtPeriodEnd: boolean;
  /** When the subscription was bought, epoch seconds; the newer of two counts. */
  readonly startedAt: number;
}

interface EventVersion {
  /** When the state was reported, epoch seconds. */
  readonly lastEventAt: number;
  /** Incremented by every change, for optimistic locking: of two concurrent changes only the first is written. */
  readonly revision?: number;
}

export type PaidSubscription = PaidState & EventVersion;

/** Set by an administrator: a plan without a payment, or `inactive` if it was revoked. */
export type Grant = EventVersion & { readonly provider: 'grant'; readonly status: 'active' | 'inactive' };

export type Subscription = PaidSubscription | Grant;

/** The fields of an account that depend on its subscription; always changed together. */
export interface Standing {
  readonly plan: PlanName;
  readonly subscriptionStatus: string;
  readonly subscription: Subscription;
}

const inactive = 'inactive';

/** Statuses without billing and without access: ended, or never paid. */
const over: readonly string[] = ['canceled', 'incomplete', 'incomplete_expired'];

/** Whether the payment provider bills a subscription with this status: paid or overdue. */
export const isBilled = (status: string) => !over.includes(status);

/** Whether a paid subscription is still billed, paid or overdue. */
export function isRunning(subscription: Subscription | undefined): subscription is PaidSubscription {
  return subscription?.provider === 'stripe' && isBilled(subscription.status);
}

/** @param at when the provider reported the state, epoch seconds */
export function paidStanding(state: PaidState, at: number): Standing {
  const subscription: PaidSubscription = { ...state, lastEventAt: at };
  return {
    plan: isRunning(subscription) ? state.plan : 'free',
    subscriptionStatus: state.status,
    subscription,
  };
}

/**
 * A core or pro plan granted by an administrator is active immediately without a payment; free ends access immediately.
 */
export function grantedStanding(plan: PlanName, now: Date): Standing {
  const status = plan === 'free' ? inactive : 'active';
  const lastEventAt = Math.floor(now.getTime() / 1000);
  return { plan, subscriptionStatus: status, subscription: { provider: 'grant', status, lastEventAt } };
}

/** `ask`: the event alone is not conclusive, so the current state must be requested from the provider. */
export type Verdict = 'apply' | 'stale' | 'ask';

/**
 * Whether an event supersedes the stored state. Events can arrive twice, late and out of order, with timestamps in
 * whole seconds. An older event is stale; one of the same second requires a request to the provider.
 * @param event `at` in epoch seconds
 */
export function compareEvent(
  stored: Subscription | undefined,
  event: { readonly subscriptionId: string; readonly at: number },
): Verdict {
  if (!stored) return 'apply';
  if (stored.provider === 'stripe' && stored.id !== event.subscriptionId) return 'ask';
  if (event.at < stored.lastEventAt) return 'stale';
  return event.at === stored.lastEventAt && stored.provider === 'stripe' ? 'ask' : 'apply';
}

/**
 * Whether a subscription, in its current state at the provider, replaces the stored one. Of two subscriptions of one
 * account, an active one takes precedence, then the newer one.
 */
export function supersedes(stored: Subscription | undefined, state: PaidState): boolean {
  if (stored?.provider !== 'stripe' || stored.id === state.id) return true;
  const isActive = ({ status }: PaidState) => status === 'active';
  if (isActive(state) !== isActive(stored)) return isActive(state);
  return state.startedAt > stored.startedAt;
}

interface Subscriber {
  readonly plan: PlanName;
  readonly subscriptionStatus: string;
  readonly subscription?: Subscription;
}

/** The subscription as shown to the user; null if there never was one, or if it has ended. */
export function shownSubscription({
  plan,
  subscriptionStatus,
  subscription,
}: Subscriber): UserSubscription | null {
  if (plan === 'free') return null;
  const shown = { plan, status: subscriptionStatus };
  if (!isRunning(subscription)) {
    return { ...shown, interval: null, next_billing_date: null, amount: null, cancel_at_period_end: false };
  }
  return {
    ...shown,
    interval: subscription.interval,
    next_billing_date: subscription.currentPeriodEnd,
    amount: subscription.amount / 100,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
  };
}

/** The plans that can be bought. */
export const paidPlans: readonly PlanName[] = planNames.filter((name) => name !== 'free');

/** The provider's lookup key for a plan's current price, which stays the same when the price changes. */
export const lookupKey = (plan: PlanName) => `gameplan_${plan}_monthly`;
