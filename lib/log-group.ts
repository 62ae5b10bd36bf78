/** A log group as all of ours are: its lines end some day, and of a lasting stage it stays when the stack goes. */
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
