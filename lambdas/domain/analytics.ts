/** The figures of the admin dashboard, computed from counters. */
import { type PlanName, planNames } from '../contracts/plans.ts';
import { type PickStatus, pickStatuses, type Sport, sports } from '../contracts/sports.ts';

/** `users` are the accounts that exist now, `signups` all that were ever made. */
export type CounterName =
  | 'users'
  | 'signups'
  | `plan:${PlanName}`
  | 'prompts'
  | `prompts:${Sport}`
  | 'picks'
  | `picks:${PickStatus}`;

export type BusinessCounts = Readonly<Partial<Record<CounterName, number>>>;

interface Counted {
  /** Of all time. */
  readonly all: BusinessCounts;
  /** The days of the period, earliest first. */
  readonly days: readonly string[];
  /** What happened on each; a day on which nothing happened may be absent. */
  readonly byDay: ReadonlyMap<string, BusinessCounts>;
}

export function analyticsOf({ all, days, byDay }: Counted) {
  const onDay = (day: string, name: CounterName) => byDay.get(day)?.[name] ?? 0;
  const inPeriod = (name: CounterName) => days.reduce((sum, day) => sum + onDay(day, name), 0);
  const total = (name: CounterName) => all[name] ?? 0;
  return {
    userStats: {
      totalUsers: total('users'),
      newUsers: inPeriod('signups'),
      userGrowth: days.map((date) => ({ date, count: onDay(date, 'signups') })),
    },
    subscriptionStats: {
      subscriptionCounts: { ...totals(planNames, (plan) => total(`plan:${plan}`)), elite: 0 },
    },
    promptStats: {
      totalPrompts: total('prompts'),
      promptsInPeriod: inPeriod('prompts'),
      promptsBySport: totals(sports, (sport) => total(`prompts:${sport}`)),
    },
    trackerStats: {
      totalPicks: total('picks'),
      picksInPeriod: inPeriod('picks'),
      picksByStatus: totals(pickStatuses, (status) => total(`picks:${status}`)),
    },
  };
}

function totals<Name extends string>(names: readonly Name[], count: (name: Name) => number) {
  return Object.fromEntries(names.map((name) => [name, count(name)])) as Record<Name, number>;
}
