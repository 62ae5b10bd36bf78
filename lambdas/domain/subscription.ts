/** The rules of a subscription: the plan it grants, which of two reports is newer, and what its owner sees. */
import type { UserSubscription } from '../contracts/billing.ts';
import { type PlanName, planNames } from '../contracts/plans.ts';

/** What the payment provider says of one subscription at one moment. */
export interface PaidState {
  readonly provider: 'stripe';
  readonly id: string;
  readonly customerId: string;
  readonly plan: PlanName;
  /** As the provider writes it: active, trialing, past_due, canceled, and rarer ones. */
  readonly status: string;
  /** `month` or `year`; as the provider writes it. */
  readonly interval: string;
  /** Cents of `currency`. */
  readonly amount: number;
  /** Three letters, lower case. */
  readonly currency: string;
  /** Epoch seconds; null where the provider does not say. */
  readonly currentPeriodEnd: number | null;
  readonly cancelAtPeriodEnd: boolean;
  /** When the subscription was bought, epoch seconds: of two, the newer is the one that counts. */
  readonly startedAt: number;
}

interface EventVersion {
  /** When what this copy holds was reported, epoch seconds. */
  readonly lastEventAt: number;
  /** Raised by every change, so that of two changes made from one reading only the first is written. */
  readonly revision?: number;
}

export type PaidSubscription = PaidState & EventVersion;

/** Set by an administrator: a plan without a payment, or `inactive` where one was taken away. */
export type Grant = EventVersion & { readonly provider: 'grant'; readonly status: 'active' | 'inactive' };

export type Subscription = PaidSubscription | Grant;

/** The fields of an account that depend on its subscription; always changed together. */
export interface Standing {
  readonly plan: PlanName;
  readonly subscriptionStatus: string;
  readonly subscription: Subscription;
}

const inactive = 'inactive';

/** Nothing is owed or given any more, or not yet: the first payment was never made. */
const over: readonly string[] = ['canceled', 'incomplete', 'incomplete_expired'];

/** Whether a subscription with this status at the payment provider is billed: paid, or overdue. */
export const isBilled = (status: string) => !over.includes(status);

/** Whether a paid subscription still runs, paid or overdue. */
export function isRunning(subscription: Subscription | undefined): subscription is PaidSubscription {
  return subscription?.provider === 'stripe' && isBilled(subscription.status);
}

/** @param at when the provider said it, epoch seconds */
export function paidStanding(state: PaidState, at: number): Standing {
  const subscription: PaidSubscription = { ...state, lastEventAt: at };
  return {
    plan: isRunning(subscription) ? state.plan : 'free',
    subscriptionStatus: state.status,
    subscription,
  };
}

/** An administrator's core or pro is active at once, without a payment; free ends access at once. */
export function grantedStanding(plan: PlanName, now: Date): Standing {
  const status = plan === 'free' ? inactive : 'active';
  const lastEventAt = Math.floor(now.getTime() / 1000);
  return { plan, subscriptionStatus: status, subscription: { provider: 'grant', status, lastEventAt } };
}

/** `ask`: what the event says is not enough, the provider must be asked how the subscription stands now. */
export type Verdict = 'apply' | 'stale' | 'ask';

/**
 * Which report wins, the stored one or an event's. Events come twice, late, and in any order, and carry whole
 * seconds; so an older one is stale, and one of the same second is settled by asking the provider.
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
 * Whether a subscription, as the provider says it stands now, takes the place of the stored one.
 * Of two that belong to one account an active one counts before one that is not, and then the newer.
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

/** What its owner sees; null for who never had a subscription, or whose is over. */
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

/** The provider's name for a plan's current price: prices change, this does not. */
export const lookupKey = (plan: PlanName) => `gameplan_${plan}_monthly`;
