/** The scheduled functions. */
import { type CfnElement, Duration, Stack, Validations } from 'aws-cdk-lib';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Construct } from 'constructs';
import { type DeadLetters, retryAttempts } from '../dead-letters.ts';
import type { DeployedFunction } from './functions.ts';

/** Older events are dropped, because the next one does the same work. */
const maxAge = Duration.minutes(10);

export class Schedules extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { functions, deadLetters }: { functions: readonly DeployedFunction[]; deadLetters: DeadLetters },
  ) {
    super(scope, id);
    for (const { name, row, lambda } of functions) {
      if (!row.schedule) continue;
      deadLetters.receiveFailuresOf(lambda, maxAge);
      new Schedule(this, name, {
        schedule: ScheduleExpression.expression(row.schedule),
        description: row.failureImpact,
        target: new LambdaInvoke(lambda, {
          retryAttempts,
          maxEventAge: maxAge,
          deadLetterQueue: deadLetters.queue,
        }),
      });
      const logicalId = Stack.of(this).getLogicalId(lambda.node.defaultChild as CfnElement);
      Validations.of(Stack.of(this)).acknowledge({
        id: `AwsSolutions-IAM5[Resource::<${logicalId}.Arn>:*]`,
        reason: 'The scheduler may invoke only this function; the wildcard covers its versions.',
      });
    }
  }
}
