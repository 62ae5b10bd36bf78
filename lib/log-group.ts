/** A log group with a retention period; a lasting stage keeps it when the stack is deleted. */
import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Stage } from './stage.ts';

export class StageLogGroup extends LogGroup {
  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id, {
      retention: stage.logRetention,
      removalPolicy: stage.lasting ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
  }
}
