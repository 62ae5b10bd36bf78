/**
 * A secret that is rotated by a deploy: a random seed, created once, from which a function derives the values of each version.
 *
 * A deploy with the next version updates everything that uses the secret, minutes apart and in any order. So every verifier
 * accepts the current version, the previous one and the next one, and the parts agree at all times during the deploy. The same
 * version always derives the same values, so a rollback restores the previous state.
 */
import { CustomResource, Duration, type RemovalPolicy, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { type CodeOf, PlainFunction } from '../plain-function.ts';
import type { Stage } from '../stage.ts';

interface Props {
  readonly stage: Stage;
  readonly codeOf: CodeOf;
  readonly description: string;
  /** 1 or more; incremented to rotate. */
  readonly version: number;
  readonly removalPolicy: RemovalPolicy;
  /** Path from the root of the function that derives the values. */
  readonly entry: string;
  /** Resource type in CloudFormation. */
  readonly type: `Custom::${string}`;
}

export abstract class RotatedSecret extends Construct {
  /** The seed; readable only by functions that derive a private value. */
  readonly secret: Secret;
  /** The version in use, for the functions' environment. */
  readonly version: string;
  readonly #derived: CustomResource;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id);
    const { stage, codeOf, description, version, removalPolicy, entry, type } = props;
    this.version = String(version);
    this.secret = new Secret(this, 'Seed', {
      description,
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy,
    });
    Validations.of(this.secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason: 'It is rotated by a deploy with the next version, which updates everything that uses it.',
    });
    const derive = new PlainFunction(this, 'Derive', {
      code: codeOf(entry),
      stage,
      timeout: Duration.seconds(30),
      memorySize: 256,
      description: `At deploy: derives values from the secret "${description}".`,
    });
    derive.addToRolePolicy(
      new PolicyStatement({
        actions: ['secretsmanager:GetSecretValue'],
        resources: [this.secret.secretArn],
      }),
    );
    this.#derived = new CustomResource(this, 'Derived', {
      resourceType: type,
      serviceToken: derive.functionArn,
      serviceTimeout: Duration.minutes(2),
      properties: { secretId: this.secret.secretArn, version: this.version },
    });
    // The function needs its permissions before it runs.
    if (derive.role) this.#derived.node.addDependency(derive.role);
  }

  /** A value that the function derived. */
  protected value(name: string): string {
    return this.#derived.getAttString(name);
  }
}
