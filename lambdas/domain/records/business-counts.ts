/** The business counters: what each one counts, and whether it is stored as an all-time total, by day, or both. */
import { type AskOutcome, askOutcomes } from '../../contracts/asking/ask-outcomes.ts';
import type { PlanName } from '../../contracts/billing/plans.ts';
import type { PickStatus, Sport } from '../../contracts/feed/sports.ts';
import { isRunning, type PaidSubscription, type Subscription } from '../billing/subscription.ts';

/** A plan that can be bought. */
export type PaidPlan = Exclude<PlanName, 'free'>;
export const paidPlanNames: readonly PaidPlan[] = ['core', 'pro'];

/** Stored by day only. Most of them cannot be recounted, because the items they count are not kept. */
const dayOnly = [
  ...askOutcomes.map((outcome) => `asks:${outcome}` as const),
  /** Plays that differ from the question and were free for that reason. */
  'asks:substituted',
  /** Model tokens used by asks, including failed ones. */
  'tokens:input',
  'tokens:output',
  'subscriptions:started',
  'subscriptions:ended',
  'subscriptions:renewed',
  ...paidPlanNames.map((plan) => `revenue:${plan}` as const),
] as const;

/** Stored both as all-time totals and by day. */
const both = ['signups', 'prompts', 'picks'] as const;

export type CounterName =
  | (typeof dayOnly)[number]
  | (typeof both)[number]
  /** Existing accounts; `signups` counts all accounts ever created. */
  | 'users'
  | `plan:${PlanName}`
  | `prompts:${Sport}`
  | `picks:${PickStatus}`
  /** Subscriptions that the payment provider bills, including past due ones. */
  | `subscribers:${PaidPlan}`
  | 'subscribers:past_due'
  /** Cents per month billed for those subscriptions. */
  | `recurring:${PaidPlan}`;

export type BusinessCounts = Readonly<Partial<Record<CounterName, number>>>;

const inDay = new Set<string>([...dayOnly, ...both]);
const notInAllTime = new Set<string>(dayOnly);

/** The increments of a day's counters. */
export function stepsOfDay(steps: BusinessCounts): BusinessCounts {
  return Object.fromEntries(Object.entries(steps).filter(([name]) => inDay.has(name)));
}

/** The increments of the all-time counters. */
export function stepsOfAllTime(steps: BusinessCounts): BusinessCounts {
  return Object.fromEntries(Object.entries(steps).filter(([name]) => !notInAllTime.has(name)));
}

/** Model tokens used by an ask. */
interface Tokens {
  readonly input: number;
  readonly output: number;
}

/** The counts that a completed ask adds to its day. */
export function countsOfOutcome(
  outcome: AskOutcome,
  { tokens, substituted = false }: { tokens?: Tokens | undefined; substituted?: boolean | undefined } = {},
): BusinessCounts {
  return {
    [`asks:${outcome}`]: 1,
    ...(substituted && { 'asks:substituted': 1 }),
    ...(tokens && { 'tokens:input': tokens.input, 'tokens:output': tokens.output }),
  };
}

/** The counts of a subscription while it is billed; none for a plan granted by an administrator. */
export function countsOfSubscription(subscription: Subscription | undefined): BusinessCounts {
  const plan = isRunning(subscription) && paidPlanNames.find((name) => name === subscription.plan);
  if (!isRunning(subscription) || !plan) return {};
  return {
    [`subscribers:${plan}`]: 1,
    [`recurring:${plan}`]: centsAMonth(subscription),
    ...(subscription.status === 'past_due' && { 'subscribers:past_due': 1 }),
  };
}

/** The counts that a change of a subscription adds to its day: a start, an end, or none. */
export function countsOfTurn(
  before: Subscription | undefined,
  after: Subscription | undefined,
): BusinessCounts {
  if (isRunning(before) === isRunning(after)) return {};
  return isRunning(after) ? { 'subscriptions:started': 1 } : { 'subscriptions:ended': 1 };
}

/**
 * The counts that a payment adds to its day.
 * @param amount cents of `currency`
 */
export function countsOfPayment(
  plan: PlanName,
  { amount, currency, pays }: { amount: number; currency: string; pays: 'start' | 'renewal' | 'other' },
): BusinessCounts {
  return {
    ...(isCounted(currency) && { [`revenue:${plan}`]: amount }),
    ...(pays === 'renewal' && { 'subscriptions:renewed': 1 }),
  };
}

/** Revenue is counted in US dollars; amounts in other currencies cannot be added. */
const isCounted = (currency: string) => currency === 'usd';

function centsAMonth({ amount, interval, currency }: PaidSubscription): number {
  if (!isCounted(currency)) return 0;
  return interval === 'year' ? Math.round(amount / 12) : amount;
}
