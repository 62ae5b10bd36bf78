/** The alarms and their topic; each says who is affected, and links to its runbook section. */
import { Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Stage } from '../stage.ts';

export interface Watch {
  /** Name of the alarm, and of its section in `lib/runbook.md` where none is named. */
  readonly name: string;
  readonly section?: string;
  /** What is wrong, and whom it hurts. */
  readonly says: string;
  readonly metric: IMetric;
  /** The alarm is raised at it, or above. */
  readonly threshold: number;
  /** How many periods of the metric in a row; 1 where nothing else is said. */
  readonly periods?: number;
  /** Where silence is bad news, too. */
  readonly alarmsOnSilence?: boolean;
}

export class Alarms extends Construct {
  readonly topic: Topic;

  constructor(scope: Construct, id: string, { stage, watches }: { stage: Stage; watches: readonly Watch[] }) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { displayName: `GamePlan ${stage.name}`, enforceSSL: true });
    // A topic with a policy of its own no longer lets everything of the account publish.
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
      says,
      metric,
      threshold,
      periods = 1,
      alarmsOnSilence = false,
    } of watches) {
      const alarm = new Alarm(this, name, {
        alarmName: `GamePlan-${stage.name}-${name}`,
        alarmDescription: `${says} What to do: ${stage.runbookUrl}#${section}`,
        metric,
        threshold,
        evaluationPeriods: periods,
        comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        treatMissingData: alarmsOnSilence ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
      });
      alarm.addAlarmAction(action);
      alarm.addOkAction(action);
    }
  }
}
