/** Quotas of AWS and the model in the busiest minute: which is reached first as users grow, and what to request. */
import { ceilings, usualSize } from '../../lib/functions/ceilings.ts';
import {
  callsTo,
  fromSite,
  type Load,
  monthlyLoad,
  readUnits,
  seconds,
  total,
  writeUnits,
} from './estimate.ts';
import { modelShare, peakFactor, perMonth, tokens } from './profile.ts';

export interface Limit {
  readonly name: string;
  readonly limit: number;
  /** Use in the busiest minute, by calls of the site in a month. */
  readonly used: (load: Load, users: number) => number;
  readonly raise: string;
}

const secondsPerMonth = 30 * 24 * 3600;
const peak = (monthly: number) => (monthly / secondsPerMonth) * peakFactor;

/** Calls arrive in bunches: three standard deviations above the mean. */
export const withBunching = (mean: number): number => mean + 3 * Math.sqrt(mean);

/** Calls that one page makes at once. */
const callsPerPage = 4;

const callsPerSecond = (load: Load) => peak(total(load));
const concurrent = (load: Load) => withBunching(peak(total(load, seconds))) + callsPerPage;
const mailsPerSecond = (_: Load, users: number) => peak(users * perMonth.mailsPerUser);

export const limits: readonly Limit[] = [
  {
    name: 'Lambda concurrency (new account)',
    limit: 10,
    used: concurrent,
    raise: 'request 1,000 before the first user: Service Quotas, Lambda, Concurrent executions',
  },
  { name: 'Lambda concurrency', limit: 1_000, used: concurrent, raise: 'request more concurrent executions' },
  {
    name: 'API throttle of prod, calls/s',
    limit: ceilings[usualSize.prod].throttle.rateLimit,
    used: callsPerSecond,
    raise: 'set monthlyUsers of prod to the next size and deploy (docs/scale.md)',
  },
  {
    name: 'HTTP API, calls/s',
    limit: 10_000,
    used: callsPerSecond,
    raise: 'request more, or add a second region',
  },
  {
    name: 'SES, mails/s (sandbox)',
    limit: 1,
    used: mailsPerSecond,
    raise: 'leave the sandbox: lib/deploying.md, step 6',
  },
  {
    name: 'SES, mails/s (out of the sandbox)',
    limit: 14,
    used: mailsPerSecond,
    raise: 'request a higher sending rate',
  },
  {
    name: 'table, read units/s',
    limit: 40_000,
    used: (load) => peak(total(load, readUnits)),
    raise: 'request more table-level throughput',
  },
  {
    name: 'table, write units/s',
    limit: 40_000,
    used: (load) => peak(total(load, writeUnits)),
    raise: 'request more table-level throughput',
  },
  {
    name: 'model, tokens/min (first tier)',
    limit: 200_000,
    used: (load) =>
      peak(total(callsTo(load, 'prompt-process'))) * 60 * modelShare * (tokens.input + tokens.output),
    raise: "a higher tier, which depends on spending at the provider; or set another provider's modelBaseUrl",
  },
];

/** @returns share of the limit in use, 1 at the limit */
export const shareOf = ({ used, limit }: Limit, users: number): number =>
  used(fromSite(monthlyLoad(users)), users) / limit;

/** @returns monthly users at which a limit is reached, by bisection: use grows with users */
export function reachedAt(limit: Limit): number {
  let [below, above] = [0, 1e12];
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2);
    if (shareOf(limit, middle) < 1) below = middle;
    else above = middle;
  }
  return above;
}
