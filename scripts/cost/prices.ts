/**
 * List prices in dollars, us-east-1, without free tiers and discounts. None was checked on the AWS pricing pages: those of
 * DynamoDB, HTTP API and the model are from other published pages, the rest are commonly quoted. Check them before relying
 * on one.
 */

export const pricesAsOf = '2026-11';

const million = 1_000_000;

export const prices = {
  lambdaRequest: 0.2 / million,
  /** arm64 */
  lambdaGbSecond: 0.0000133334,
  httpApiRequest: 1 / million,
  cloudFrontRequest: 1 / million,
  cloudFrontGb: 0.085,
  s3GbMonth: 0.023,
  s3Request: 0.4 / million,
  /** On-demand capacity. */
  tableReadUnit: 0.125 / million,
  tableWriteUnit: 0.625 / million,
  tableGbMonth: 0.25,
  tableRecoveryGbMonth: 0.2,
  mail: 0.1 / 1000,
  secretMonth: 0.4,
  secretRequest: 5 / million,
  logGb: 0.5,
  logGbMonth: 0.03,
  metricMonth: 0.3,
  /** Per metric that an alarm evaluates: metric math on three metrics costs three times as much. */
  alarmMetricMonth: 0.1,
  dashboardMonth: 3,
  trace: 5 / million,
  wafMonth: 5,
  wafRuleMonth: 1,
  wafRequest: 0.6 / million,
  modelTokenIn: 0.4 / million,
  modelTokenOut: 1.6 / million,
} as const;
