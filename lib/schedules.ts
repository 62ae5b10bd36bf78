/** The functions that a clock runs, and where an event goes that could not be handled. */
import { type CfnElement, Duration, Stack, Validations } from 'aws-cdk-lib';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { DeployedFunction } from './functions.ts';

/** An event older than this is worth nothing: the next one does the same work. */
const maxAge = Duration.minutes(10);
const retryAttempts = 2;

export class Schedules extends Construct {
  /** What was given up on, for a person to look at. */
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, functions: readonly DeployedFunction[]) {
    super(scope, id);
    this.deadLetters = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    Validations.of(this.deadLetters).acknowledge(
      { id: 'AwsSolutions-SQS3', reason: 'It is itself the dead-letter queue.' },
      { id: 'Serverless-SQSRedrivePolicy', reason: 'It is itself the dead-letter queue.' },
    );

    for (const { name, row, lambda } of functions) {
      if (!row.schedule) continue;
      // The scheduler hands an event over and leaves: a failing call is retried, and given up, by Lambda.
      lambda.configureAsyncInvoke({
        retryAttempts,
        maxEventAge: maxAge,
        onFailure: new SqsDestination(this.deadLetters),
      });
      new Schedule(this, name, {
        schedule: ScheduleExpression.expression(row.schedule),
        description: row.hurts,
        target: new LambdaInvoke(lambda, {
          retryAttempts,
          maxEventAge: maxAge,
          deadLetterQueue: this.deadLetters,
        }),
      });
      const logicalId = Stack.of(this).getLogicalId(lambda.node.defaultChild as CfnElement);
      Validations.of(Stack.of(this)).acknowledge({
        id: `AwsSolutions-IAM5[Resource::<${logicalId}.Arn>:*]`,
        reason: 'The scheduler may call this one function; the star stands for its versions.',
      });
    }
  }
}
