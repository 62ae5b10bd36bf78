/** The key that signs push messages (VAPID); no person ever sees the private half. */
import { RemovalPolicy } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { CodeOf } from '../plain-function.ts';
import type { Stage } from '../stage.ts';
import { RotatedSecret } from './rotated-secret.ts';

export class PushKeys extends RotatedSecret {
  /** Not secret: browsers subscribe with it. */
  readonly publicKey = this.value('publicKey');

  constructor(scope: Construct, id: string, { stage, codeOf }: { stage: Stage; codeOf: CodeOf }) {
    super(scope, id, {
      stage,
      codeOf,
      description: 'Seed of the keys that sign push messages of GamePlan',
      version: stage.pushKeyVersion,
      // A subscription takes messages of the key it was made with only: without the seed, every device is lost.
      removalPolicy: stage.lasting ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      entry: 'lib/rotated/push-keys.function.ts',
      type: 'Custom::PushKeys',
    });
  }
}
