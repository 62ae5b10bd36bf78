/** One alarm per function, saying whom its failure hurts, and one for what a clock's function gave up on. */
import { Duration, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  MathExpression,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { DeployedFunction } from './functions.ts';
import type { Stage } from './stage.ts';

interface Props {
  readonly stage: Stage;
  readonly functions: readonly DeployedFunction[];
  readonly deadLetters: Queue;
}

const period = Duration.minutes(5);

export class Alarms extends Construct {
  readonly #action: SnsAction;

  constructor(scope: Construct, id: string, { stage, functions, deadLetters }: Props) {
    super(scope, id);
    const topic = new Topic(this, 'Topic', { displayName: `GamePlan ${stage.name}`, enforceSSL: true });
    // A topic with a policy of its own no longer lets everything of the account publish.
    topic.grantPublish(
      new ServicePrincipal('cloudwatch.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    if (stage.alarmEmail) topic.addSubscription(new EmailSubscription(stage.alarmEmail));
    this.#action = new SnsAction(topic);

    for (const { name, row, lambda } of functions) {
      this.#alarm(name, {
        metric: failuresOf(lambda),
        threshold: 1,
        evaluationPeriods: 1,
        alarmDescription: `${row.hurts} Look at the log group ${lambda.logGroup.logGroupName} for level ERROR.`,
      });
    }
    this.#alarm('DeadLetters', {
      metric: deadLetters.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
      threshold: 1,
      evaluationPeriods: 1,
      alarmDescription: `A function that nobody waits for failed three times. Look at what waits in ${deadLetters.queueName}.`,
    });
  }

  #alarm(id: string, props: AlarmProps): void {
    const alarm = new Alarm(this, `${id}Alarm`, {
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      ...props,
    });
    alarm.addAlarmAction(this.#action);
    alarm.addOkAction(this.#action);
  }
}

/** A function answers 500 rather than throw, so its own word in the log counts beside crashes and timeouts. */
function failuresOf(lambda: DeployedFunction['lambda']): MathExpression {
  const logged = new MetricFilter(lambda, 'Failures', {
    logGroup: lambda.logGroup,
    filterPattern: FilterPattern.stringValue('$.level', '=', 'ERROR'),
    metricNamespace: 'GamePlan',
    metricName: `${lambda.node.id}-failures`,
    metricValue: '1',
  }).metric({ statistic: 'Sum', period });
  return new MathExpression({
    expression: 'FILL(crashed, 0) + FILL(logged, 0)',
    usingMetrics: { crashed: lambda.metricErrors({ period }), logged },
    label: 'failures',
    period,
  });
}
