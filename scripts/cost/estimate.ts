/** Load and monthly cost for a number of users: the profile times list prices. */
import { type RouteName, routeOf } from '../../lambdas/contracts/routes.ts';
import { prices } from './prices.ts';
import {
  type Call,
  calls,
  fixtures,
  kickoff,
  modelShare,
  perMonth,
  secretReadsMax,
  stored,
  subscriberShare,
  tableMs,
  tokens,
} from './profile.ts';

/** Calls, each with its count in a month or a second. */
export type Load = readonly (Call & { readonly count: number })[];

/** @param users monthly users @returns calls a month */
export const monthlyLoad = (users: number, profile = calls): Load =>
  profile.map((call) => ({
    ...call,
    count:
      (call.perUser ?? 0) * users + (call.perSubscriber ?? 0) * users * subscriberShare + (call.fixed ?? 0),
  }));

/** @returns calls a second in the busiest minute before kickoff */
export function kickoffLoad(users: number, profile = calls): Load {
  const visitors = users * subscriberShare * kickoff.subscriberShare;
  const visits = (visitors * kickoff.peakFactor) / (kickoff.minutes * 60);
  return profile.flatMap((call) => (call.perVisit ? [{ ...call, count: visits * call.perVisit }] : []));
}

/** What one call takes of something. */
type Amount = (call: Call) => number;

export const total = (load: Load, amount: Amount = () => 1): number =>
  load.reduce((sum, call) => sum + call.count * amount(call), 0);

/** Calls that come through the site, not from a schedule. */
export const fromSite = (load: Load): Load =>
  load.filter((call) => routeOf(call.function).access !== 'schedule');

export const callsTo = (load: Load, name: RouteName): Load => load.filter((call) => call.function === name);

export const readUnits: Amount = ({ measured: [, read] }) => read;
export const writeUnits: Amount = ({ measured: [, , write] }) => write;

/** Memory at which Lambda gives a function one full CPU. */
const fullCpuMb = 1769;

/** Seconds of one call as Lambda bills it. */
export const seconds: Amount = ({ function: name, waitMs = 0, measured: [roundTrips, , , cpuMs] }) => {
  const cpu = Math.min(1, routeOf(name).memoryMb / fullCpuMb);
  return (cpuMs / cpu + roundTrips * tableMs + waitMs) / 1000;
};

const gbSeconds: Amount = (call) => seconds(call) * (routeOf(call.function).memoryMb / 1024);

/** @returns dollars a month by service, without the feed's contract and the payment provider's fees */
export function costOf(users: number, { waf = false, profile = calls } = {}): Record<string, number> {
  const load = monthlyLoad(users, profile);
  const count = total(load);
  const requests = total(fromSite(load));
  const asks = total(callsTo(load, 'prompt-process'));
  const pages = users * perMonth.pagesPerUser;
  const files = pages * perMonth.pageRequests;
  const gbOut = (pages * perMonth.pageKb + requests * perMonth.responseKb) / 1e6;
  const gbLogged = (count * perMonth.logKbPerCall) / 1e6;
  const kbStoredMonthly = asks * stored.askKb + total(callsTo(load, 'tracker-save')) * stored.pickKb;
  const gbStored = (users * stored.userKb + stored.months * kbStoredMonthly) / 1e6;
  return {
    Lambda: count * prices.lambdaRequest + total(load, gbSeconds) * prices.lambdaGbSecond,
    'HTTP API': requests * prices.httpApiRequest,
    CloudFront: (requests + files) * prices.cloudFrontRequest + gbOut * prices.cloudFrontGb,
    // The site's files are 50 MB, and CloudFront fetches one in twenty.
    S3: 0.05 * prices.s3GbMonth + 0.05 * files * prices.s3Request,
    'DynamoDB reads and writes':
      total(load, readUnits) * prices.tableReadUnit + total(load, writeUnits) * prices.tableWriteUnit,
    'DynamoDB storage and recovery': gbStored * (prices.tableGbMonth + prices.tableRecoveryGbMonth),
    SES: users * perMonth.mailsPerUser * prices.mail,
    'Secrets Manager':
      fixtures.secrets * prices.secretMonth + Math.min(count, secretReadsMax) * prices.secretRequest,
    'CloudWatch and X-Ray':
      gbLogged * (prices.logGb + prices.logGbMonth) +
      fixtures.metrics * prices.metricMonth +
      fixtures.alarmMetrics * prices.alarmMetricMonth +
      fixtures.dashboards * prices.dashboardMonth +
      count * perMonth.traceShare * prices.trace,
    Model: asks * modelShare * (tokens.input * prices.modelTokenIn + tokens.output * prices.modelTokenOut),
    ...(waf && {
      WAF: prices.wafMonth + fixtures.wafRules * prices.wafRuleMonth + (requests + files) * prices.wafRequest,
    }),
  };
}
