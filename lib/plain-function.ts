/** The common settings of Lambda functions: arm64, Node 24, its own role and log group, tracing. */
import { type Duration, Validations } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, type Code, Function as Lambda, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { StageLogGroup } from './log-group.ts';
import type { Stage } from './stage.ts';

/** @param entry path from the root, e.g. `lambdas/functions/auth.ts`, which exports `handler` */
export type CodeOf = (entry: string) => Code;

interface Props {
  readonly code: Code;
  readonly stage: Stage;
  readonly description: string;
  readonly timeout: Duration;
  readonly memorySize: number;
  /** Reserved from the account's concurrency limit. */
  readonly reservedConcurrentExecutions?: number;
  readonly environment?: Readonly<Record<string, string>>;
}

export class PlainFunction extends Lambda {
  constructor(scope: Construct, id: string, { stage, ...props }: Props) {
    // Not children of the function, because they have to exist before it.
    const parts = new Construct(scope, `${id}Parts`);
    const logGroup = new StageLogGroup(parts, 'Logs', stage);
    const role = new Role(parts, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    super(scope, id, {
      ...props,
      logGroup,
      role,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      tracing: Tracing.ACTIVE,
    });
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'X-Ray actions do not support resource-level permissions.',
    });
    Validations.of(this).acknowledge({
      id: 'Serverless-LambdaDLQ',
      reason:
        'Callers of synchronous functions get the error; asynchronous functions have an on-failure queue.',
    });
  }
}
