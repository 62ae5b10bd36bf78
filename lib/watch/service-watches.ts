/** Alarms on everything except functions: the gateway, the table, the model, the feed, payments and mail. */
import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { gameSports, sports } from '../../lambdas/contracts/feed/sports.ts';
import type { Watch } from './alarms.ts';
import { modelCost } from './business-dashboard.ts';
import { conflicts, reputation, transactions, troubles, type Watched } from './service-dashboard.ts';

const period = Duration.minutes(5);
const quarter = Duration.minutes(15);
const halfHour = Duration.minutes(30);
const hour = Duration.hours(1);

export function serviceWatches(watched: Watched): Watch[] {
  const { stage, numbers, api, table, configurationSet, deadLetters } = watched;
  const sent = numbers.of('PushesSent', undefined, { period: hour });
  const failed = numbers.of('PushesFailed', undefined, { period: hour });
  const pushes = new MathExpression({
    expression: 'FILL(sent, 0) + FILL(failed, 0)',
    usingMetrics: { sent, failed },
    period: hour,
  });
  return [
    {
      name: 'gateway-errors',
      description: 'At least 1% of calls fail with a server error: users see “Something went wrong”.',
      metric: percentOf(api.failures(), api.calls(), { atLeast: 1, period }),
      threshold: 1,
    },
    {
      name: 'table-throttles',
      description: 'The table throttles reads or writes: calls get slow, and some fail.',
      metric: troubles(table, 'ThrottledRequests', 'refused'),
      threshold: 1,
    },
    {
      name: 'table-errors',
      description: 'DynamoDB returns system errors: most calls fail for all users.',
      metric: troubles(table, 'SystemErrors', 'failed'),
      threshold: 1,
    },
    {
      name: 'table-conflicts',
      description: 'At least 10% of transactions conflict with another one: calls get slow, and some fail.',
      metric: percentOf(conflicts(table), transactions(table), { atLeast: 100, period }),
      threshold: 10,
    },
    {
      name: 'model-failures',
      description: 'At least 10% of model calls fail: subscribers get no answers to their questions.',
      metric: percentOf(
        numbers.of('ModelFailures', undefined, { period: quarter }),
        numbers.of('ModelCalls', undefined, { period: quarter }),
        { atLeast: 5, period: quarter },
      ),
      threshold: 10,
    },
    {
      name: 'model-cost',
      description: `The model cost at least $${stage.model.mostDollarsAnHour} within an hour: someone may be abusing it.`,
      metric: modelCost(numbers, stage.model, hour),
      threshold: stage.model.mostDollarsAnHour,
    },
    {
      name: 'feed-failures',
      description:
        'The sports feed failed at least three times in 30 minutes for one sport: its prices get stale.',
      metric: mostOf(
        sports.map((Sport) => numbers.of('FeedFailures', { Sport }, { period: halfHour })),
        halfHour,
      ),
      threshold: 3,
    },
    {
      name: 'feed-age',
      description:
        'At least one sport was not read for an hour: answers use stale prices, and picks are not graded.',
      metric: mostOf(
        // Golf tournaments are read on request.
        gameSports.map((Sport) =>
          numbers.of('FeedAgeMinutes', { Sport }, { statistic: 'Maximum', period: halfHour }),
        ),
        halfHour,
      ),
      threshold: 60,
      alarmsOnMissingData: true,
    },
    {
      name: 'checkouts-failed',
      description: 'At least three checkouts failed to start within 15 minutes: users cannot subscribe.',
      metric: numbers.of('CheckoutsFailed', undefined, { period: quarter }),
      threshold: 3,
    },
    {
      name: 'payment-signatures',
      description: 'Payment events have invalid signatures: users who pay may not get access.',
      metric: numbers.of('PaymentEvents', { Outcome: 'bad-signature' }, { period: quarter }),
      threshold: 3,
    },
    {
      name: 'payment-for-nobody',
      description:
        'A subscription is paid for an account that does not exist: someone pays and gets nothing.',
      metric: numbers.of('PaymentEvents', { Outcome: 'nobody' }, { period }),
      threshold: 1,
    },
    {
      name: 'mails-failed',
      description:
        'Mails cannot be sent: new users cannot finish registering, and nobody can reset a password.',
      metric: numbers.of('MailsFailed', undefined, { period: quarter }),
      threshold: 3,
    },
    {
      name: 'pushes-failed',
      description: 'At least 10% of push notifications fail: users miss notifications that they turned on.',
      metric: percentOf(failed, pushes, { atLeast: 5, period: hour }),
      threshold: 10,
    },
    {
      name: 'mail-bounces',
      description: 'At least 5% of mails bounce: SES may stop sending all our mail.',
      metric: reputation('Bounce', configurationSet),
      threshold: 0.05,
    },
    {
      name: 'mail-complaints',
      description: 'At least 0.1% of mails are reported as spam: SES may stop sending all our mail.',
      metric: reputation('Complaint', configurationSet),
      threshold: 0.001,
    },
    {
      name: 'dead-letters',
      description: 'An asynchronous function failed three times on the same event: its work was not done.',
      metric: deadLetters.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
      threshold: 1,
    },
  ];
}

/** @param rules.atLeast below this total, the percentage is 0 */
function percentOf(
  part: IMetric,
  whole: IMetric,
  { atLeast, period }: { atLeast: number; period: Duration },
): MathExpression {
  return new MathExpression({
    expression: `IF(FILL(whole, 0) >= ${atLeast}, 100 * FILL(part, 0) / whole, 0)`,
    usingMetrics: { part, whole },
    label: 'percent',
    period,
  });
}

/** Alarms support at most ten metrics and no SEARCH. */
function mostOf(metrics: readonly IMetric[], period: Duration): MathExpression {
  const named = metrics.map((metric, index) => [`m${index}`, metric] as const);
  return new MathExpression({
    expression: `MAX([${named.map(([name]) => name).join(', ')}])`,
    usingMetrics: Object.fromEntries(named),
    label: 'max',
    period,
  });
}
