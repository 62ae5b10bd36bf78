/** The monthly cost by service: measured units and times, the usage profile, and list prices. */
import { type Route, routeOf } from '../../lambdas/contracts/routes.ts';
import { callOf, type Measured, type MeasuredCall } from './measured.ts';
import { prices } from './prices.ts';
import {
  fixtures,
  kept,
  perMonth,
  slateSports,
  subscriberShare,
  tableMs,
  tokens,
  type Use,
  uses,
} from './profile.ts';

/** Memory at which Lambda gives a whole CPU. */
const wholeCpuMb = 1769;

export interface CallLoad {
  readonly use: Use;
  /** A month. */
  readonly calls: number;
  /** Of one call, as Lambda bills it. */
  readonly seconds: number;
  readonly readUnits: number;
  readonly writeUnits: number;
}

export interface Load {
  readonly calls: readonly CallLoad[];
  readonly asks: number;
  readonly mails: number;
}

const total = (list: readonly CallLoad[], of: (call: CallLoad) => number) =>
  list.reduce((sum, call) => sum + call.calls * of(call), 0);

/**
 * Seconds of one call, as Lambda bills it.
 * @param waitsMs milliseconds that it waits for a service other than the table
 */
export function callSeconds(
  { cpuMilliseconds, roundTrips }: MeasuredCall,
  { memoryMb }: Route,
  waitsMs = 0,
): number {
  const cpu = Math.min(1, memoryMb / wholeCpuMb);
  return (cpuMilliseconds / cpu + roundTrips * tableMs + waitsMs) / 1000;
}

/** @returns what `users` people a month make the product do */
export function loadOf(users: number, measured: Measured): Load {
  const subscribers = users * subscriberShare;
  const calls = uses.map((use): CallLoad => {
    const call = callOf(measured, use.function, use.what);
    const { capacityUnits, writeUnits } = call;
    return {
      use,
      calls: (use.perUser ?? 0) * users + (use.perSubscriber ?? 0) * subscribers + (use.fixed ?? 0),
      seconds: callSeconds(call, routeOf(use.function), use.waitsMs),
      readUnits: capacityUnits - writeUnits,
      writeUnits,
    };
  });
  const asks = calls.find(({ use }) => use.function === 'prompt-process')?.calls ?? 0;
  return { calls, asks, mails: users * perMonth.mailsPerUser };
}

/** Those that come through the site, not from a clock. */
export const isCalled = ({ use }: CallLoad) => routeOf(use.function).access !== 'schedule';

export interface Line {
  readonly service: string;
  readonly dollars: number;
}

/** @returns dollars a month, one line a service; without the feed's contract and the payment provider's fees */
export function costOf(users: number, measured: Measured, { waf = false } = {}): Line[] {
  const { calls, asks, mails } = loadOf(users, measured);
  const requests = total(calls.filter(isCalled), () => 1);
  const allCalls = total(calls, () => 1);
  const gbSeconds = total(calls, ({ use, seconds }) => seconds * (routeOf(use.function).memoryMb / 1024));
  const siteRequests = users * perMonth.pagesPerUser * perMonth.pageRequests;
  const gbOut = (users * perMonth.pagesPerUser * perMonth.pageKb + requests * perMonth.answerKb) / 1e6;
  const gbKept = keptGb(users, calls);
  const logGb = (allCalls * perMonth.logKbPerCall) / 1e6;
  const modelCalls = asks + slateSports * 30;
  return [
    { service: 'Lambda', dollars: allCalls * prices.lambdaRequest + gbSeconds * prices.lambdaGbSecond },
    { service: 'HTTP API', dollars: requests * prices.httpApiRequest },
    {
      service: 'CloudFront',
      dollars: (requests + siteRequests) * prices.cloudFrontRequest + gbOut * prices.cloudFrontGb,
    },
    { service: 'S3', dollars: 0.05 * prices.s3GbMonth + siteRequests * 0.05 * prices.s3Request },
    {
      service: 'DynamoDB, reads and writes',
      dollars:
        total(calls, ({ readUnits }) => readUnits) * prices.tableReadUnit +
        total(calls, ({ writeUnits }) => writeUnits) * prices.tableWriteUnit,
    },
    {
      service: 'DynamoDB, kept and recoverable',
      dollars: gbKept * (prices.tableGbMonth + prices.tableRecoveryGbMonth),
    },
    { service: 'SES', dollars: mails * prices.mail },
    {
      service: 'Secrets Manager',
      dollars: fixtures.secrets * prices.secretMonth + secretReads(allCalls) * prices.secretRequest,
    },
    {
      service: 'CloudWatch and X-Ray',
      dollars:
        logGb * (prices.logGb + prices.logGbMonth) +
        fixtures.metrics * prices.metricMonth +
        fixtures.alarmMetrics * prices.alarmMetricMonth +
        fixtures.dashboards * prices.dashboardMonth +
        allCalls * perMonth.traceShare * prices.trace,
    },
    {
      service: 'Model',
      dollars: modelCalls * (tokens.asked * prices.modelTokenIn + tokens.answered * prices.modelTokenOut),
    },
    ...(waf
      ? [
          {
            service: 'WAF',
            dollars:
              prices.wafMonth +
              fixtures.wafRules * prices.wafRuleMonth +
              (requests + siteRequests) * prices.wafRequest,
          },
        ]
      : []),
  ];
}

/** At the end of the first year. */
function keptGb(users: number, calls: readonly CallLoad[]): number {
  const monthly = (name: string) => calls.find(({ use }) => use.function === name)?.calls ?? 0;
  const kb =
    users * kept.userKb +
    kept.months * (monthly('prompt-process') * kept.askKb + monthly('tracker-save') * kept.pickKb);
  return kb / 1e6;
}

/** A function keeps a secret for five minutes; at most each call reads one. */
function secretReads(calls: number): number {
  const containers = 50;
  return Math.min(calls, (containers * (30 * 24 * 60)) / 5);
}
