/** Something that a function makes at deploy, because CloudFormation cannot: the function, its rights, and what it answers. */
import { CustomResource, Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { type CodeOf, PlainFunction } from './plain-function.ts';
import type { Stage } from './stage.ts';

interface Props {
  readonly stage: Stage;
  readonly codeOf: CodeOf;
  /** Path of the function's file from the root. */
  readonly entry: string;
  readonly description: string;
  /** `Custom::` and what is made. */
  readonly type: `Custom::${string}`;
  /** What the function keeps its work in, and the actions it needs there. */
  readonly secret: Secret;
  readonly actions: readonly `secretsmanager:${'Get' | 'Put'}SecretValue`[];
  /** Given to the function with the secret's ARN, as `secretId`; it runs again when one changes. */
  readonly properties: Readonly<Record<string, string>>;
}

export class MadeAtDeploy extends Construct {
  readonly #made: CustomResource;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id);
    const { stage, codeOf, entry, description, type, secret, actions, properties } = props;
    const maker = new PlainFunction(this, 'Maker', {
      code: codeOf(entry),
      stage,
      timeout: Duration.seconds(30),
      memorySize: 256,
      description,
    });
    maker.addToRolePolicy(new PolicyStatement({ actions: [...actions], resources: [secret.secretArn] }));
    this.#made = new CustomResource(this, 'Made', {
      resourceType: type,
      serviceToken: maker.functionArn,
      serviceTimeout: Duration.minutes(2),
      properties: { secretId: secret.secretArn, ...properties },
    });
    // The rights must be there before the maker runs.
    if (maker.role) this.#made.node.addDependency(maker.role);
  }

  /** A value that the function answered. */
  value(name: string): string {
    return this.#made.getAttString(name);
  }
}
