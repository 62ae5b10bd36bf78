/** The figures of the admin portal, computed from the business counters. */
import { askOutcomes } from '../../contracts/asking/ask-outcomes.ts';
import { planNames } from '../../contracts/billing/plans.ts';
import { pickStatuses, sports } from '../../contracts/feed/sports.ts';
import { type BusinessCounts, type CounterName, paidPlanNames } from './business-counts.ts';

/** Dollars per million tokens. */
export interface ModelPrice {
  readonly input: number;
  readonly output: number;
}

interface Counted {
  /** All-time counts. */
  readonly all: BusinessCounts;
  /** The days of the period, earliest first. */
  readonly days: readonly string[];
  /** Counts per day; days without any activity can be missing. */
  readonly byDay: ReadonlyMap<string, BusinessCounts>;
}

export function analyticsOf({ all, days, byDay }: Counted, price: ModelPrice) {
  const total = (name: CounterName) => all[name] ?? 0;
  const onDay = (day: string, name: CounterName) => byDay.get(day)?.[name] ?? 0;
  const inPeriod = (name: CounterName) => days.reduce((sum, day) => sum + onDay(day, name), 0);
  const daily = <Row extends object>(rowOf: (day: string) => Row) =>
    days.map((date) => ({ date, ...rowOf(date) }));

  return {
    userStats: {
      totalUsers: total('users'),
      newUsers: inPeriod('signups'),
      userGrowth: growth(
        daily((day) => ({ count: onDay(day, 'signups') })),
        total('signups'),
      ),
    },
    subscriptionStats: {
      subscriptionCounts: { ...totals(planNames, (plan) => total(`plan:${plan}`)), elite: 0 },
      subscribers: totals(paidPlanNames, (plan) => total(`subscribers:${plan}`)),
      pastDue: total('subscribers:past_due'),
      ...turnover({
        active: sumOf(paidPlanNames, (plan) => total(`subscribers:${plan}`)),
        started: inPeriod('subscriptions:started'),
        ended: inPeriod('subscriptions:ended'),
      }),
      renewed: inPeriod('subscriptions:renewed'),
    },
    revenueStats: {
      monthlyRecurring: dollars(sumOf(paidPlanNames, (plan) => total(`recurring:${plan}`))),
      revenueInPeriod: dollars(sumOf(paidPlanNames, (plan) => inPeriod(`revenue:${plan}`))),
      revenueByDay: daily((day) => totals(paidPlanNames, (plan) => dollars(onDay(day, `revenue:${plan}`)))),
    },
    promptStats: {
      totalPrompts: total('prompts'),
      promptsInPeriod: inPeriod('prompts'),
      promptsBySport: totals(sports, (sport) => total(`prompts:${sport}`)),
    },
    askStats: {
      ...asks(inPeriod, price),
      asksByDay: daily((day) => totals(askOutcomes, (outcome) => onDay(day, `asks:${outcome}`))),
    },
    trackerStats: {
      totalPicks: total('picks'),
      picksInPeriod: inPeriod('picks'),
      picksByStatus: totals(pickStatuses, (status) => total(`picks:${status}`)),
    },
  };
}

/** @param now all-time sign-ups at the end of the last day */
function growth(days: readonly { date: string; count: number }[], now: number) {
  let total = now - sumOf(days, ({ count }) => count);
  return days.map(({ date, count }) => {
    total += count;
    return { date, count, total };
  });
}

interface Turns {
  /** Subscriptions that are currently billed. */
  readonly active: number;
  readonly started: number;
  readonly ended: number;
}

/** Churn is the subscriptions that ended in the period, as a share of those active at its start. */
function turnover({ active, started, ended }: Turns) {
  const activeAtStart = Math.max(0, active - started + ended);
  return { started, ended, activeAtStart, churn: percentOf(ended, activeAtStart) };
}

function asks(inPeriod: (name: CounterName) => number, price: ModelPrice) {
  const asksByOutcome = totals(askOutcomes, (outcome) => inPeriod(`asks:${outcome}`));
  const asks = sumOf(askOutcomes, (outcome) => asksByOutcome[outcome]);
  const substituted = inPeriod('asks:substituted');
  const tokens = { input: inPeriod('tokens:input'), output: inPeriod('tokens:output') };
  const isPriced = price.input > 0 || price.output > 0;
  const cost = (tokens.input * price.input + tokens.output * price.output) / 1_000_000;
  return {
    asksInPeriod: asks,
    asksByOutcome,
    substituted,
    substitutionRate: percentOf(substituted, asksByOutcome.play),
    tokens,
    modelCost: isPriced ? rounded(cost, 2) : null,
    costPerAsk: isPriced && asks > 0 && cost > 0 ? rounded(cost / asks, 5) : null,
  };
}

/** One decimal; null if `whole` is 0. */
const percentOf = (part: number, whole: number) => (whole > 0 ? rounded((100 * part) / whole, 1) : null);

const dollars = (cents: number) => cents / 100;

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

function sumOf<Item>(items: readonly Item[], amount: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + amount(item), 0);
}

function totals<Name extends string>(names: readonly Name[], count: (name: Name) => number) {
  return Object.fromEntries(names.map((name) => [name, count(name)])) as Record<Name, number>;
}
