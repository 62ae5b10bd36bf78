/** Alarms on everything but functions: the gateway, the table, the model, the feed, payments and mails. */
import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { gameSports, sports } from '../../lambdas/contracts/sports.ts';
import type { Watch } from './alarms.ts';
import { modelCost } from './business-dashboard.ts';
import { reputation, troubles, type Watched } from './service-dashboard.ts';

const period = Duration.minutes(5);
const quarter = Duration.minutes(15);
const halfHour = Duration.minutes(30);
const hour = Duration.hours(1);

export function serviceWatches(watched: Watched): Watch[] {
  const { stage, numbers, api, table, configurationSet, deadLetters } = watched;
  return [
    {
      name: 'gateway-errors',
      says: 'One call in a hundred or more ends in an error that is ours: people see “Something went wrong”.',
      metric: percentOf(api.failures(), api.calls(), { atLeast: 1, period }),
      threshold: 1,
    },
    {
      name: 'table-throttles',
      says: 'The table refuses reads or writes for want of capacity: calls get slow, and some fail.',
      metric: troubles(table, 'ThrottledRequests', 'refused'),
      threshold: 1,
    },
    {
      name: 'table-errors',
      says: 'The table fails: nobody can do anything that is kept.',
      metric: troubles(table, 'SystemErrors', 'failed'),
      threshold: 1,
    },
    {
      name: 'model-failures',
      says: 'One in ten or more questions to the model fail: subscribers get no answer to what they ask.',
      metric: percentOf(
        numbers.of('ModelFailures', undefined, { period: quarter }),
        numbers.of('ModelCalls', undefined, { period: quarter }),
        { atLeast: 5, period: quarter },
      ),
      threshold: 10,
    },
    {
      name: 'model-cost',
      says: `The model cost ${stage.model.mostDollarsAnHour} dollars or more within an hour: somebody may be using it up.`,
      metric: modelCost(numbers, stage.model, hour),
      threshold: stage.model.mostDollarsAnHour,
    },
    {
      name: 'feed-failures',
      says: 'The sports feed failed three times or more within half an hour for one sport: its prices grow old.',
      metric: mostOf(
        sports.map((Sport) => numbers.of('FeedFailures', { Sport }, { period: halfHour })),
        halfHour,
      ),
      threshold: 3,
    },
    {
      name: 'feed-age',
      says: 'A sport was not read for an hour, or no sport at all: answers use games that have moved, and picks are not graded.',
      metric: mostOf(
        // Golf's tournaments are read when somebody asks for them.
        gameSports.map((Sport) =>
          numbers.of('FeedAgeMinutes', { Sport }, { statistic: 'Maximum', period: halfHour }),
        ),
        halfHour,
      ),
      threshold: 60,
      alarmsOnSilence: true,
    },
    {
      name: 'checkouts-failed',
      says: 'Three people or more within a quarter of an hour could not begin to pay.',
      metric: numbers.of('CheckoutsFailed', undefined, { period: quarter }),
      threshold: 3,
    },
    {
      name: 'payment-signatures',
      says: 'The payment provider’s events are refused for their signature: who pays gets no access.',
      metric: numbers.of('PaymentEvents', { Outcome: 'bad-signature' }, { period: quarter }),
      threshold: 3,
    },
    {
      name: 'payment-for-nobody',
      says: 'Somebody pays for an account that we do not have: money is taken and nothing given.',
      metric: numbers.of('PaymentEvents', { Outcome: 'nobody' }, { period }),
      threshold: 1,
    },
    {
      name: 'mails-failed',
      says: 'Mails cannot be handed over: new people cannot finish registering, and nobody can reset a password.',
      metric: numbers.of('MailsFailed', undefined, { period: quarter }),
      threshold: 3,
    },
    {
      name: 'mail-bounces',
      says: 'One mail in twenty comes back: the mail service may stop sending for us, to everybody.',
      metric: reputation('Bounce', configurationSet),
      threshold: 0.05,
    },
    {
      name: 'mail-complaints',
      says: 'One mail in a thousand is called spam: the mail service may stop sending for us, to everybody.',
      metric: reputation('Complaint', configurationSet),
      threshold: 0.001,
    },
    {
      name: 'dead-letters',
      says: 'A function that nobody waits for failed three times: what it should have done is not done.',
      metric: deadLetters.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
      threshold: 1,
    },
  ];
}

/** @param rules.atLeast fewer of the whole say nothing */
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

/** An alarm takes ten metrics at most, and cannot search for them. */
function mostOf(metrics: readonly IMetric[], period: Duration): MathExpression {
  const named = metrics.map((metric, index) => [`m${index}`, metric] as const);
  return new MathExpression({
    expression: `MAX([${named.map(([name]) => name).join(', ')}])`,
    usingMetrics: Object.fromEntries(named),
    label: 'max',
    period,
  });
}
