/** The alarms and their topic. Each alarm describes the impact and links to its runbook section. */
import { Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Stage } from '../stage.ts';

export interface Watch {
  readonly name: string;
  /** Section in `lib/runbook.md`; by default the name of the alarm. */
  readonly section?: string;
  /** What is wrong, and who is affected. */
  readonly description: string;
  readonly metric: IMetric;
  /** The alarm goes off at or above this value. */
  readonly threshold: number;
  /** Number of consecutive periods; default 1. */
  readonly periods?: number;
  /** Whether missing data also triggers the alarm. */
  readonly alarmsOnMissingData?: boolean;
}

export class Alarms extends Construct {
  readonly topic: Topic;

  constructor(scope: Construct, id: string, { stage, watches }: { stage: Stage; watches: readonly Watch[] }) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { displayName: `GamePlan ${stage.name}`, enforceSSL: true });
    // With `enforceSSL` the topic has its own policy, which replaces the default that lets the account publish.
    this.topic.grantPublish(
      new ServicePrincipal('cloudwatch.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    if (stage.alarmEmail) this.topic.addSubscription(new EmailSubscription(stage.alarmEmail));
    const action = new SnsAction(this.topic);

    for (const {
      name,
      section = name,
      description,
      metric,
      threshold,
      periods = 1,
      alarmsOnMissingData = false,
    } of watches) {
      const alarm = new Alarm(this, name, {
        alarmName: `GamePlan-${stage.name}-${name}`,
        alarmDescription: `${description} What to do: ${stage.runbookUrl}#${section}`,
        metric,
        threshold,
        evaluationPeriods: periods,
        comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        treatMissingData: alarmsOnMissingData ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
      });
      alarm.addAlarmAction(action);
      alarm.addOkAction(action);
    }
  }
}
