/**
 * A secret that is rotated by a deploy: random text made once, from which a function derives what a version needs.
 *
 * A deploy with the next version changes every user of the secret, minutes apart and in no certain order. So whatever
 * verifies accepts the present version, the one before and the one after: whichever is updated first, all agree at every
 * moment. The same version always derives the same values, so a deploy that is rolled back restores what was there.
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
  /** 1 or more; raised by one to rotate. */
  readonly version: number;
  readonly removalPolicy: RemovalPolicy;
  /** The function that derives the values, by its path from the root. */
  readonly entry: string;
  /** What it derives, as a type of resource. */
  readonly type: `Custom::${string}`;
}

export abstract class RotatedSecret extends Construct {
  /** The seed; only functions that derive a private value may read it. */
  readonly secret: Secret;
  /** The version in use, for their environment. */
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
      description: `At deploy: derives what is needed from the secret "${description}".`,
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
    // The function needs its rights before it runs.
    if (derive.role) this.#derived.node.addDependency(derive.role);
  }

  /** A value that the function derived. */
  protected value(name: string): string {
    return this.#derived.getAttString(name);
  }
}
