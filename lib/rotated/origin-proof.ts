/** The header that CloudFront adds to API requests, which proves that they came through CloudFront. */
import { RemovalPolicy } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { CodeOf } from '../plain-function.ts';
import type { Stage } from '../stage.ts';
import { RotatedSecret } from './rotated-secret.ts';

export class OriginProof extends RotatedSecret {
  /** The header's value, only for CloudFront. */
  readonly header = this.value('header');

  /** SHA-256 digests (hex) of the accepted values, separated by commas; not secret. */
  readonly digests = this.value('digests');

  constructor(scope: Construct, id: string, { stage, codeOf }: { stage: Stage; codeOf: CodeOf }) {
    super(scope, id, {
      stage,
      codeOf,
      description: 'Seed of the header between CloudFront and the API of GamePlan',
      version: stage.originVersion,
      // Not retained: a new stack creates a new seed, and updates CloudFront and the functions.
      removalPolicy: RemovalPolicy.DESTROY,
      entry: 'lib/rotated/origin-proof.function.ts',
      type: 'Custom::OriginProof',
    });
  }
}
