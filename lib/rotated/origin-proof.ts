/** The header that CloudFront adds to requests for the API, which proves that they came through it. */
import { RemovalPolicy } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { CodeOf } from '../plain-function.ts';
import type { Stage } from '../stage.ts';
import { RotatedSecret } from './rotated-secret.ts';

export class OriginProof extends RotatedSecret {
  /** The header's value, for CloudFront alone. */
  readonly header = this.value('header');
  /** SHA-256 digests (hex) of the values that functions accept, separated by commas; not secret. */
  readonly digests = this.value('digests');

  constructor(scope: Construct, id: string, { stage, codeOf }: { stage: Stage; codeOf: CodeOf }) {
    super(scope, id, {
      stage,
      codeOf,
      description: 'Seed of the header between CloudFront and the API of GamePlan',
      version: stage.originVersion,
      // A new stack makes a new seed, and with it both ends.
      removalPolicy: RemovalPolicy.DESTROY,
      entry: 'lib/rotated/origin-proof.function.ts',
      type: 'Custom::OriginProof',
    });
  }
}
