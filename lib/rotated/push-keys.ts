/** The key that signs push messages (VAPID). Nobody ever sees the private key. */
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
      // Subscriptions accept only messages signed with the key they were created with, so losing the seed loses all devices.
      removalPolicy: stage.lasting ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      entry: 'lib/rotated/push-keys.function.ts',
      type: 'Custom::PushKeys',
    });
  }
}
