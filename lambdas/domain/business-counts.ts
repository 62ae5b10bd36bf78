/** The business counters: what each one counts, and which are kept for all time, by day, or both. */
import { type AskOutcome, askOutcomes } from '../contracts/ask-outcomes.ts';
import type { PlanName } from '../contracts/plans.ts';
import type { PickStatus, Sport } from '../contracts/sports.ts';
import { isRunning, type PaidSubscription, type Subscription } from './subscription.ts';

/** A plan that can be bought. */
export type PaidPlan = Exclude<PlanName, 'free'>;
export const paidPlanNames: readonly PaidPlan[] = ['core', 'pro'];

/** Kept by day only: most of it cannot be recounted, because no item is left of it. */
const dayOnly = [
  ...askOutcomes.map((outcome) => `asks:${outcome}` as const),
  /** Plays that differ from what was asked for, and were free for that reason. */
  'asks:substituted',
  /** Model tokens used by asks, failed ones included. */
  'tokens:input',
  'tokens:output',
  'subscriptions:started',
  'subscriptions:ended',
  'subscriptions:renewed',
  ...paidPlanNames.map((plan) => `revenue:${plan}` as const),
] as const;

/** Kept for all time as well as by day. */
const both = ['signups', 'prompts', 'picks'] as const;

export type CounterName =
  | (typeof dayOnly)[number]
  | (typeof both)[number]
  /** Accounts that exist now; `signups` counts all that were ever created. */
  | 'users'
  | `plan:${PlanName}`
  | `prompts:${Sport}`
  | `picks:${PickStatus}`
  /** Subscriptions that the payment provider bills for, past due ones included. */
  | `subscribers:${PaidPlan}`
  | 'subscribers:past_due'
  /** Cents a month that those subscriptions are billed. */
  | `recurring:${PaidPlan}`;

export type BusinessCounts = Readonly<Partial<Record<CounterName, number>>>;

const inDay = new Set<string>([...dayOnly, ...both]);
const notInAllTime = new Set<string>(dayOnly);

/** The steps that the counters of a day take. */
export function stepsOfDay(steps: BusinessCounts): BusinessCounts {
  return Object.fromEntries(Object.entries(steps).filter(([name]) => inDay.has(name)));
}

/** The steps that the counters of all time take. */
export function stepsOfAllTime(steps: BusinessCounts): BusinessCounts {
  return Object.fromEntries(Object.entries(steps).filter(([name]) => !notInAllTime.has(name)));
}

/** What an ask has cost of the model. */
interface Tokens {
  readonly input: number;
  readonly output: number;
}

/** What an ask that ended adds to its day. */
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

/** What a subscription adds for as long as it is billed; nothing for a plan that an administrator gave. */
export function countsOfSubscription(subscription: Subscription | undefined): BusinessCounts {
  const plan = isRunning(subscription) && paidPlanNames.find((name) => name === subscription.plan);
  if (!isRunning(subscription) || !plan) return {};
  return {
    [`subscribers:${plan}`]: 1,
    [`recurring:${plan}`]: centsAMonth(subscription),
    ...(subscription.status === 'past_due' && { 'subscribers:past_due': 1 }),
  };
}

/** What a change of a subscription adds to its day: a start, an end, or nothing. */
export function countsOfTurn(
  before: Subscription | undefined,
  after: Subscription | undefined,
): BusinessCounts {
  if (isRunning(before) === isRunning(after)) return {};
  return isRunning(after) ? { 'subscriptions:started': 1 } : { 'subscriptions:ended': 1 };
}

/**
 * What a payment adds to its day.
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

/** Our prices are in US dollars; cents of another currency cannot be added to them. */
const isCounted = (currency: string) => currency === 'usd';

function centsAMonth({ amount, interval, currency }: PaidSubscription): number {
  if (!isCounted(currency)) return 0;
  return interval === 'year' ? Math.round(amount / 12) : amount;
}
