/** The header that CloudFront adds to what it asks of the API, so that nobody gets in past it. */
import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { MadeAtDeploy } from '../made-at-deploy.ts';
import type { CodeOf } from '../plain-function.ts';
import type { Stage } from '../stage.ts';

export class OriginProof extends Construct {
  /** The header's value, for CloudFront alone. */
  readonly header: string;
  /** SHA-256, hex, of the values that functions accept; comma between. No secrets. */
  readonly digests: string;

  constructor(scope: Construct, id: string, { stage, codeOf }: { stage: Stage; codeOf: CodeOf }) {
    super(scope, id);
    const secret = new Secret(this, 'Seed', {
      description: 'What the header between CloudFront and the API of GamePlan is made from',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      // Nothing is lost with it: another seed makes another header, at both ends.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason: 'The header is renewed by a deploy with the next originVersion, which changes both its ends.',
    });
    const made = new MadeAtDeploy(this, 'Proof', {
      stage,
      codeOf,
      entry: 'lib/edge/origin-proof.function.ts',
      description: 'At deploy: makes the header by which functions know CloudFront.',
      type: 'Custom::OriginProof',
      secret,
      actions: ['secretsmanager:GetSecretValue'],
      properties: { version: String(stage.originVersion) },
    });
    this.header = made.value('header');
    this.digests = made.value('digests');
  }
}
