/** Which quota of AWS or the model is reached first as users grow, and what to request. */
import { isCalled, type Load } from './estimate.ts';
import { peakFactor, tokens } from './profile.ts';

export interface Quota {
  readonly name: string;
  readonly limit: number;
  /** In the busiest minute. */
  readonly used: (load: Load) => number;
  readonly raise: string;
}

const secondsAMonth = 30 * 24 * 3600;
const peak = (aMonth: number) => (aMonth / secondsAMonth) * peakFactor;

const callsASecond = (load: Load) =>
  peak(load.calls.filter(isCalled).reduce((sum, { calls }) => sum + calls, 0));
const units = (load: Load, of: 'readUnits' | 'writeUnits') =>
  peak(load.calls.filter(isCalled).reduce((sum, call) => sum + call.calls * call[of], 0));

/** A page makes so many calls at once. */
const together = 4;

/** Calls come in bunches: three standard deviations above what runs on average, and one page more. */
function concurrent(load: Load): number {
  const mean = peak(
    load.calls.filter(isCalled).reduce((sum, { calls, seconds }) => sum + calls * seconds, 0),
  );
  return mean + 3 * Math.sqrt(mean) + together;
}

/** Everybody reads the same day's slate: as if all that a list reads lay in that one partition. */
function slateReads(load: Load): number {
  const list = load.calls.find(({ use }) => use.function === 'get-predictions');
  return list ? peak(list.calls * list.readUnits) : 0;
}

/** @param apiThrottle calls a second that our own stage of the API lets through (lib/functions/ceilings.ts) */
export const quotasWith = (apiThrottle: number): readonly Quota[] => [
  {
    name: 'Lambda, at once (new account)',
    limit: 10,
    used: concurrent,
    raise: 'ask for 1,000 before the first user: Service Quotas, Lambda, Concurrent executions',
  },
  { name: 'Lambda, at once', limit: 1_000, used: concurrent, raise: 'ask for more concurrent executions' },
  {
    name: 'our own throttle of prod, calls/s',
    limit: apiThrottle,
    used: callsASecond,
    raise: 'set monthlyUsers of prod to the next size, and deploy (docs/scale.md)',
  },
  { name: 'HTTP API, calls/s', limit: 10_000, used: callsASecond, raise: 'ask for more, or a second region' },
  {
    name: 'SES, mails/s (sandbox)',
    limit: 1,
    used: ({ mails }) => peak(mails),
    raise: 'leave the sandbox: lib/deploying.md, step 6',
  },
  {
    name: 'SES, mails/s (first given)',
    limit: 14,
    used: ({ mails }) => peak(mails),
    raise: 'ask for a higher sending rate',
  },
  {
    name: 'table, read units/s',
    limit: 40_000,
    used: (load) => units(load, 'readUnits'),
    raise: 'ask for more table-level throughput',
  },
  {
    name: 'table, write units/s',
    limit: 40_000,
    used: (load) => units(load, 'writeUnits'),
    raise: 'ask for more table-level throughput',
  },
  {
    name: "partition of a day's slate, read units/s",
    limit: 3_000,
    used: slateReads,
    raise: 'keep the slate for some seconds in each function, or store it twice',
  },
  {
    name: 'model, tokens/min (first tier)',
    limit: 200_000,
    used: ({ asks }) => peak(asks) * 60 * (tokens.asked + tokens.answered),
    raise:
      'a higher tier at the provider, which comes with what was spent; or a second provider by modelBaseUrl',
  },
];

export interface Strain {
  readonly quota: Quota;
  /** Of the limit, at each size. */
  readonly shares: readonly number[];
  /** Monthly users at which the limit is met. */
  readonly metAt: number;
}

/** @param loadOf what so many users make the product do @returns the one that is met first, first */
export function strains(
  quotas: readonly Quota[],
  sizes: readonly number[],
  loadOf: (users: number) => Load,
): Strain[] {
  return quotas
    .map((quota) => ({
      quota,
      shares: sizes.map((users) => quota.used(loadOf(users)) / quota.limit),
      metAt: metAt(quota, loadOf),
    }))
    .sort((a, b) => a.metAt - b.metAt);
}

const more = 1e12;

/** What is used grows with the users, so halving finds it. */
function metAt(quota: Quota, loadOf: (users: number) => Load): number {
  let [below, above] = [0, more];
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2);
    if (quota.used(loadOf(middle)) < quota.limit) below = middle;
    else above = middle;
  }
  return above;
}
