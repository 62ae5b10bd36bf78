/** One Lambda per row of the table of functions. */
import { Duration, Validations } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { type Route, type RouteName, routeNames, routeOf } from '../../lambdas/contracts/routes.ts';
import { type CodeOf, PlainFunction } from '../plain-function.ts';
import type { Stage } from '../stage.ts';
import { type GrantSources, grantOf } from './grants.ts';

export interface DeployedFunction {
  readonly name: RouteName;
  readonly row: Route;
  readonly lambda: PlainFunction;
}

export class Functions extends Construct {
  readonly all: readonly DeployedFunction[];

  constructor(scope: Construct, id: string, { codeOf, ...sources }: GrantSources & { codeOf: CodeOf }) {
    super(scope, id);
    const { stage } = sources;
    this.all = routeNames.map((name) => {
      const row = routeOf(name);
      const { statements, environment } = grantOf(row, sources);
      const lambda = new PlainFunction(this, name, {
        code: codeOf(`lambdas/functions/${name}.ts`),
        stage,
        description: `If it fails: ${row.failureImpact}`,
        timeout: Duration.seconds(row.timeoutSeconds),
        memorySize: row.memoryMb,
        ...reservedFor(name, row, stage),
        environment,
      });
      for (const statement of statements) lambda.addToRolePolicy(statement);
      if (row.uses.includes('mail')) acknowledgeAnyRecipient(lambda);
      return { name, row, lambda };
    });
  }
}

function reservedFor(
  name: RouteName,
  { reservedConcurrency }: Route,
  { reservesConcurrency, ceilings }: Stage,
): { reservedConcurrentExecutions?: number } {
  const reserved = reservedConcurrency ?? ceilings.concurrency[name];
  return reservesConcurrency && reserved !== undefined ? { reservedConcurrentExecutions: reserved } : {};
}

function acknowledgeAnyRecipient({ role }: PlainFunction): void {
  if (!role) return;
  Validations.of(role).acknowledge({
    id: 'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:identity/*]',
    reason:
      'SES also requires the permission on verified recipients; the condition allows only one sender address.',
  });
}
